import { plainContainerNumber } from '@portal/contract/drayage/container-number.ts';
import { drayageCalls } from '@portal/contract/drayage/drayage.calls.ts';
import type { drayage as drayageRows } from '@portal/contract/drayage/drayage.contract.ts';
import { DrayageChange } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { papersBody } from '../form/drayage-body.ts';
import type { PapersForm } from '../form/drayage-form.ts';
import { papersOfDrayage } from '../form/form-of-drayage.ts';
import { ReferenceFields } from '../form/reference-fields.tsx';
import { CustomsFields } from './customs-fields.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ContainerNumberField } from '../containers/container-number-field.tsx';
import { drayageLoad } from '../drayage.api.ts';
import classes from './container-card.module.css';
import { loadKeys } from '../../loads/loads.keys.ts';

const drayage = callsOf<typeof drayageRows>(drayageCalls);

type PapersDrawerProps = { load: DrayageLoad; onClose: () => void };

/** A fault of one of several numbers is shown at the numbers. */
const check = (form: PapersForm): Faults =>
  Object.fromEntries(
    Object.entries(schemaFaults(DrayageChange, papersBody(form))).map(([field, fault]) => [
      field.split('.')[0] ?? field,
      fault,
    ]),
  );

/** Changes what may become known until the container is back: numbers, references and the days of the clock. */
export const PapersDrawer = ({ load, onClose }: PapersDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const {
    root,
    values: form,
    change,
    submit,
    pending,
    error,
    faultOf,
  } = useCheckedForm<PapersForm, DrayageLoad>({
    initial: papersOfDrayage(load),
    check,
    send: (papers) =>
      api(drayage.change, {
        params: { load_id: load.id },
        body: { ...DrayageChange.parse(papersBody(papers)), version: load.version },
      }),
    onSent: async (saved) => {
      client.setQueryData(drayageLoad(load.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: loadKeys.details(load.id), exact: true });
      await client.invalidateQueries({ queryKey: loadKeys.history(load.id) });
      notify.success(t('drayage.load.papers.saved'));
      onClose();
    },
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('drayage.load.papers.title')}
      footer={
        <Button kind="primary" fullWidth pending={pending} onClick={submit}>
          {t('drayage.load.papers.save')}
        </Button>
      }
    >
      <form ref={root} className={classes.papers} noValidate onSubmit={(event) => event.preventDefault()}>
        <Numbers load={load} form={form} change={change} faultOf={faultOf} />
        <Days load={load} form={form} change={change} faultOf={faultOf} />
        <ReferenceFields direction={load.direction} papers={form} onChange={change} errorOf={faultOf} />
        <CustomsFields form={form} change={change} faultOf={faultOf} />
        {error && (
          <p className={classes.failure} role="alert">
            {error}
          </p>
        )}
      </form>
    </Drawer>
  );
};

/** Faults go by the names of the wire. */
type PapersFault = keyof ReturnType<typeof papersBody>;
type Change = { form: PapersForm; change: (changes: Partial<PapersForm>) => void };

type NumbersProps = Change & { load: DrayageLoad; faultOf: (field: PapersFault) => string | undefined };

/** The number of each container and, where there are several, its own last free day. */
const Numbers = ({ load: { container, container_count: count, direction }, form, change, faultOf }: NumbersProps) => {
  const { t } = useTranslation();
  const changed = (texts: readonly string[], index: number, text: string) =>
    Array.from({ length: count }, (_, at) => (at === index ? text : (texts[at] ?? '')));
  return Array.from({ length: count }, (_, index) => {
    const number = form.container_numbers[index] ?? '';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the first box stays the first box
      <Fragment key={index}>
        <ContainerNumberField
          equipment={container}
          number={count > 1 ? index + 1 : null}
          value={number}
          onChange={(text) => change({ container_numbers: changed(form.container_numbers, index, text) })}
          error={faultOf('container_numbers')}
        />
        {count > 1 && direction !== 'export' && number.trim() !== '' && (
          <DateField
            label={t('drayage.load.papers.own_last_free_day', { number: plainContainerNumber(number) })}
            hint={t('drayage.load.papers.own_last_free_day_hint')}
            value={form.own_free_days[index] ?? ''}
            onChange={(day) => change({ own_free_days: changed(form.own_free_days, index, day) })}
            error={faultOf('container_free_days')}
          />
        )}
        {count > 1 && number.trim() !== '' && (
          <SealAndWeight form={form} change={change} faultOf={faultOf} index={index} />
        )}
      </Fragment>
    );
  });
};

type SealProps = Omit<NumbersProps, 'load'> & { index: number };

/** The seal and the weight of one of several containers. */
const SealAndWeight = ({ form, change, faultOf, index }: SealProps) => {
  const { t } = useTranslation();
  const number = plainContainerNumber(form.container_numbers[index] ?? '');
  return (
    <>
      <TextField
        label={t('drayage.load.papers.own_seal', { number })}
        value={form.own_seals[index] ?? ''}
        onChange={(seal) =>
          change({
            own_seals: form.container_numbers.map((_, at) => (at === index ? seal : (form.own_seals[at] ?? ''))),
          })
        }
        maxLength={40}
        error={faultOf('container_seals')}
      />
      <NumberField
        label={t('drayage.load.papers.own_weight', { number })}
        value={form.own_weights[index] ?? null}
        onChange={(weight) =>
          change({
            own_weights: form.container_numbers.map((_, at) =>
              at === index ? weight : (form.own_weights[at] ?? null),
            ),
          })
        }
        digits={0}
        unit="lb"
      />
    </>
  );
};

type DaysProps = Change & { load: DrayageLoad; faultOf: (field: keyof PapersForm) => string | undefined };

const Days = ({ load, form, change, faultOf }: DaysProps) => {
  const { t } = useTranslation();
  const fields =
    load.direction === 'export' ? (['earliest_return_day', 'cut_off'] as const) : (['last_free_day'] as const);
  return fields.map((field) => (
    <DateField
      key={field}
      label={t(`drayage.references.${field}`)}
      value={form[field]}
      onChange={(day) => change({ [field]: day })}
      error={faultOf(field)}
    />
  ));
};
