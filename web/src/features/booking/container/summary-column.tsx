import { useTranslation } from 'react-i18next';
import type { SendButtonsProps } from '../frame/ask-or-save.tsx';
import classes from '../freight/summary-column.module.css';
import { SummaryFrame, ValueAndReferences } from '../frame/summary-frame.tsx';
import { useBookDrayage } from './form/drayage-context.ts';
import { HaulLane } from './haul-lane.tsx';
import { HaulTotals } from './haul-totals.tsx';
import { SendButtons } from './send-buttons.tsx';

/** What the haul comes to, and what may be done with it. */
export const SummaryColumn = ({ blocked, ...send }: SendButtonsProps & { blocked: boolean }) => {
  const { t } = useTranslation();
  const { form, set, errorOf } = useBookDrayage();
  return (
    <SummaryFrame
      lane={<HaulLane />}
      note={t(send.editing ? 'drayage.notes.rates_may_change' : 'drayage.book.summary.note')}
    >
      <HaulTotals />
      {!blocked && (
        <>
          <ValueAndReferences form={form} set={set} errorOf={errorOf} />
          <div className={classes.send}>
            <SendButtons {...send} />
          </div>
        </>
      )}
    </SummaryFrame>
  );
};
