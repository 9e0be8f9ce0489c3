import { ChangeNotices, type LoadNotices, type NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import { mostNoticeAddresses, noticeKinds } from '@portal/contract/places/notice-kinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CloseIcon, PencilIcon, PlusIcon } from '../../ui/icons/action-icons.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { changeNotices } from './notices.api.ts';
import { noticeKeys } from './notices.keys.ts';
import classes from './notices.module.css';
import { PersonFields, PersonLine } from './person.tsx';

const recipientsOf = ({ recipients }: LoadNotices): NoticeRecipient[] =>
  recipients.map(({ email, part, language, kinds }) => ({ email, part, language, kinds }));

const useRecipientsForm = (notices: LoadNotices, onClose: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useCheckedForm({
    initial: { recipients: recipientsOf(notices), version: notices.version },
    check: (form: ChangeNotices) => schemaFaults(ChangeNotices, form),
    send: (form: ChangeNotices) => changeNotices(notices.load_id, form),
    onSent: (changed) => {
      client.setQueryData(noticeKeys.ofLoad(notices.load_id), changed);
      notify.success(t('notices.saved'));
      onClose();
    },
  });
};

type Form = ReturnType<typeof useRecipientsForm>;

/** The people of the form, and whose fields are open. */
const usePeople = (form: Form) => {
  const { recipients } = form.values;
  const [opened, setOpened] = useState<readonly number[]>([]);
  const set = (all: NoticeRecipient[]) => form.change({ recipients: all });
  return {
    recipients,
    add: () => {
      setOpened([...opened, recipients.length]);
      set([...recipients, { email: '', part: 'consignee', language: currentLanguage(), kinds: [...noticeKinds] }]);
    },
    open: (at: number) => setOpened([...opened, at]),
    change: (at: number, changes: Partial<NoticeRecipient>) =>
      set(recipients.map((one, i) => (i === at ? { ...one, ...changes } : one))),
    remove: (at: number) => {
      setOpened(opened.filter((one) => one !== at).map((one) => (one > at ? one - 1 : one)));
      set(recipients.toSpliced(at, 1));
    },
    isOpen: (at: number): boolean =>
      opened.includes(at) || ['email', 'kinds'].some((field) => form.faultOf(`recipients.${at}.${field}`)),
  };
};

type RecipientsFormProps = { notices: LoadNotices; sent: ReactNode; onClose: () => void };

/** Who gets notices of a load, to be changed; below it what they were sent. */
export const RecipientsForm = ({ notices, sent, onClose }: RecipientsFormProps) => {
  const { t } = useTranslation();
  const form = useRecipientsForm(notices, onClose);
  const people = usePeople(form);
  const fault = form.error ?? form.faultOf('recipients');
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('notices.title')}
      footer={
        <Button kind="primary" fullWidth pending={form.pending} onClick={form.submit}>
          {t('notices.save')}
        </Button>
      }
    >
      <form
        ref={form.root}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <p className={classes.about}>{t('notices.about')}</p>
        {fault && <Callout kind="danger">{fault}</Callout>}
        {people.recipients.length === 0 && <p className={classes.none}>{t('notices.nobody')}</p>}
        <People notices={notices} form={form} people={people} />
        {people.recipients.length < mostNoticeAddresses.ofLoad && (
          <div>
            <Button kind="link" size="small" icon={<PlusIcon size={15} />} onClick={people.add}>
              {t('notices.add')}
            </Button>
          </div>
        )}
        {sent}
      </form>
    </Drawer>
  );
};

type PeopleProps = { notices: LoadNotices; form: Form; people: ReturnType<typeof usePeople> };

const People = ({ notices, form, people }: PeopleProps) => {
  const { t } = useTranslation();
  const refusing = new Set(notices.recipients.flatMap((one) => (one.is_unsubscribed ? one.email.toLowerCase() : [])));
  return (
    <ul className={classes.people}>
      {people.recipients.map((person, at) => (
        // People have no key but their place: addresses are being typed.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {people.isOpen(at) ? (
            <PersonFields
              at={at}
              person={person}
              onChange={(changes) => people.change(at, changes)}
              onRemove={() => people.remove(at)}
              faultOf={form.faultOf}
            />
          ) : (
            <PersonLine person={person} isUnsubscribed={refusing.has(person.email.toLowerCase())}>
              <IconButton
                icon={PencilIcon}
                label={t('notices.change', { email: person.email })}
                onClick={() => people.open(at)}
              />
              <IconButton
                icon={CloseIcon}
                label={t('notices.remove', { email: person.email })}
                onClick={() => people.remove(at)}
              />
            </PersonLine>
          )}
        </li>
      ))}
    </ul>
  );
};
