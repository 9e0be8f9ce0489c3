import type { Account, ModeUse } from '@portal/contract/accounts/account.ts';
import type { AccountChange } from '@portal/contract/accounts/account-input.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { EyeOffIcon } from '../../../ui/icons/action-icons.tsx';
import { CheckCircleIcon, ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { useChangeAccount } from '../accounts.api.ts';
import { DispatchModeIcon } from '../dispatch-mode-icon.tsx';
import classes from './account-page.module.css';

/** What was used of a mode lately, or since when it is off. */
const usageText = ({ mode, used, carriers, places, ever_used, off_since }: ModeUse, t: Translate): string => {
  if (off_since !== null) return t('accounts.page.use.off_since', { date: dateAndTime(off_since)[0] });
  if (used === 0) return t(ever_used ? 'accounts.page.use.none_lately' : 'accounts.page.use.never');
  if (mode === 'insurance') return t('accounts.page.use.policies', { count: used });
  const [key, count] = mode === 'drayage' ? (['places', places] as const) : (['carriers', carriers] as const);
  const loads = t('accounts.loads', { count: used });
  return count === 0 ? loads : `${loads}, ${t(`accounts.page.use.${key}`, { count })}`;
};

type Change = Omit<AccountChange, 'version'>;
type SwitchRow = {
  name: string;
  sign: ReactNode;
  label: string;
  note?: string | undefined;
  isOn: boolean;
  changed: (isOn: boolean) => Change;
};

const useRows = (account: Account): SwitchRow[] => {
  const { t } = useTranslation();
  return [
    ...dispatchModes.map((mode) => ({
      name: mode,
      sign: <DispatchModeIcon mode={mode} size={18} />,
      label: t(`accounts.modes.${mode}`),
      note: account.mode_use.filter((use) => use.mode === mode).map((use) => usageText(use, t))[0],
      isOn: account.can_dispatch_modes[mode],
      changed: (isOn: boolean) => ({ can_dispatch_modes: { [mode]: isOn } }),
    })),
    {
      name: 'can_dispatch',
      sign: <CheckCircleIcon size={18} />,
      label: t('accounts.page.can_dispatch'),
      note: t('accounts.page.can_dispatch_note'),
      isOn: account.can_dispatch,
      changed: (isOn: boolean) => ({ can_dispatch: isOn }),
    },
    {
      name: 'is_branded',
      sign: <EyeOffIcon size={18} />,
      label: t('accounts.page.is_branded'),
      note: t('accounts.page.is_branded_note'),
      isOn: account.is_branded,
      changed: (isOn: boolean) => ({ is_branded: isOn }),
    },
    {
      name: 'loyalty_insurance',
      sign: <ShieldIcon size={18} />,
      label: t('accounts.page.loyalty_insurance'),
      note: t('accounts.page.loyalty_insurance_note'),
      isOn: account.loyalty_insurance,
      changed: (isOn: boolean) => ({ loyalty_insurance: isOn }),
    },
  ];
};

/** Rows with a note take the whole width. */
const wideRows = ['is_branded', 'loyalty_insurance'];

/** What the account may book, each mode with a switch that counts at once. */
export const ModesCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useChangeAccount(account);
  const rows = useRows(account);
  const isClosed = account.status === 'closed';
  const set = ({ label, changed }: SwitchRow, isOn: boolean) =>
    mutate(changed(isOn), {
      onSuccess: () =>
        notify.success(t(isOn ? 'accounts.page.switched_on' : 'accounts.page.switched_off', { name: label })),
      onError: notifyFailure,
    });
  // What was pressed shows at once; a refusal takes it back.
  const shown = (row: SwitchRow) =>
    isPending && JSON.stringify(variables) === JSON.stringify(row.changed(!row.isOn)) ? !row.isOn : row.isOn;
  return (
    <Card
      title={t('accounts.page.modes')}
      aside={<span className={classes.note}>{t('accounts.page.modes_note', { count: account.users })}</span>}
    >
      <ul className={classes.switches}>
        {rows.map((row) => (
          <li key={row.name} data-wide={wideRows.includes(row.name) || undefined} data-off={!shown(row) || undefined}>
            {row.sign}
            <span className={classes.switchName}>{row.label}</span>
            {row.note && (
              <span
                className={classes.note}
                title={wideRows.includes(row.name) ? undefined : t('accounts.page.use.lately')}
              >
                {row.note}
              </span>
            )}
            <Switch
              label={row.label}
              checked={shown(row)}
              disabled={isClosed || isPending}
              onChange={(isOn) => set(row, isOn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};
