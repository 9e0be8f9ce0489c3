import { type DispatchFlags, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { accountDetails } from '../../accounts/accounts.api.ts';
import { DispatchModeIcon } from '../../accounts/dispatch-mode-icon.tsx';
import classes from './users.module.css';

type BookingRightsProps = {
  accountId: number;
  /** The user's first name. */
  name: string;
  modes: DispatchFlags;
  canDispatch: boolean;
  onChange: (change: { can_dispatch?: boolean; can_dispatch_modes?: DispatchFlags }) => void;
};

type RightRow = {
  name: string;
  sign: ReactNode;
  label: string;
  ofAccount: boolean | undefined;
  ofUser: boolean;
  set: (isOn: boolean) => void;
};

/** What the user may book, beside what the account may: both have to be on. */
export const BookingRights = ({ accountId, name, modes, canDispatch, onChange }: BookingRightsProps) => {
  const { t } = useTranslation();
  const title = useId();
  const { data: account } = useQuery(accountDetails(accountId));
  const rows: RightRow[] = [
    ...dispatchModes.map((mode) => ({
      name: mode,
      sign: <DispatchModeIcon mode={mode} size={16} />,
      label: t(`accounts.modes.${mode}`),
      ofAccount: account?.can_dispatch_modes[mode],
      ofUser: modes[mode],
      set: (isOn: boolean) => onChange({ can_dispatch_modes: { ...modes, [mode]: isOn } }),
    })),
    {
      name: 'can_dispatch',
      sign: <CheckCircleIcon size={16} />,
      label: t('users.manage.may_dispatch'),
      ofAccount: account?.can_dispatch,
      ofUser: canDispatch,
      set: (isOn) => onChange({ can_dispatch: isOn }),
    },
  ];
  return (
    <div className={classes.section}>
      <div className={classes.head}>
        <h3 id={title}>{t('users.manage.may_book')}</h3>
        <span className={classes.note}>{t('users.manage.booking.both')}</span>
      </div>
      <table className={classes.rights} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">{t('users.manage.booking.mode')}</th>
            <th scope="col" data-middle>
              {t('users.manage.booking.account')}
            </th>
            <th scope="col" data-middle>
              <span className={classes.firstName}>{name}</span>
            </th>
            <th scope="col">{t('users.manage.booking.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BookingRight key={row.name} row={row} person={name} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Which of the two keeps a right from counting; a right that one thinks to have given is the one to warn of. */
const resultOf = ({ ofAccount, ofUser }: RightRow) => {
  if (ofUser) return ofAccount === false ? 'off_for_account' : 'yes';
  return ofAccount === false ? 'off_for_both' : 'off_for_user';
};

const BookingRight = ({ row, person }: { row: RightRow; person: string }) => {
  const { t } = useTranslation();
  const { sign, label, ofAccount, ofUser, set } = row;
  const result = resultOf(row);
  return (
    <tr>
      <th scope="row">
        <span className={classes.mode}>
          {sign}
          {label}
        </span>
      </th>
      <td data-middle>{ofAccount !== undefined && <AccountSign isOn={ofAccount} />}</td>
      <td data-middle>
        <Checkbox aria-label={label} checked={ofUser} onChange={set} />
      </td>
      <td data-result={result}>{t(`users.manage.booking.${result}`, { name: person })}</td>
    </tr>
  );
};

const AccountSign = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation();
  return (
    <span
      role="img"
      className={classes.sign}
      data-on={isOn || undefined}
      aria-label={t(isOn ? 'users.manage.booking.yes' : 'users.manage.booking.no')}
    >
      {isOn ? <CheckIcon size={16} /> : '–'}
    </span>
  );
};
