import type { Wire } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import frame from '../settings-frame.module.css';
import { KeyPair } from './key-pair.tsx';
import type { WireForm } from './use-wire-form.ts';
import classes from './wires.module.css';

const { our_qualifier, acknowledges_by, charset, element_mark, segment_mark } = x12Wire.Settings.shape;

type X12FieldsProps = { form: WireForm; wire: Wire | null };

/** How a mailbox is reached, where its files lie and what their envelopes say. */
export const X12Fields = (props: X12FieldsProps) => (
  <>
    <MailboxFields {...props} />
    <FolderFields {...props} />
    <EnvelopeFields {...props} />
    <AnswerFields {...props} />
  </>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const MailboxFields = ({ form, wire }: X12FieldsProps) => {
  const { t } = useTranslation();
  const isKept = wire?.has_secrets.includes('password');
  return (
    <Group title={t('settings.wires.groups.mailbox')}>
      <TextField
        label={t('settings.wires.fields.address')}
        hint={t('settings.wires.hints.mailbox')}
        inputMode="url"
        maxLength={300}
        {...form.field('address')}
      />
      <div className={frame.pair}>
        <TextField label={t('settings.wires.fields.user')} autoComplete="off" maxLength={100} {...form.field('user')} />
        <PasswordField
          label={t('settings.wires.fields.password')}
          hint={t(isKept ? 'settings.wires.hints.password_kept' : 'settings.wires.hints.key')}
          autoComplete="off"
          {...form.field('password')}
        />
      </div>
      <TextField
        label={t('settings.wires.fields.host_key')}
        hint={t('settings.wires.hints.host_key')}
        maxLength={60}
        {...form.field('host_key')}
      />
      {wire && <KeyPair wire={wire} />}
      <NumberField
        label={t('settings.wires.fields.poll_minutes')}
        unit={t('settings.wires.units.minutes')}
        {...form.field('poll_minutes')}
      />
    </Group>
  );
};

const FolderFields = ({ form }: X12FieldsProps) => {
  const { t } = useTranslation();
  return (
    <Group title={t('settings.wires.groups.folders')}>
      <div className={frame.pair}>
        <TextField label={t('settings.wires.fields.read_folder')} maxLength={200} {...form.field('read_folder')} />
        <TextField label={t('settings.wires.fields.write_folder')} maxLength={200} {...form.field('write_folder')} />
      </div>
      <TextField
        label={t('settings.wires.fields.archive_folder')}
        hint={t('settings.wires.hints.archive_folder')}
        maxLength={200}
        {...form.field('archive_folder')}
      />
    </Group>
  );
};

const EnvelopeFields = ({ form }: X12FieldsProps) => {
  const { t } = useTranslation();
  const qualifiers = our_qualifier
    .unwrap()
    .options.map((value) => ({ value, label: t(`settings.wires.choices.qualifiers.${value}`) }));
  return (
    <Group title={t('settings.wires.groups.envelope')}>
      <div className={frame.pair}>
        <SelectField
          label={t('settings.wires.fields.our_qualifier')}
          options={qualifiers}
          {...form.field('our_qualifier')}
        />
        <TextField label={t('settings.wires.fields.our_id')} maxLength={15} {...form.field('our_id')} />
        <SelectField
          label={t('settings.wires.fields.their_qualifier')}
          options={qualifiers}
          {...form.field('their_qualifier')}
        />
        <TextField
          label={t('settings.wires.fields.their_id')}
          hint={t('settings.wires.hints.their_id')}
          maxLength={15}
          {...form.field('their_id')}
        />
      </div>
      <MarkFields form={form} />
      <Checkbox
        label={t('settings.wires.fields.line_ends')}
        checked={form.values.line_ends}
        onChange={(line_ends) => form.change({ line_ends })}
      />
      <Checkbox
        label={t('settings.wires.fields.is_test')}
        checked={form.values.is_test}
        onChange={(is_test) => form.change({ is_test })}
      />
    </Group>
  );
};

/** Choices that are called as they are written. */
const asWritten = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }));

/** Release, letters and marks of what we write. */
const MarkFields = ({ form }: Pick<X12FieldsProps, 'form'>) => {
  const { t } = useTranslation();
  return (
    <div className={frame.pair}>
      <SelectField
        label={t('settings.wires.fields.standard_version')}
        options={asWritten(x12Wire.versions)}
        {...form.field('standard_version')}
      />
      <SelectField
        label={t('settings.wires.fields.charset')}
        options={charset
          .unwrap()
          .options.map((value) => ({ value, label: t(`settings.wires.choices.charset.${value}`) }))}
        {...form.field('charset')}
      />
      <SelectField
        label={t('settings.wires.fields.element_mark')}
        options={asWritten(element_mark.unwrap().options)}
        {...form.field('element_mark')}
      />
      <SelectField
        label={t('settings.wires.fields.segment_mark')}
        options={asWritten(segment_mark.unwrap().options)}
        {...form.field('segment_mark')}
      />
    </div>
  );
};

const AnswerFields = ({ form }: X12FieldsProps) => {
  const { t } = useTranslation();
  return (
    <Group title={t('settings.wires.groups.answers')}>
      <div className={frame.pair}>
        <SelectField
          label={t('settings.wires.fields.acknowledges_by')}
          options={acknowledges_by
            .unwrap()
            .options.map((value) => ({ value, label: t(`settings.wires.choices.acknowledges_by.${value}`) }))}
          {...form.field('acknowledges_by')}
        />
        <NumberField
          label={t('settings.wires.fields.answer_hours')}
          unit={t('settings.wires.units.hours')}
          {...form.field('answer_hours')}
        />
      </div>
    </Group>
  );
};
