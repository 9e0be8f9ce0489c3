import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../platform/use-debounced.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { accountDetails, accountList } from './accounts.api.ts';

type AccountFilterProps = {
  label: string;
  /** Keeps the label for screen readers alone, where the empty field says enough. */
  hideLabel?: boolean;
  /** What the empty field says. */
  any: string;
  error?: string | undefined;
  value: number | undefined;
  onChange: (accountId: number | undefined) => void;
};

const pauseMs = 200;
const mostAccounts = 8;

/** Lists are filtered by one account, found by name; gone for people who see one account alone. */
export const AccountFilter = ({ label, hideLabel = false, any, error, value, onChange }: AccountFilterProps) => {
  const chosen = useAccountName(value);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced((typed ?? '').trim(), pauseMs);
  const { data } = useQuery(accountList({ ...(search && { search }), limit: mostAccounts }));
  const isAlone = !search && data !== undefined && data.total < 2;
  if (value === undefined && (data === undefined || isAlone)) return null;
  return (
    <SuggestField
      label={label}
      hideLabel={hideLabel}
      placeholder={any}
      error={error}
      icon={<SearchIcon size={15} />}
      text={typed ?? chosen ?? ''}
      onText={(text) => {
        setTyped(text);
        if (value !== undefined) onChange(undefined);
      }}
      suggestions={(data?.items ?? []).map(({ id, name, city }) => ({
        key: String(id),
        label: name,
        detail: city,
        value: id,
      }))}
      onPick={(id) => {
        setTyped(null);
        onChange(id);
      }}
    />
  );
};

/** The name of an account by its id; an id from a link that is not to be seen stays a number. */
export const AccountName = ({ id }: { id: number }) => useAccountName(id);

const useAccountName = (id: number | undefined): string | undefined => {
  const { data } = useQuery({ ...accountDetails(id ?? 0), enabled: id !== undefined });
  if (id === undefined) return undefined;
  return data?.name ?? `#${id}`;
};
