import { CustomsData } from '@portal/contract/commodities/customs-data.ts';
import { incoterms, reasonsForExport } from '@portal/contract/commodities/data/incoterms.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { loadsCalls } from '@portal/contract/loads/loads.calls.ts';
import type { loads as loadsRows } from '@portal/contract/loads/loads.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { schemaFaults } from '../../platform/forms/form-faults.ts';
import { type FormField, useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { loadDetails } from '../loads/loads.api.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import classes from './customs-drawer.module.css';

const loads = callsOf<typeof loadsRows>(loadsCalls);

const parties = ['seller', 'buyer', 'importer'] as const;
const charges = ['freight', 'insurance', 'packing'] as const;
const notSaid = 'none';

/** Every field of the contract's customs data, so that a save replaces the whole and loses nothing. */
type CustomsForm = Omit<Required<CustomsData>, 'invoice_date'> & { invoice_date: string };
type PartyForm = CustomsForm['seller'];

const noParty: PartyForm = { name: '', address: '', tax_id: '' };
const emptyCustoms: CustomsForm = {
  invoice_number: '',
  invoice_date: '',
  seller: noParty,
  buyer: noParty,
  importer: noParty,
  incoterm: null,
  incoterm_place: '',
  reason: null,
  freight: null,
  insurance: null,
  packing: null,
};

const customsBody = (form: CustomsForm) => ({ ...form, invoice_date: form.invoice_date || null });

/** Enters what the commercial invoice of a cross-border load says, at any time of the load's life. */
export const CustomsDrawer = ({ load, onClose }: { load: LoadDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { root, field, faultOf, submit, pending, error } = useCheckedForm<CustomsForm, LoadDetails>({
    initial: { ...emptyCustoms, ...load.customs, invoice_date: load.customs.invoice_date ?? '' },
    check: (form) => schemaFaults(CustomsData, customsBody(form)),
    send: (form) =>
      api(loads.changeBilling, {
        params: { id: load.id },
        body: { customs: CustomsData.parse(customsBody(form)) },
      }),
    onSent: async (saved) => {
      client.setQueryData(loadDetails(load.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: loadKeys.history(load.id) });
      notify.success(t('loads.customs.saved'));
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('loads.customs.title')}
      footer={
        <Button kind="primary" fullWidth pending={pending} onClick={submit}>
          {t('loads.customs.save')}
        </Button>
      }
    >
      <form ref={root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <p className={classes.hint}>{t('loads.customs.hint')}</p>
        <TextField
          label={t('loads.customs.invoice_number')}
          hint={t('loads.customs.invoice_number_hint')}
          maxLength={40}
          {...field('invoice_number')}
        />
        <DateField
          label={t('loads.customs.invoice_date')}
          hint={t('loads.customs.invoice_date_hint')}
          {...field('invoice_date')}
        />
        {parties.map((party) => (
          <PartyFields key={party} party={party} field={field(party)} faultOf={faultOf} />
        ))}
        <TermsFields field={field} />
        {error && (
          <p className={classes.failure} role="alert">
            {error}
          </p>
        )}
      </form>
    </Drawer>
  );
};

type PartyFieldsProps = {
  party: (typeof parties)[number];
  field: FormField<PartyForm>;
  faultOf: (path: string) => string | undefined;
};

const PartyFields = ({ party, field: { value, onChange }, faultOf }: PartyFieldsProps) => {
  const { t } = useTranslation();
  const partField = (part: keyof PartyForm) => ({
    value: value[part],
    onChange: (text: string) => onChange({ ...value, [part]: text }),
    error: faultOf(`${party}.${part}`),
  });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t(`loads.customs.parties.${party}`)}</legend>
      <TextField
        label={t('loads.customs.name')}
        hint={t(`loads.customs.party_hints.${party}`)}
        maxLength={120}
        {...partField('name')}
      />
      <TextField label={t('loads.customs.address')} maxLength={300} {...partField('address')} />
      <TextField
        label={t('loads.customs.tax_id')}
        hint={t('loads.customs.tax_id_hint')}
        maxLength={30}
        {...partField('tax_id')}
      />
    </fieldset>
  );
};

type FieldOf = <K extends keyof CustomsForm>(name: K) => FormField<CustomsForm[K]>;

const TermsFields = ({ field }: { field: FieldOf }) => {
  const { t } = useTranslation();
  const incoterm = field('incoterm');
  const reason = field('reason');
  const none = { value: notSaid, label: t('loads.customs.not_said') } as const;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('loads.customs.terms')}</legend>
      <SelectField<NonNullable<CustomsForm['incoterm']> | typeof notSaid>
        label={t('loads.customs.incoterm')}
        options={[none, ...incoterms.map((value) => ({ value, label: t(`loads.customs.incoterms.${value}`) }))]}
        value={incoterm.value ?? notSaid}
        onChange={(value) => incoterm.onChange(value === notSaid ? null : value)}
        error={incoterm.error}
      />
      <TextField label={t('loads.customs.incoterm_place')} maxLength={80} {...field('incoterm_place')} />
      <SelectField<NonNullable<CustomsForm['reason']> | typeof notSaid>
        label={t('loads.customs.reason')}
        options={[
          none,
          ...reasonsForExport.map((value) => ({ value, label: t(`commodities.reasons_for_export.${value}`) })),
        ]}
        value={reason.value ?? notSaid}
        onChange={(value) => reason.onChange(value === notSaid ? null : value)}
        error={reason.error}
      />
      <p className={classes.hint}>{t('loads.customs.charges_hint')}</p>
      {charges.map((charge) => (
        <NumberField
          key={charge}
          label={t(`loads.customs.${charge}`)}
          unit="USD"
          digits={2}
          maxLength={12}
          {...field(charge)}
        />
      ))}
    </fieldset>
  );
};
