import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../../ui/primitives/button.tsx';
import { Callout } from '../../../../ui/primitives/callout.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import { loadAddress } from '../../../loads/addresses.ts';
import { AssignForm } from '../assign-form.tsx';
import { DeclineForm } from '../decline-form.tsx';
import classes from '../dispatch.module.css';
import { WaitingSummary } from './waiting-summary.tsx';

type WaitingDrawerProps = {
  loadId: number;
  /** Undefined once it no longer waits. */
  load: WaitingLoad | undefined;
  onClose: () => void;
};

/** Assigns a truck to a waiting load, or declines the load. */
export const WaitingDrawer = ({ loadId, load, onClose }: WaitingDrawerProps) => {
  const { t } = useTranslation();
  // The form stays on screen when somebody else decides meanwhile.
  const [opened] = useState(load);
  return (
    <Drawer opened onClose={onClose} title={t('tendering.dispatch.drawer.title', { load: loadId })}>
      {!load && (
        <div className={classes.notice}>
          <Callout
            action={
              <LinkButton size="small" {...loadAddress(loadId)}>
                {t('tendering.dispatch.see_load')}
              </LinkButton>
            }
          >
            {t('tendering.dispatch.decided', { load: loadId })}
          </Callout>
        </div>
      )}
      {opened && <Decision load={load ?? opened} onDone={onClose} />}
    </Drawer>
  );
};

const Decision = ({ load, onDone }: { load: WaitingLoad; onDone: () => void }) => {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<'assign' | 'decline'>('assign');
  const Form = choice === 'assign' ? AssignForm : DeclineForm;
  return (
    <div className={classes.decision}>
      <WaitingSummary load={load} />
      <Segmented
        label={t('tendering.dispatch.drawer.what')}
        fullWidth
        options={(['assign', 'decline'] as const).map((value) => ({
          value,
          label: t(`tendering.dispatch.drawer.${value}`),
        }))}
        value={choice}
        onChange={setChoice}
      />
      <Form load={load} onDone={onDone} />
    </div>
  );
};
