import { mostFurtherContacts } from '@portal/contract/places/saved-location.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { initials } from '../../../ui/primitives/initials.ts';
import frame from '../settings-frame.module.css';
import classes from '../saved/saved.module.css';
import type { ContactFields as Contact, LocationFields } from './location-form.ts';

type ContactsProps = {
  values: LocationFields;
  onChange: (change: Partial<LocationFields>) => void;
  faultOf: (field: string) => string | undefined;
};

const fields = ['name', 'role', 'phone', 'email'] as const;
const kinds = { name: 'text', role: 'text', phone: 'tel', email: 'email' } as const;
const lengths = { name: 120, role: 60, phone: 30, email: 254 } as const;

/** Everybody to call at a location; the first is whom loads name. */
export const ContactFields = ({ values, onChange, faultOf }: ContactsProps) => {
  const { t } = useTranslation();
  const { further_contacts: further } = values;
  const main: Contact = {
    name: values.contact_name,
    role: values.contact_role,
    phone: values.contact_phone,
    email: values.contact_email,
  };
  const setFurther = (contacts: Contact[]) => onChange({ further_contacts: contacts });
  return (
    <section className={classes.section} aria-label={t('settings.locations.contacts')}>
      <div className={classes.head}>
        <h3>{t('settings.locations.contacts')}</h3>
        {further.length < mostFurtherContacts && (
          <Button
            kind="link"
            size="small"
            icon={<PlusIcon size={15} />}
            onClick={() => setFurther([...further, { name: '', role: '', phone: '', email: '' }])}
          >
            {t('settings.locations.add_contact')}
          </Button>
        )}
      </div>
      <OneContact
        contact={main}
        onField={(field, text) => onChange({ [`contact_${field}`]: text })}
        faultOf={(field) => faultOf(`contact_${field}`)}
      />
      {further.map((contact, index) => (
        <OneContact
          // Contacts have no key but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          contact={contact}
          onField={(field, text) =>
            setFurther(further.map((one, at) => (at === index ? { ...one, [field]: text } : one)))
          }
          onRemove={() => setFurther(further.toSpliced(index, 1))}
          faultOf={(field) => faultOf(`further_contacts.${index}.${field}`)}
        />
      ))}
    </section>
  );
};

type OneContactProps = {
  contact: Contact;
  onField: (field: keyof Contact, text: string) => void;
  onRemove?: () => void;
  faultOf: (field: keyof Contact) => string | undefined;
};

/** Somebody who is known as a line; the fields come with the pencil, a fault, or where there is nobody yet. */
const OneContact = ({ contact, onField, onRemove, faultOf }: OneContactProps) => {
  const { t } = useTranslation();
  const [isOpen] = useState(() => fields.every((field) => contact[field] === ''));
  const [isPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) box.current?.querySelector('input')?.focus();
  }, [isPressed]);
  if (!isOpen && !isPressed && !fields.some((field) => faultOf(field) !== undefined)) {
    return <ContactLine contact={contact} onEdit={() => setPressed(true)} />;
  }
  return (
    <div ref={box} className={classes.contact}>
      <div className={frame.pair}>
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(`settings.locations.contact_fields.${field}`)}
            type={kinds[field]}
            maxLength={lengths[field]}
            value={contact[field]}
            onChange={(text) => onField(field, text)}
            error={faultOf(field)}
          />
        ))}
      </div>
      {onRemove && (
        <div>
          <Button kind="link" size="small" onClick={onRemove}>
            {t('settings.locations.remove_contact', { name: contact.name || t('settings.locations.contact') })}
          </Button>
        </div>
      )}
    </div>
  );
};

const ContactLine = ({ contact, onEdit }: { contact: Contact; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { name, role, phone, email } = contact;
  const called = name || email || phone || role;
  return (
    <div className={classes.person}>
      <span className={classes.initials} aria-hidden="true">
        {initials(called)}
      </span>
      <span className={classes.who}>
        <span>
          <b>{called}</b> {role !== called && role}
        </span>
        {email !== called && <small>{email}</small>}
      </span>
      <span className={classes.phone}>{phone !== called && phone}</span>
      <IconButton icon={PencilIcon} label={t('settings.locations.change_contact', { name: called })} onClick={onEdit} />
    </div>
  );
};
