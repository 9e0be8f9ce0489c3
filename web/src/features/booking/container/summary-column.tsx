import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { SendButtonsProps } from '../frame/quote-or-save.tsx';
import classes from '../frame/summary-frame.module.css';
import { SummaryFrame, ValueAndReferences } from '../frame/summary-frame.tsx';
import { useBookDrayage, useDrayageFaults, useDrayageForm } from './form/drayage-context.ts';
import { haulQuery } from './prices/haul-prices.api.ts';
import { HaulLane } from './haul-lane.tsx';
import { HaulTotals } from './haul-totals.tsx';
import { SendButtons } from './send-buttons.tsx';

const HaulPrices = lazyPart(async () => (await import('./prices/haul-prices.tsx')).HaulPrices);

/** The summary of the haul, its value and references, and the buttons that send it. */
export const SummaryColumn = ({ blocked, ...send }: Omit<SendButtonsProps, 'faultCount'> & { blocked: boolean }) => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const { set } = useBookDrayage();
  const { faultOf, count } = useDrayageFaults();
  const prices = haulQuery(form);
  return (
    <SummaryFrame
      lane={<HaulLane />}
      note={t(send.editing ? 'drayage.notes.rates_may_change' : 'drayage.book.summary.note')}
    >
      <HaulTotals />
      {prices && !blocked && (
        <Suspense fallback={<Skeleton height={96} />}>
          <HaulPrices query={prices} />
        </Suspense>
      )}
      {!blocked && (
        <>
          <ValueAndReferences form={form} set={set} faultOf={faultOf} />
          <div className={classes.send}>
            <SendButtons faultCount={count} {...send} />
          </div>
        </>
      )}
    </SummaryFrame>
  );
};
