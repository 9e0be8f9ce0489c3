import { mostRecipients, splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { Email } from '@portal/contract/values/values.ts';
import { useRef } from 'react';
import { type Faults, phraseOf } from '../../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../../platform/notify.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import classes from './share-loads-dialog.module.css';
import { type Shared, type SharedType, sharedTypes, type ShareLoadsForm, shareLoads } from './share-loads.ts';

const linkDays = 7;

const faultsOf = ({ types, addresses, message }: ShareLoadsForm): Faults => {
  const people = splitAddresses(addresses);
  const wrong = people.find((address) => !Email.safeParse(address).success);
  return {
    ...(types.length === 0 && { types: { phrase: 'loads.my_loads.bulk.choose' } }),
    ...(people.length === 0 && { addresses: { phrase: phraseOf('http.required') } }),
    ...(people.length > mostRecipients && {
      addresses: { phrase: 'loads.my_loads.bulk.too_many_people', params: { count: mostRecipients } },
    }),
    ...(wrong !== undefined && {
      addresses: { phrase: 'loads.my_loads.bulk.not_an_address', params: { address: wrong } },
    }),
    ...(message.trim() === '' && { message: { phrase: phraseOf('http.required') } }),
  };
};

/** One idempotency key a load as long as the dialog is open: sending again after a failure shares nothing twice. */
const useKeys = () => {
  const keys = useRef(new Map<string, string>());
  return (form: ShareLoadsForm) => (id: number) => {
    const text = JSON.stringify([id, form]);
    const key = keys.current.get(text) ?? crypto.randomUUID();
    keys.current.set(text, key);
    return key;
  };
};

const idsOf = (outcomes: readonly Shared[], outcome: Shared['outcome']) =>
  outcomes.filter((one) => one.outcome === outcome).map(({ id }) => id);

type ShareLoadsDialogProps = { loads: readonly Pick<LoadSummary, 'id'>[]; onClose: () => void };

const useShareForm = ({ loads, onClose }: ShareLoadsDialogProps) => {
  const { t } = useTranslation();
  const keyOf = useKeys();
  return useCheckedForm({
    initial: { types: ['bol'], addresses: '', message: '', days: linkDays },
    check: faultsOf,
    send: (form: ShareLoadsForm) =>
      shareLoads(
        loads.map(({ id }) => id),
        form,
        currentLanguage(),
        keyOf(form),
      ),
    onSent: (outcomes) => {
      const [sent, none, failed] = (['sent', 'none', 'failed'] as const).map((one) => idsOf(outcomes, one));
      if (failed?.length) {
        return notify.failure(t('loads.my_loads.bulk.share_failed', { loads: failed.join(', ') }));
      }
      if (none?.length) notify.info(t('loads.my_loads.bulk.share_none', { loads: none.join(', ') }));
      if (sent?.length) notify.success(t('loads.my_loads.bulk.shared', { count: sent.length }));
      onClose();
    },
  });
};

/** Mails the chosen papers of several loads to the same people, a link for each load. */
export const ShareLoadsDialog = ({ loads, onClose }: ShareLoadsDialogProps) => {
  const { t } = useTranslation();
  const { root, values, field, change, submit, pending, error } = useShareForm({ loads, onClose });
  return (
    <Dialog
      title={t('loads.my_loads.bulk.share_title', { count: loads.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" pending={pending} onClick={submit}>
            {t('loads.my_loads.bulk.send')}
          </Button>
        </>
      }
    >
      <form
        ref={root}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {error && <p role="alert">{error}</p>}
        <Papers value={values.types} onChange={(types) => change({ types })} error={field('types').error} />
        <TextField
          label={t('loads.my_loads.bulk.to')}
          hint={t('loads.my_loads.bulk.to_hint')}
          required
          inputMode="email"
          {...field('addresses')}
        />
        <TextAreaField label={t('loads.my_loads.bulk.message')} required maxLength={2000} {...field('message')} />
        <p className={classes.note}>{t('loads.my_loads.bulk.link_note', { count: linkDays })}</p>
      </form>
    </Dialog>
  );
};

type PapersProps = { value: SharedType[]; onChange: (types: SharedType[]) => void; error: string | undefined };

/** Which papers of each load. */
const Papers = ({ value, onChange, error }: PapersProps) => {
  const { t } = useTranslation();
  return (
    <Field label={t('loads.my_loads.bulk.papers')} error={error}>
      {(control) => (
        <div id={control.id} role="group" className={classes.papers} aria-describedby={control['aria-describedby']}>
          {sharedTypes.map((type) => (
            <Checkbox
              key={type}
              label={t(`loads.my_loads.bulk.types.${type}`)}
              checked={value.includes(type)}
              onChange={(on) => onChange(on ? [...value, type] : value.filter((one) => one !== type))}
            />
          ))}
        </div>
      )}
    </Field>
  );
};
