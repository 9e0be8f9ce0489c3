import { isCommitted } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './stop-drawer.module.css';
import { StopFields } from '../book/stop-fields.tsx';
import { tenderErrorText } from '../book/tender-error.ts';
import { useStopEdit } from './use-stop-edit.ts';

type StopDrawerProps = { load: LoadDetails; stop: Stop; onClose: () => void };

/** Changes one stop of a load: its place, contact, hours and reference; once it is booked, with a reason. */
export const StopDrawer = ({ load, stop, onClose }: StopDrawerProps) => {
  const { t } = useTranslation();
  const form = useId();
  const { root, index, values, change, faultOf, isReasonRequired, submit, saving } = useStopEdit(load, stop, onClose);
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t(`tendering.stop_change.title_${stop.type}`)}
      footer={
        <Button kind="primary" fullWidth type="submit" form={form} pending={saving.isPending}>
          {t('tendering.stop_change.save')}
        </Button>
      }
    >
      <form id={form} ref={root} className={classes.form} onSubmit={submit} noValidate>
        {saving.error && <Callout kind="danger">{tenderErrorText(saving.error)}</Callout>}
        {isCommitted(load.status) && <Callout>{t('tendering.stop_change.booked')}</Callout>}
        <StopFields
          load={load}
          index={index}
          stop={values.stop}
          faultOf={(field) => faultOf(`stop.${field}`)}
          onChange={(changed) => change({ stop: changed })}
        />
        <Residential load={load} checked={values.residential} onChange={(residential) => change({ residential })} />
        {isCommitted(load.status) && (
          <TextAreaField
            label={t('tendering.stop_change.reason')}
            hint={t('tendering.stop_change.reason_hint')}
            required={isReasonRequired}
            maxLength={300}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={faultOf('reason')}
          />
        )}
      </form>
    </Drawer>
  );
};

type ResidentialProps = { load: LoadDetails; checked: boolean; onChange: (checked: boolean) => void };

/** A home costs more: the carrier has to know before it names its price. */
const Residential = ({ load, checked, onChange }: ResidentialProps) => {
  const { t } = useTranslation();
  const note = isCommitted(load.status) ? 'residential_fixed' : 'residential_hint';
  return (
    <div>
      <Checkbox
        label={t('loads.page.residential')}
        checked={checked}
        disabled={isCommitted(load.status)}
        onChange={onChange}
      />
      <p className={classes.note}>{t(`tendering.stop_change.${note}`)}</p>
    </div>
  );
};
