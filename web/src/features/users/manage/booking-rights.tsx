import { type DispatchFlags, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { accountDetails } from '../../accounts/accounts.api.ts';
import classes from './users.module.css';

type BookingRightsProps = {
  accountId: number;
  modes: DispatchFlags;
  canDispatch: boolean;
  onChange: (change: { can_dispatch?: boolean; can_dispatch_modes?: DispatchFlags }) => void;
};

type RightRow = {
  name: string;
  label: string;
  ofAccount: boolean | undefined;
  ofUser: boolean;
  set: (isOn: boolean) => void;
};

/** What the user may book, beside what the account may: both have to be on. */
export const BookingRights = ({ accountId, modes, canDispatch, onChange }: BookingRightsProps) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountDetails(accountId));
  const rows: RightRow[] = [
    ...dispatchModes.map((mode) => ({
      name: mode,
      label: t(`accounts.modes.${mode}`),
      ofAccount: account?.can_dispatch_modes[mode],
      ofUser: modes[mode],
      set: (isOn: boolean) => onChange({ can_dispatch_modes: { ...modes, [mode]: isOn } }),
    })),
    {
      name: 'can_dispatch',
      label: t('users.manage.may_dispatch'),
      ofAccount: account?.can_dispatch,
      ofUser: canDispatch,
      set: (isOn) => onChange({ can_dispatch: isOn }),
    },
  ];
  return (
    <table className={classes.rights}>
      <caption>{t('users.manage.may_book')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('users.manage.booking.mode')}</th>
          <th scope="col">{t('users.manage.booking.account')}</th>
          <th scope="col">{t('users.manage.booking.user')}</th>
          <th scope="col">{t('users.manage.booking.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BookingRight key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
};

const BookingRight = ({ row: { label, ofAccount, ofUser, set } }: { row: RightRow }) => {
  const { t } = useTranslation();
  const isOverruled = ofUser && ofAccount === false;
  const result = isOverruled ? 'off_for_account' : ofUser ? 'yes' : 'no';
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{ofAccount !== undefined && <AccountSign isOn={ofAccount} />}</td>
      <td>
        <Checkbox aria-label={label} checked={ofUser} onChange={set} />
      </td>
      <td data-warning={isOverruled || undefined}>{t(`users.manage.booking.${result}`)}</td>
    </tr>
  );
};

const AccountSign = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation();
  return (
    <span role="img" aria-label={t(isOn ? 'users.manage.booking.yes' : 'users.manage.booking.no')}>
      {isOn ? <CheckIcon size={16} /> : '–'}
    </span>
  );
};
