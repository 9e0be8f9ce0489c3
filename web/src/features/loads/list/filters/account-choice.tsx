import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useSeenAccounts } from './seen-accounts.ts';

type AccountChoiceProps = { value: number | undefined; onChange: (id: number | undefined) => void };

const any = 'any';

/** Filter by account, for people who see the loads of several accounts. */
export const AccountChoice = ({ value, onChange }: AccountChoiceProps) => {
  const { t } = useTranslation();
  const seen = useSeenAccounts();
  const known = value === undefined || seen.some(({ id }) => id === value);
  const accounts = known ? seen : [...seen, { id: value, name: `#${value}` }];
  if (accounts.length < 2 && value === undefined) return null;
  return (
    <SelectField
      label={t('loads.my_loads.advanced.account')}
      value={value === undefined ? any : String(value)}
      onChange={(id) => onChange(id === any ? undefined : Number(id))}
      options={[
        { value: any, label: t('loads.my_loads.advanced.any_account') },
        ...accounts.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};
