import { drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { DrayageChange } from '@portal/contract/drayage/drayage-input.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { type Faults, schemaFaults } from '../../../platform/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { papersBody } from '../book-drayage/drayage-body.ts';
import type { PapersForm } from '../book-drayage/drayage-form.ts';
import { papersOfDrayage } from '../book-drayage/form-of-drayage.ts';
import { ReferenceFields } from '../book-drayage/reference-fields.tsx';
import { ContainerNumberField } from '../containers/container-number-field.tsx';
import { drayageLoad } from '../drayage.api.ts';
import classes from './container-card.module.css';

type PapersDrawerProps = { load: DrayageLoad; onClose: () => void };

/** A fault of one of several numbers is shown at the numbers. */
const check = (form: PapersForm): Faults =>
  Object.fromEntries(
    Object.entries(schemaFaults(DrayageChange, papersBody(form))).map(([field, fault]) => [
      field.split('.')[0] ?? field,
      fault,
    ]),
  );

/** What is learned bit by bit until the container is back: numbers, references and the days that start the clock. */
export const PapersDrawer = ({ load, onClose }: PapersDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { root, form, change, submit, pending, error, faultOf } = useCheckedForm<PapersForm, DrayageLoad>({
    initial: papersOfDrayage(load),
    check,
    send: (papers) =>
      api(drayage.change, {
        params: { load_id: load.id },
        body: { ...DrayageChange.parse(papersBody(papers)), version: load.version },
      }),
    onSent: async (saved) => {
      client.setQueryData(drayageLoad(load.id).queryKey, saved);
      await client.invalidateQueries({ queryKey: ['loads', load.id], exact: true });
      await client.invalidateQueries({ queryKey: ['history', load.id] });
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
        <Numbers count={load.container_count} form={form} change={change} error={faultOf('container_numbers')} />
        <Days load={load} form={form} change={change} faultOf={faultOf} />
        <ReferenceFields
          direction={load.direction}
          papers={form}
          onChange={change}
          errorOf={(field) => faultOf(field as keyof PapersForm)}
        />
        {error && (
          <p className={classes.failure} role="alert">
            {error}
          </p>
        )}
      </form>
    </Drawer>
  );
};

type Change = { form: PapersForm; change: (changes: Partial<PapersForm>) => void };

const Numbers = ({ count, form, change, error }: Change & { count: number; error: string | undefined }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <ContainerNumberField
        // oxlint-disable-next-line react/no-array-index-key -- the first box stays the first box
        key={index}
        number={count > 1 ? index + 1 : null}
        value={form.container_numbers[index] ?? ''}
        onChange={(number) =>
          change({
            container_numbers: Array.from({ length: count }, (_number, at) =>
              at === index ? number : (form.container_numbers[at] ?? ''),
            ),
          })
        }
        error={error}
      />
    ))}
  </>
);

type DaysProps = Change & { load: DrayageLoad; faultOf: (field: keyof PapersForm) => string | undefined };

const Days = ({ load, form, change, faultOf }: DaysProps) => {
  const { t } = useTranslation();
  const asked =
    load.direction === 'export' ? (['earliest_return_day', 'cut_off'] as const) : (['last_free_day'] as const);
  return asked.map((field) => (
    <DateField
      key={field}
      label={t(`drayage.references.${field}`)}
      value={form[field]}
      onChange={(day) => change({ [field]: day })}
      error={faultOf(field)}
    />
  ));
};
