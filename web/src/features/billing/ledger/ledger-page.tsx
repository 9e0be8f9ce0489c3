import { accountingSoftware } from '@portal/contract/billing/accounting-software.ts';
import { ledgerNames } from '@portal/contract/billing/billing.settings.ts';
import type { LedgerTotals } from '@portal/contract/billing/ledger-export.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { DownloadIcon, PencilIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { ledgerAddress } from '../addresses.ts';
import { ledgerTotals, type Period, saveLedger } from './ledger.api.ts';
import classes from './ledger-page.module.css';
import { MonthsCard } from './months-card.tsx';
import { TaxesTable } from './taxes-table.tsx';
import { NamesDrawer, type StoredNames } from './names-drawer.tsx';

/** The month before the present one: what is taken over into other books once it is closed. */
const lastMonth = (): Period => {
  const now = new Date();
  const first = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-01`;
  const to = addDays(first, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
};

/** What was booked in a period, by account of the books, and the files that accounting software imports. */
export const LedgerPage = () => {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/settings-list/settings/ledger' });
  const navigate = useNavigate();
  const period = { ...lastMonth(), ...search };
  const go = (change: Partial<Period>) => void navigate(ledgerAddress({ ...period, ...change }));
  const totals = useQuery(ledgerTotals(period));
  const names = useQuery(settingQuery(ledgerNames));
  const me = useMe();
  const mayClose = mayDo(me, 'post:period-close');
  const mayReadTaxes = mayDo(me, 'get:tax');
  return (
    <SettingsFrame name="ledger" text={t('billing.screens.ledger.text')}>
      <div className={classes.period}>
        <DateField
          label={t('billing.screens.list.from')}
          value={period.from}
          max={period.to}
          onChange={(from) => from && go({ from })}
        />
        <DateField
          label={t('billing.screens.list.until')}
          value={period.to}
          min={period.from}
          onChange={(to) => to && go({ to })}
        />
      </div>
      <Loaded query={names}>
        {(stored) => (
          <Loaded query={totals}>{(shown) => <Totals totals={shown} stored={stored} period={period} />}</Loaded>
        )}
      </Loaded>
      {mayReadTaxes && <TaxesTable period={period} />}
      {mayClose && <MonthsCard />}
    </SettingsFrame>
  );
};

type TotalsProps = { totals: LedgerTotals; stored: StoredNames; period: Period };

const Totals = ({ totals, stored, period }: TotalsProps) => {
  const { t } = useTranslation();
  const [isNaming, setNaming] = useState(false);
  return (
    <Card
      title={t('billing.screens.ledger.title')}
      aside={t('billing.screens.ledger.journals', { count: totals.journals })}
    >
      {totals.accounts.length > 0 ? (
        <AccountsTable totals={totals} stored={stored} />
      ) : (
        <p className={classes.quiet}>{t('billing.screens.ledger.none')}</p>
      )}
      <div className={classes.actions}>
        <Button icon={<PencilIcon size={16} />} onClick={() => setNaming(true)}>
          {t('billing.screens.ledger.names')}
        </Button>
        <Files period={period} isEmpty={totals.accounts.length === 0} />
      </div>
      <p className={classes.quiet}>{t('billing.screens.ledger.hint')}</p>
      {isNaming && <NamesDrawer stored={stored} onClose={() => setNaming(false)} />}
    </Card>
  );
};

const Files = ({ period, isEmpty }: { period: Period; isEmpty: boolean }) => {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: (software: (typeof accountingSoftware)[number]) =>
      saveLedger({ ...period, software, language: currentLanguage() }),
    onError: notifyFailure,
  });
  return accountingSoftware.map((software) => (
    <Button
      key={software}
      icon={<DownloadIcon size={16} />}
      disabledReason={isEmpty && t('billing.screens.ledger.none')}
      pending={save.isPending && save.variables === software}
      onClick={() => save.mutate(software)}
    >
      {t(`billing.screens.ledger.software.${software}`)}
    </Button>
  ));
};

const AccountsTable = ({ totals, stored }: Omit<TotalsProps, 'period'>) => {
  const { t } = useTranslation();
  const missing = t('billing.screens.ledger.unnamed');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('billing.screens.ledger.account')}</th>
          <th scope="col">QuickBooks</th>
          <th scope="col">Xero</th>
          <th scope="col">{t('billing.screens.ledger.debits')}</th>
          <th scope="col">{t('billing.screens.ledger.credits')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.accounts.map(({ account, debits, credits }) => (
          <tr key={account}>
            <th scope="row">{t(`billing.ledger_accounts.${account}`)}</th>
            <td data-label="QuickBooks">{stored.value.accounts[account].quickbooks || missing}</td>
            <td data-label="Xero">{stored.value.accounts[account].xero || missing}</td>
            <td data-label={t('billing.screens.ledger.debits')}>{money(debits)}</td>
            <td data-label={t('billing.screens.ledger.credits')}>{money(credits)}</td>
          </tr>
        ))}
        <tr className={classes.total}>
          <th scope="row">{t('billing.screens.ledger.total')}</th>
          <td />
          <td />
          <td data-label={t('billing.screens.ledger.debits')}>{money(totals.debits)}</td>
          <td data-label={t('billing.screens.ledger.credits')}>{money(totals.debits)}</td>
        </tr>
      </tbody>
    </table>
  );
};
