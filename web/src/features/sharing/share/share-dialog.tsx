import { mostAttachedBytes } from '@portal/contract/sharing/share.ts';
import { isTrackable } from '@portal/contract/loads/load-states.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Field, FieldNote } from '../../../ui/fields/field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { AddressTags } from './address-tags.tsx';
import { PaperPicker, type PickablePaper } from './paper-picker.tsx';
import rowClasses from './load-sharing.module.css';
import classes from './share-dialog.module.css';
import { emptyShareForm, isAddress, shareFaults, type ShareForm } from './share-form.ts';
import { shareFiles } from '../sharing.api.ts';
import { sharingKeys } from '../sharing.keys.ts';
import { TrackingLink } from './tracking-link.tsx';

type ShareDialogProps = {
  loadId: number;
  /** Of a load whose journey may be shared too; without it only papers are. */
  status?: LoadStatus;
  /** Documents that are selected initially. */
  documentIds?: readonly number[];
  onClose: () => void;
  onShared?: () => void;
};

const daysToChoose = ['1', '3', '7', '14', '30'];
const languages = ['en', 'es'] as const;

/** One idempotency key per content of the form, so a retry after a lost reply does not share twice. */
const useShareKey = () => {
  const last = useRef({ text: '', key: '' });
  return (form: ShareForm): string => {
    const text = JSON.stringify(form);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
};

const useMayLink = (): boolean => !useMe().signed_in_as;

const useShareForm = ({ loadId, documentIds = [], onClose, onShared }: ShareDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const keyOf = useShareKey();
  const mayLink = useMayLink();
  return useCheckedForm({
    initial: emptyShareForm(documentIds, currentLanguage(), { mayLink }),
    check: shareFaults,
    send: (form: ShareForm) => shareFiles(loadId, form, keyOf(form)),
    onSent: async ({ recipients }) => {
      notify.success(t('sharing.dialog.sent', { count: recipients.length }));
      onShared?.();
      onClose();
      await client.invalidateQueries({ queryKey: sharingKeys.shares(loadId) });
    },
  });
};

const kinds = ['papers', 'journey'] as const;

/** Shares papers of a load by e-mail, or its journey by a link that anybody can open. */
export const ShareDialog = (props: ShareDialogProps) => {
  const { t } = useTranslation();
  const { loadId, status, onClose } = props;
  const [kind, setKind] = useState<(typeof kinds)[number]>('papers');
  const mayLink = useMayLink() && status !== undefined && isTrackable(status);
  return (
    <Dialog title={t(mayLink ? 'sharing.dialog.title_load' : 'sharing.dialog.title')} onClose={onClose}>
      {mayLink && (
        <div className={classes.kinds}>
          <Segmented
            label={t('sharing.dialog.title_load')}
            options={kinds.map((value) => ({ value, label: t(`sharing.dialog.kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
            fullWidth
          />
        </div>
      )}
      {kind === 'papers' || !status ? <PapersForm {...props} /> : <JourneyLink loadId={loadId} status={status} />}
    </Dialog>
  );
};

const JourneyLink = ({ loadId, status }: { loadId: number; status: LoadStatus }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.about}>{t('sharing.tracking.about')}</p>
      <ul className={rowClasses.rows}>
        <TrackingLink loadId={loadId} status={status} />
      </ul>
    </>
  );
};

/** Sends documents of a load by e-mail, as attachments or as a link that expires. */
const PapersForm = (props: ShareDialogProps) => {
  const { t } = useTranslation();
  const papers = useQuery(loadDocuments(props.loadId, false));
  const { root, values, field, change, submit, pending, error } = useShareForm(props);
  const [documents, addresses] = [field('document_ids'), field('addresses')];
  const items: readonly PickablePaper[] = papers.data?.items ?? [];
  return (
    <form
      ref={root}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {error && <Callout kind="danger">{error}</Callout>}
      <PaperPicker
        items={items}
        pending={papers.isPending}
        chosen={documents.value}
        // Also resets the error of `how`: fewer documents may be small enough to attach.
        onChange={(document_ids) => change({ document_ids, how: values.how })}
        error={documents.error}
      />
      <AddressTags
        label={t('sharing.dialog.to')}
        hint={t('sharing.dialog.to_hint')}
        required
        isAddress={isAddress}
        {...addresses}
      />
      <TextAreaField label={t('sharing.dialog.message')} required maxLength={2000} {...field('message')} />
      <How form={values} onChange={change} items={items} error={field('how').error} />
      <div className={classes.actions}>
        <Button onClick={props.onClose}>{t('sharing.dialog.cancel')}</Button>
        <Button type="submit" kind="primary" pending={pending}>
          {t('sharing.dialog.send')}
        </Button>
      </div>
    </form>
  );
};

type HowProps = {
  form: ShareForm;
  onChange: (changes: Partial<ShareForm>) => void;
  items: readonly PickablePaper[];
  error: string | undefined;
};

const How = ({ form, onChange, items, error }: HowProps) => {
  const { t } = useTranslation();
  const mayLink = useMayLink();
  const size = items.filter(({ id }) => form.document_ids.includes(id)).reduce((sum, paper) => sum + paper.size, 0);
  const isLink = form.how === 'link';
  const tooLarge = !isLink && size > mostAttachedBytes;
  const megabytes = t('sharing.dialog.attachments_hint', { size: number(size / 1024 / 1024, 1) });
  return (
    <>
      <div>
        <Segmented
          label={t('sharing.dialog.how')}
          options={[
            ...(mayLink ? [{ value: 'link' as const, label: t('sharing.dialog.as_link') }] : []),
            { value: 'attachments', label: t('sharing.dialog.as_attachments') },
          ]}
          value={form.how}
          onChange={(how) => onChange({ how })}
          fullWidth
        />
        <FieldNote
          id="share-how"
          hint={isLink ? t('sharing.dialog.link_hint') : megabytes}
          error={error ?? (tooLarge ? megabytes : undefined)}
        />
      </div>
      <div className={classes.pair}>
        <Field label={t('sharing.dialog.language')}>
          {() => (
            <Segmented
              label={t('sharing.dialog.language')}
              options={languages.map((value) => ({ value, label: t(`sharing.languages.${value}`) }))}
              value={form.language}
              onChange={(language: Language) => onChange({ language })}
            />
          )}
        </Field>
        {isLink && (
          <SelectField
            label={t('sharing.dialog.days_label')}
            options={daysToChoose.map((value) => ({
              value,
              label: t('sharing.dialog.days', { count: Number(value) }),
            }))}
            value={String(form.days)}
            onChange={(days) => onChange({ days: Number(days) })}
          />
        )}
      </div>
    </>
  );
};
