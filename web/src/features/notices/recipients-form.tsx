import { ChangeNotices, type LoadNotices, type NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import { mostNoticeAddresses, noticeKinds } from '@portal/contract/notices/notice-kinds.ts';
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

type RecipientsFormProps = { notices: LoadNotices; sent: ReactNode; onClose: () => void };

/** Who hears of a load, to be changed; below it what they were sent. */
export const RecipientsForm = ({ notices, sent, onClose }: RecipientsFormProps) => {
  const { t } = useTranslation();
  const form = useRecipientsForm(notices, onClose);
  const { recipients } = form.values;
  const [opened, setOpened] = useState<readonly number[]>([]);
  const refusing = new Set(notices.recipients.flatMap((one) => (one.is_unsubscribed ? one.email.toLowerCase() : [])));
  const set = (all: NoticeRecipient[]) => form.change({ recipients: all });
  const add = () => {
    setOpened([...opened, recipients.length]);
    set([...recipients, { email: '', part: 'consignee', language: currentLanguage(), kinds: [...noticeKinds] }]);
  };
  const remove = (at: number) => {
    setOpened(opened.flatMap((one) => (one === at ? [] : one > at ? one - 1 : one)));
    set(recipients.toSpliced(at, 1));
  };
  const isOpen = (at: number) =>
    opened.includes(at) || ['email', 'kinds'].some((field) => form.faultOf(`recipients.${at}.${field}`));
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
        {recipients.length === 0 && <p className={classes.none}>{t('notices.nobody')}</p>}
        <ul className={classes.people}>
          {recipients.map((person, at) => (
            // People have no key but their place: addresses are being typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {isOpen(at) ? (
                <PersonFields
                  at={at}
                  person={person}
                  onChange={(change) => set(recipients.map((one, i) => (i === at ? { ...one, ...change } : one)))}
                  onRemove={() => remove(at)}
                  faultOf={form.faultOf}
                />
              ) : (
                <PersonLine person={person} isUnsubscribed={refusing.has(person.email.toLowerCase())}>
                  <IconButton
                    icon={PencilIcon}
                    label={t('notices.change', { email: person.email })}
                    onClick={() => setOpened([...opened, at])}
                  />
                  <IconButton
                    icon={CloseIcon}
                    label={t('notices.remove', { email: person.email })}
                    onClick={() => remove(at)}
                  />
                </PersonLine>
              )}
            </li>
          ))}
        </ul>
        {recipients.length < mostNoticeAddresses.ofLoad && (
          <div>
            <Button kind="link" size="small" icon={<PlusIcon size={15} />} onClick={add}>
              {t('notices.add')}
            </Button>
          </div>
        )}
        {sent}
      </form>
    </Drawer>
  );
};
