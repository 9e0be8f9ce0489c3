import type { Account, Contact } from '@portal/contract/accounts/account.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { CardHead } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { accountContacts } from '../accounts.api.ts';
import classes from './account-page.module.css';
import { ContactDrawer } from './contact-drawer.tsx';

/** Whom to call at the account; a press on a name changes it. */
export const Contacts = ({ account }: { account: Pick<Account, 'id' | 'country'> }) => {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const { data, error, refetch } = useQuery(accountContacts(account.id));
  const phoneOf = ({ phone, phone_extension: extension }: Contact) =>
    [readablePhone(phone, account.country), extension && t('frame.profile.extension', { extension })]
      .filter(Boolean)
      .join(', ');
  return (
    <div>
      <CardHead
        title={
          <>
            {t('accounts.page.contacts')} <span className={classes.count}>{data?.items.length || ''}</span>
          </>
        }
        aside={
          <Button kind="link" size="small" onClick={() => setEdited('new')}>
            {t('accounts.page.add_contact')}
          </Button>
        }
      />
      {!data && !error && <Skeleton height={66} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={classes.note}>{t('accounts.page.no_contacts')}</p>}
      <ul className={classes.people}>
        {data?.items.map((contact) => (
          <li key={contact.id}>
            <Button kind="link" size="small" onClick={() => setEdited(contact)}>
              {contact.name}
            </Button>
            <span className={classes.note}>{contact.title}</span>
            <span className={classes.reach}>{phoneOf(contact) || contact.email || '–'}</span>
          </li>
        ))}
      </ul>
      {edited && (
        <ContactDrawer
          accountId={account.id}
          {...(edited !== 'new' && { contact: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
};
