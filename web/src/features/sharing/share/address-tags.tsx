import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Field, type ControlProps, type FieldFrame } from '../../../ui/fields/field.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './address-tags.module.css';

type AddressTagsProps = FieldFrame & {
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  isAddress: (text: string) => boolean;
};

const separators = new Set([',', ';', ' ', 'Enter']);
const typedSeparator = /[,;\s]/;

/** The addresses as tags: a separator or blur adds the typed one, a pasted list adds all. */
const useTags = ({ value, onChange }: AddressTagsProps) => {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<string[]>([]);
  const add = (text: string) => {
    const all = splitAddresses([...value, ...splitAddresses(text)]);
    setTyped('');
    if (all.length === value.length) return;
    setAdded(all.slice(value.length));
    onChange(all);
  };
  const remove = (address: string) => onChange(value.filter((one) => one !== address));
  return { typed, setTyped, added, add, remove };
};

/** Field for several e-mail addresses; each can be removed by pointer or keyboard. */
export const AddressTags = (props: AddressTagsProps) => {
  const { value: _, onChange: __, isAddress: ___, ...frame } = props;
  return <Field {...frame}>{(control) => <Tags {...props} control={control} />}</Field>;
};

const Tags = (props: AddressTagsProps & { control: ControlProps }) => {
  const { t } = useTranslation();
  const { value, isAddress, control, error } = props;
  const { typed, setTyped, added, add, remove } = useTags(props);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const removeAndFocus = (address: string) => {
    remove(address);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (separators.has(event.key)) {
      event.preventDefault();
      add(typed);
    } else if (!typed && event.key === 'Backspace' && value.length > 0) removeAndFocus(value.at(-1) ?? '');
    else if (!typed && event.key === 'ArrowLeft') buttons().at(-1)?.focus();
  };
  // Keyboards of phones report text without key names.
  const type = (text: string) => (typedSeparator.test(text) ? add(text) : setTyped(text));
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (splitAddresses(text).length < 2) return;
    event.preventDefault();
    add(`${typed} ${text}`);
  };
  return (
    <div className={classes.box} data-invalid={Boolean(error) || undefined}>
      <ul ref={list} className={classes.tags}>
        {value.map((address, index) => (
          <Tag
            key={address}
            address={address}
            valid={isAddress(address)}
            onRemove={() => removeAndFocus(address)}
            onMove={(step) => (buttons()[index + step] ?? input.current)?.focus()}
          />
        ))}
      </ul>
      <input
        {...control}
        ref={input}
        className={classes.input}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKey}
        onPaste={paste}
        onBlur={() => typed.trim() && add(typed)}
      />
      <span className={classes.added} role="status">
        {added.map((address) => t('sharing.dialog.added', { address })).join(', ')}
      </span>
    </div>
  );
};

type TagProps = { address: string; valid: boolean; onRemove: () => void; onMove: (step: 1 | -1) => void };

const Tag = ({ address, valid, onRemove, onMove }: TagProps) => {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') onRemove();
    else if (event.key === 'ArrowLeft') onMove(-1);
    else if (event.key === 'ArrowRight') onMove(1);
    else return;
    event.preventDefault();
  };
  return (
    <li className={classes.tag} data-invalid={!valid || undefined}>
      <span className={classes.address}>{address}</span>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('sharing.dialog.remove', { address })}
        onClick={onRemove}
        onKeyDown={press}
      >
        <CloseIcon size={12} />
      </button>
    </li>
  );
};
