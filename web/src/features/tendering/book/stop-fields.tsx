import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { Location } from '@portal/contract/places/saved-location.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TimeRangeField } from '../../../ui/fields/time-range-field.tsx';
import { editAddress } from '../../loads/addresses.ts';
import { choiceClosedReason } from '../../quotes/list/choice-refusal.ts';
import classes from './load-tendering-page.module.css';
import { PlaceNameField } from './place-name-field.tsx';
import type { StopForm } from './tender-form.ts';

type StopFieldsProps = {
  load: LoadDetails;
  index: number;
  stop: StopForm;
  /** What is wrong with a field of the stop, in the language on screen. */
  faultOf: (field: string) => string | undefined;
  onChange: (stop: StopForm) => void;
};

const filledFrom = (stop: StopForm, location: Location): StopForm => ({
  ...stop,
  name: location.name,
  address: location.address,
  contact: {
    name: location.contact_name,
    phone: readablePhone(location.contact_phone, location.country),
    email: location.contact_email,
  },
  open_time: location.open_time.slice(0, 5),
  close_time: location.close_time.slice(0, 5),
});

/** One stop: the place, who to ask for, hours and reference. */
export const StopFields = ({ load, index, stop, faultOf, onChange }: StopFieldsProps) => {
  const { t } = useTranslation();
  const quoted = load.stops[index];
  if (!quoted) return null;
  return (
    <div className={classes.stopFields}>
      <StopHead type={quoted.type} number={load.stops.length > 2 ? index + 1 : null} />
      <PlaceNameField
        text={stop.name}
        zip={quoted.zip_code}
        onText={(name) => onChange({ ...stop, name })}
        onPick={(location) => onChange(filledFrom(stop, location))}
        error={faultOf('name')}
      />
      <TextField
        label={t('tendering.stops.address')}
        required
        maxLength={200}
        value={stop.address}
        onChange={(address) => onChange({ ...stop, address })}
        error={faultOf('address')}
      />
      <QuotedPlace load={load} quoted={quoted} />
      <ContactFields stop={stop} onChange={onChange} faultOf={faultOf} required={!quoted.is_terminal} />
      <div className={classes.hours}>
        <TimeRangeField
          label={t(`tendering.stops.hours_${quoted.type}`)}
          value={{ from: stop.open_time, to: stop.close_time }}
          onChange={({ from, to }) => onChange({ ...stop, open_time: from, close_time: to })}
          error={faultOf('open_time')}
        />
        <TextField
          label={t('tendering.stops.reference')}
          maxLength={80}
          placeholder={t('tendering.stops.reference_hint')}
          value={stop.reference}
          onChange={(reference) => onChange({ ...stop, reference })}
        />
      </div>
    </div>
  );
};

/** What happens at the stop, and where there are more than two, which it is. */
const StopHead = ({ type, number }: Pick<Stop, 'type'> & { number: number | null }) => {
  const { t } = useTranslation();
  return (
    <CardHead
      title={
        <>
          <span className={classes.glyph} data-type={type} aria-hidden="true" />
          {number === null
            ? t(`tendering.stops.${type}`)
            : t('loads.book.truck.stops.numbered', { number, kind: t(`tendering.stops.${type}`) })}
        </>
      }
    />
  );
};

/** The quoted place; another ZIP code is another price. */
const QuotedPlace = ({ load, quoted }: { load: LoadDetails; quoted: Stop }) => {
  const { t } = useTranslation();
  return (
    <div>
      <div className={classes.place}>
        <TextField label={t('tendering.stops.zip')} value={quoted.zip_code} readOnly />
        <TextField label={t('tendering.stops.city')} value={quoted.city} readOnly />
        <TextField label={t('tendering.stops.state')} value={quoted.state} readOnly />
      </div>
      <p className={classes.fixed}>
        {t('tendering.stops.zip_fixed')}{' '}
        {choiceClosedReason(load) === null && <Link {...editAddress(load)}>{t('tendering.stops.requote')}</Link>}
      </p>
    </div>
  );
};

type ContactFieldsProps = Pick<StopFieldsProps, 'stop' | 'onChange' | 'faultOf'> & { required: boolean };

const ContactFields = ({ stop, onChange, faultOf, required }: ContactFieldsProps) => {
  const { t } = useTranslation();
  const { contact } = stop;
  const change = (changed: Partial<StopForm['contact']>) => onChange({ ...stop, contact: { ...contact, ...changed } });
  return (
    <>
      <div className={classes.two}>
        <TextField
          label={t('tendering.stops.contact')}
          required={required}
          maxLength={120}
          value={contact.name}
          onChange={(name) => change({ name })}
          error={faultOf('contact.name')}
        />
        <TextField
          label={t('tendering.stops.phone')}
          required={required}
          type="tel"
          maxLength={30}
          value={contact.phone}
          onChange={(phone) => change({ phone })}
          error={faultOf('contact.phone')}
        />
      </div>
      <TextField
        label={t('tendering.stops.email')}
        type="email"
        maxLength={254}
        value={contact.email}
        onChange={(email) => change({ email })}
        error={faultOf('contact.email')}
      />
    </>
  );
};
