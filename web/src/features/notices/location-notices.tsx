import { noticeKinds } from '@portal/contract/places/notice-kinds.ts';
import type { LocationNotices as Notices } from '@portal/contract/places/location-notices.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { noticeRefusals } from './notices.api.ts';
import classes from './notices.module.css';

type LocationNoticesProps = {
  value: Notices | null;
  onChange: (notices: Notices | null) => void;
  faultOf: (field: string) => string | undefined;
};

/** Who at a saved location, and which brokers of its freight, get notices of loads from and to it. */
export const LocationNotices = ({ value, onChange, faultOf }: LocationNoticesProps) => {
  const { t } = useTranslation();
  const begin = (): Notices => ({ addresses: [], brokers: [], language: currentLanguage(), kinds: [...noticeKinds] });
  return (
    <section className={classes.location} aria-label={t('notices.title')}>
      <h3>{t('notices.title')}</h3>
      <Checkbox
        label={t('notices.location.on')}
        checked={value !== null}
        onChange={(on) => onChange(on ? begin() : null)}
      />
      {value && <Fields value={value} onChange={onChange} faultOf={faultOf} />}
    </section>
  );
};

const Fields = ({ value, onChange, faultOf }: LocationNoticesProps & { value: Notices }) => {
  const { t } = useTranslation();
  const change = (changes: Partial<Notices>) => onChange({ ...value, ...changes });
  /** A fault of one address belongs to the field with all of them. */
  const faultBelow = (field: 'addresses' | 'brokers') =>
    faultOf(`notices.${field}`) ??
    value[field].map((_, at) => faultOf(`notices.${field}.${at}`)).find((fault) => fault !== undefined);
  return (
    <>
      <p className={classes.hint}>{t('notices.location.hint')}</p>
      <Addresses
        label={t('notices.location.addresses')}
        value={value.addresses}
        onChange={(addresses) => change({ addresses })}
        error={faultBelow('addresses')}
      />
      <Addresses
        label={t('notices.location.brokers')}
        value={value.brokers}
        onChange={(brokers) => change({ brokers })}
        error={faultBelow('brokers')}
      />
      <Unsubscribed addresses={[...value.addresses, ...value.brokers]} />
      <LanguageChoice value={value.language} onChange={(language) => change({ language })} />
      <KindChoice
        id="location-notice-kinds"
        value={value.kinds}
        onChange={(kinds) => change({ kinds })}
        error={value.kinds.length === 0 ? t('notices.location.none_chosen') : undefined}
      />
    </>
  );
};

type AddressesProps = {
  label: string;
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  error: string | undefined;
};

/** Addresses in one line, as mail programs copy them too. */
const Addresses = ({ label, value, onChange, error }: AddressesProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  // What is typed is kept as it is, as long as it says the same.
  const isSame = splitAddresses(typed).join() === value.join();
  return (
    <TextField
      label={label}
      hint={t('notices.location.separate')}
      inputMode="email"
      autoCapitalize="none"
      maxLength={1400}
      value={isSame ? typed : value.join(', ')}
      onChange={(text) => {
        setTyped(text);
        onChange(splitAddresses(text));
      }}
      error={error}
    />
  );
};

const Unsubscribed = ({ addresses }: { addresses: readonly string[] }) => {
  const { t } = useTranslation();
  const { data } = useQuery(noticeRefusals);
  const refusing = new Set(data?.items.map(({ email }) => email));
  const gone = addresses.filter((address) => refusing.has(address.toLowerCase()));
  if (gone.length === 0) return null;
  return (
    <p className={classes.unsubscribed} role="status">
      {t('notices.location.unsubscribed', { count: gone.length, addresses: gone.join(', ') })}
    </p>
  );
};
