import { useNavigate } from '@tanstack/react-router';
import { usePhone } from '../../../platform/screen-width.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, RowsIcon } from '../../../ui/icons/action-icons.tsx';
import { CardIcon } from '../../../ui/icons/navigation-icons.tsx';
import { ChartIcon, FileIcon } from '../../../ui/icons/status-icons.tsx';
import { LineEnd } from '../../../ui/lists/list-head.tsx';
import { exportText } from '../../../ui/lists/export-text.ts';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { balancesAddress, ledgerAddress, paymentsAddress } from '../addresses.ts';

/** What else there is of money: what was paid, the ledger of the operator, statements; and the list as a file. */
export const HubLinks = ({ total, onExport }: { total: number | undefined; onExport: () => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const phone = usePhone();
  const isBookkeeper = mayDo(me, 'post:billing') && mayDo(me, 'patch:settings');
  const hasStatements = !me.account.has_freight_system;
  const words = {
    payments: t('billing.pay.history.title'),
    ledger: t('billing.screens.ledger.link'),
    balances: t('billing.balances_over_time'),
    statements: t('billing.screens.statements'),
    export: exportText(total === undefined ? undefined : { total }, t),
  };
  const statements = { to: '/settings/statements', search: {} } as const;
  if (phone) {
    const to = (label: string, icon: typeof CardIcon, go: () => unknown) => ({
      label,
      icon,
      onSelect: () => void go(),
    });
    return (
      <LineEnd>
        <ActionMenu
          label={t('billing.screens.more')}
          actions={[
            to(words.payments, CardIcon, () => navigate(paymentsAddress)),
            ...(isBookkeeper ? [to(words.ledger, FileIcon, () => navigate(ledgerAddress()))] : []),
            ...(hasStatements ? [to(words.balances, ChartIcon, () => navigate(balancesAddress()))] : []),
            ...(hasStatements ? [to(words.statements, RowsIcon, () => navigate(statements))] : []),
            to(words.export, DownloadIcon, onExport),
          ]}
        />
      </LineEnd>
    );
  }
  return (
    <LineEnd>
      <LinkButton {...paymentsAddress}>{words.payments}</LinkButton>
      {isBookkeeper && <LinkButton {...ledgerAddress()}>{words.ledger}</LinkButton>}
      {hasStatements && <LinkButton {...balancesAddress()}>{words.balances}</LinkButton>}
      {hasStatements && (
        <LinkButton icon={<RowsIcon size={16} />} {...statements}>
          {words.statements}
        </LinkButton>
      )}
      <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
        {words.export}
      </Button>
    </LineEnd>
  );
};
