import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { customersToPick } from '../accounts.api.ts';
import { placeText } from '../place-text.ts';

export type PickedAccount = { id: number; name: string };

type AccountPickerProps = {
  label: string;
  hint?: string;
  placeholder: string;
  required?: boolean;
  error?: string | undefined;
  value: PickedAccount | null;
  onChange: (account: PickedAccount | null) => void;
};

const pauseMs = 200;
const mostAccounts = 8;

/** One of the customers, found by name, city, tax id or CRM id. Emptied, it is none. */
export const AccountPicker = ({ value, onChange, ...frame }: AccountPickerProps) => {
  const [text, setText] = useState(value?.name ?? '');
  const search = useDebounced(text.trim(), pauseMs);
  const { data } = useQuery(customersToPick({ ...(search && { search }), limit: mostAccounts }));
  return (
    <SuggestField
      {...frame}
      icon={<SearchIcon size={15} />}
      text={text}
      onText={(typed) => {
        setText(typed);
        if (value) onChange(null);
      }}
      suggestions={(data?.items ?? []).map((account) => ({
        key: String(account.id),
        label: account.name,
        detail: placeText(account),
        value: { id: account.id, name: account.name },
      }))}
      onPick={(account) => {
        setText(account.name);
        onChange(account);
      }}
    />
  );
};
