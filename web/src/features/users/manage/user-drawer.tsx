import { adminRoles, isPaidCommission } from '@portal/contract/access/roles.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { PersonBadge } from '../../../ui/primitives/person-badge.tsx';
import { FormDrawer } from '../../accounts/form/form-drawer.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { GivenLinks } from './given-links.tsx';
import { BookingRights } from './booking-rights.tsx';
import { phoneFaults } from '../phone-faults.ts';
import { PhoneFields } from '../phone-fields.tsx';
import { useCountryOf } from '../../accounts/accounts.api.ts';
import { latelyInSentence } from '../../accounts/lately.ts';
import { CommissionFields, commissionFaults, sentCommissions, typedCommissions } from './commission-fields.tsx';
import { useRoleOptions, userRoleName } from './role-options.ts';
import { UserAccess } from './user-access.tsx';
import { UserMenu } from './user-menu.tsx';
import { changeUser } from './users.api.ts';
import { userKeys } from './users.keys.ts';
import classes from './users.module.css';

type Managed = NonNullable<ListedUser['managed']>;
type UserDrawerProps = { user: ListedUser; managed: Managed; onClose: () => void };

const nameOf = ({ first_name, last_name }: ListedUser): string => `${first_name} ${last_name}`;

const names = ['first_name', 'last_name', 'email'] as const;

/** The fields whose values differ. */
const changedFields = <F extends object>(before: F, after: F): Partial<F> => {
  const changed: Partial<F> = {};
  for (const name in after) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = after[name];
  }
  return changed;
};

/** Says what was done, closes the drawer and reads the list again. */
const useDone = (onClose: () => void) => {
  const client = useQueryClient();
  return (text: string) => {
    void client.invalidateQueries({ queryKey: userKeys.all });
    notify.success(text);
    onClose();
  };
};

/** The form of a user's fields. What did not change is not sent: nobody may change some of their own fields. */
const useUserForm = (user: ListedUser, managed: Managed, country: Country, onSent: () => void) => {
  const { email, first_name, last_name } = user;
  const { phone, phone_extension, can_dispatch, can_dispatch_modes, can_pay } = managed;
  const role_id = String(user.role_id);
  const commissions = typedCommissions(managed.commissions);
  const rights = { role_id, can_dispatch, can_dispatch_modes, can_pay, commissions };
  const initial = { email, first_name, last_name, phone, phone_extension, ...rights };
  return useCheckedForm({
    initial,
    check: (typed) => ({
      ...phoneFaults(typed, country, managed),
      ...emptyFaults({
        ...(email && { email: typed.email }),
        first_name: typed.first_name,
        last_name: typed.last_name,
      }),
      ...commissionFaults(typed.commissions),
    }),
    send: (typed) => {
      const { role_id: chosenRole, commissions: intervals, ...changed } = changedFields(initial, typed);
      return changeUser(user.id, {
        ...changed,
        ...(chosenRole && { role_id: Number(chosenRole) }),
        ...(intervals && { commissions: sentCommissions(intervals) }),
      });
    },
    onSent,
  });
};

/** What an administrator may change of somebody else. */
export const UserDrawer = ({ user, managed, onClose }: UserDrawerProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const done = useDone(onClose);
  const country = useCountryOf(user.account_id);
  const form = useUserForm(user, managed, country, () => done(t('users.manage.saved')));
  const name = nameOf(user);
  const { last_sign_in_at } = managed;
  return (
    <FormDrawer
      title={name}
      head={{
        picture: <PersonBadge name={name} large />,
        state: last_sign_in_at
          ? t('users.manage.last_sign_in', { when: latelyInSentence(last_sign_in_at, t) })
          : t('users.manage.never_signed_in'),
        menu: me.user.id !== user.id && <UserMenu user={user} managed={managed} name={name} onDone={done} />,
      }}
      form={form}
      onClose={onClose}
      aside={
        <span className={classes.atOnce}>
          <InfoIcon size={16} />
          {t('users.manage.at_once')}
        </span>
      }
      save={t('users.manage.save')}
    >
      <UserFields user={user} country={country} form={form} />
      <BookingRights
        accountId={user.account_id}
        name={user.first_name}
        modes={form.values.can_dispatch_modes}
        canDispatch={form.values.can_dispatch}
        onChange={form.change}
      />
      {!adminRoles.includes(user.role) && (
        <PaymentRights canPay={form.values.can_pay} onChange={(can_pay) => form.change({ can_pay })} />
      )}
      {isPaidCommission(user.role) && (
        <CommissionFields
          intervals={form.values.commissions}
          onChange={(intervals) => form.change({ commissions: intervals })}
          faultOf={form.faultOf}
        />
      )}
      <div className={classes.section}>
        {!me.signed_in_as && <UserAccess userId={user.id} name={name} isOneself={me.user.id === user.id} />}
        <GivenLinks userId={user.id} />
        {!me.signed_in_as && <OpenSessions userId={user.id} title={<h3>{t('users.sessions.title')}</h3>} />}
        <p className={classes.note}>{signInText(managed, t)}</p>
      </div>
    </FormDrawer>
  );
};

type PaymentRightsProps = { canPay: boolean; onChange: (canPay: boolean) => void };

/** Whether somebody who is no admin sees and pays invoices. */
const PaymentRights = ({ canPay, onChange }: PaymentRightsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.section}>
      <h3>{t('users.manage.payments')}</h3>
      <Checkbox label={t('users.manage.can_pay')} checked={canPay} onChange={onChange} />
      <p className={classes.note}>{t('users.manage.can_pay_note')}</p>
    </div>
  );
};

type UserFieldsProps = { user: ListedUser; country: Country; form: ReturnType<typeof useUserForm> };

const UserFields = ({ user, country, form }: UserFieldsProps) => {
  const { t } = useTranslation();
  const role_id = String(user.role_id);
  const roles = useRoleOptions();
  // A hidden role stays in the list of whoever has it.
  const isListed = roles.some(({ value }) => value === role_id);
  const ownRole = { value: role_id, label: userRoleName(user, t) };
  const textField = (name: (typeof names)[number]) => (
    <div key={name} data-field={name}>
      <TextField label={t(`users.manage.fields.${name}`)} {...form.field(name)} />
    </div>
  );
  return (
    <div className={classes.fields}>
      {names.map(textField)}
      <div data-field="role">
        <SelectField
          label={t('users.manage.columns.role')}
          options={isListed ? roles : [...roles, ownRole]}
          {...form.field('role_id')}
        />
      </div>
      <PhoneFields home={country} phone={form.field('phone')} extension={form.field('phone_extension')} />
    </div>
  );
};

/** How the person signs in, beside the password. */
const signInText = ({ has_second_factor, passkeys }: Managed, t: Translate): string =>
  [
    t(has_second_factor ? 'users.manage.second_factor.is_on' : 'users.manage.second_factor.is_off'),
    passkeys > 0
      ? t('users.manage.second_factor.passkeys', { count: passkeys })
      : t('users.manage.second_factor.no_passkeys'),
  ].join(' ');
