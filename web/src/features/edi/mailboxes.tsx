import type { EdiPartner } from '@portal/contract/edi/edi.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../platform/notify.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { confirmKey, partnerList, pollPartner } from './edi.api.ts';
import classes from './edi.module.css';
import { useEdiAction } from './use-edi-action.ts';

/** How many carriers are reached so, and when their mailboxes were read last. */
export const MailboxesText = () => {
  const { t } = useTranslation();
  const { data: partners } = useQuery(partnerList);
  if (!partners) return null;
  const last = partners
    .flatMap(({ polled_at }) => polled_at ?? [])
    .toSorted()
    .at(-1);
  return (
    <span>
      {t('edi.partners', { count: partners.length })}
      {last && ` ${t('edi.last_poll', { when: dateAndTime(last).join(' ') })}`}
    </span>
  );
};

/** Reads every mailbox now, side by side; one that fails says so below. */
export const PollButton = () => {
  const { t } = useTranslation();
  const me = useMe();
  const { data: partners = [] } = useQuery(partnerList);
  const polled = partners.filter(({ enabled }) => enabled);
  const { mutate, isPending } = useEdiAction(() => Promise.all(polled.map(({ carrier }) => pollPartner(carrier.id))));
  if (!mayDo(me, 'patch:edi') || polled.length === 0) return null;
  return (
    <Button icon={<RefreshIcon size={16} />} pending={isPending} onClick={() => mutate(undefined)}>
      {t('edi.poll_now')}
    </Button>
  );
};

/** Mailboxes that cannot be read, with what to do about it. */
export const MailboxTroubles = () => {
  const { data: partners = [] } = useQuery(partnerList);
  const failing = partners.filter(({ enabled, fault }) => enabled && fault !== null);
  if (failing.length === 0) return null;
  return (
    <div className={classes.troubles}>
      {failing.map((partner) => (
        <Trouble key={partner.carrier.id} partner={partner} />
      ))}
    </div>
  );
};

const Trouble = ({ partner }: { partner: EdiPartner }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [asked, setAsked] = useState(false);
  const { carrier, fault, answered_at, shown_key } = partner;
  if (fault === null) return null;
  const about = { carrier: carrier.name, fault: t(`edi.faults.${fault}`) };
  const mayConfirm = shown_key !== null && mayDo(me, 'patch:carrier-wire');
  return (
    <Callout action={mayConfirm && <Button onClick={() => setAsked(true)}>{t('edi.compare_key')}</Button>}>
      {answered_at
        ? t('edi.failing', { ...about, when: dateAndTime(answered_at).join(' ') })
        : t('edi.failing_never', about)}
      {asked && shown_key && <KeyQuestion partner={partner} shownKey={shown_key} onClose={() => setAsked(false)} />}
    </Callout>
  );
};

type KeyQuestionProps = { partner: EdiPartner; shownKey: string; onClose: () => void };

/** Before a key counts: files go to whoever has it from then on. */
const KeyQuestion = ({ partner: { carrier }, shownKey, onClose }: KeyQuestionProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useEdiAction(
    () => confirmKey(carrier.id, shownKey),
    () => {
      onClose();
      notify.success(t('edi.key_confirmed'));
    },
  );
  return (
    <Dialog
      title={t('edi.compare_key')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('edi.cancel')}</Button>
          <Button kind="primary" pending={isPending} onClick={() => mutate(undefined)}>
            {t('edi.confirm_key')}
          </Button>
        </>
      }
    >
      <p>{t('edi.key_question', { carrier: carrier.name })}</p>
      <code className={classes.key}>{shownKey}</code>
    </Dialog>
  );
};
