import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import classes from './dispatch.module.css';
import { PodField } from './pod-field.tsx';
import { PlaceFields, EventFields, ContainerField, ReasonFields } from './progress-fields.tsx';
import { withPaper } from './progress-options.ts';
import { useProgressForm } from './use-progress-form.ts';

type ProgressDrawerProps = { load: LoadDetails; onClose: () => void };

/** Reports progress that a carrier without an interface gave by phone. */
export const ProgressDrawer = ({ load, onClose }: ProgressDrawerProps) => {
  const { t } = useTranslation();
  const form = useProgressForm(load, (type) => {
    notify.success(t('tendering.dispatch.progress.done', { event: t(`loads.tracking_events.${type}`) }));
    onClose();
  });
  return (
    <Drawer opened onClose={onClose} title={t('tendering.dispatch.progress.title', { load: load.id })}>
      <form
        ref={form.root}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <p>
          <SecondLine>{t('tendering.dispatch.progress.intro', { carrier: load.carrier?.name })}</SecondLine>
        </p>
        {form.error && <Callout kind="danger">{form.error}</Callout>}
        <EventFields load={load} form={form} />
        <ContainerField load={load} form={form} />
        <PlaceFields form={form} />
        <ReasonFields form={form} />
        {withPaper.includes(form.values.type) && <PodField form={form} />}
        <div className={classes.send}>
          <Button kind="primary" type="submit" size="main" fullWidth pending={form.pending}>
            {t('tendering.dispatch.progress.send')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
};
