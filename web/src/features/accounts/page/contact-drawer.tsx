import type { Contact } from '@portal/contract/accounts/account.ts';
import { ContactFields } from '@portal/contract/accounts/account-input.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { removeContact, saveContact } from '../accounts.api.ts';
import { accountKeys } from '../accounts.keys.ts';
import { FormDrawer } from '../form/form-drawer.tsx';

type ContactDrawerProps = { accountId: number; contact?: Contact; onClose: () => void };

const emptyContact: ContactFields = { name: '', title: '', email: '', phone: '', phone_extension: '', note: '' };
const fields = ['name', 'title', 'email', 'phone', 'phone_extension', 'note'] as const;

/** Somebody to call: added where no contact is given. */
export const ContactDrawer = ({ accountId, contact, onClose }: ContactDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onDone = (text: string) => {
    void client.invalidateQueries({ queryKey: accountKeys.contacts(accountId) });
    void client.invalidateQueries({ queryKey: accountKeys.customers });
    notify.success(text);
    onClose();
  };
  const { id, account_id: _, ...known } = contact ?? { id: undefined, account_id: accountId, ...emptyContact };
  const form = useCheckedForm({
    initial: known,
    check: (typed) => schemaFaults(ContactFields, typed),
    send: (typed) => saveContact(accountId, id, typed),
    onSent: () => onDone(t('accounts.page.contact_saved')),
  });
  const removal = useMutation({
    mutationFn: removeContact,
    onSuccess: () => onDone(t('accounts.page.contact_removed')),
    onError: notifyFailure,
  });
  return (
    <FormDrawer
      title={t(contact ? 'accounts.page.edit_contact' : 'accounts.page.add_contact')}
      form={form}
      onClose={onClose}
      aside={
        id !== undefined && (
          <Button kind="ghost" pending={removal.isPending} onClick={() => removal.mutate(id)}>
            {t('accounts.page.remove_contact')}
          </Button>
        )
      }
    >
      {fields.map((name) => (
        <TextField key={name} label={t(`accounts.contact.${name}`)} required={name === 'name'} {...form.field(name)} />
      ))}
    </FormDrawer>
  );
};
