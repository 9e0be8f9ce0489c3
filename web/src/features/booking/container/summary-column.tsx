import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { SendButtonsProps } from '../frame/quote-or-save.tsx';
import classes from '../frame/summary-frame.module.css';
import { SummaryFrame, ValueAndReferences } from '../frame/summary-frame.tsx';
import { useBookDrayage, useDrayageFaults, useDrayageParts, useFromDrayage } from './form/drayage-context.ts';
import { haulQuery } from './prices/haul-prices.api.ts';
import { HaulLane } from './haul-lane.tsx';
import { HaulTotals } from './haul-totals.tsx';
import { SendButtons } from './send-buttons.tsx';

const HaulPrices = lazyPart(async () => (await import('./prices/haul-prices.tsx')).HaulPrices);

/** The summary of the haul, its value and references, and the buttons that send it. */
export const SummaryColumn = ({ blocked, ...send }: Omit<SendButtonsProps, 'faultCount'> & { blocked: boolean }) => {
  const { t } = useTranslation();
  const { count } = useDrayageFaults();
  const prices = useFromDrayage(haulQuery);
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
          <ValueOfHaul />
          <div className={classes.send}>
            <SendButtons faultCount={count} {...send} />
          </div>
        </>
      )}
    </SummaryFrame>
  );
};

/** What the cargo is worth, and the references of those who pay. */
const ValueOfHaul = () => {
  const form = useDrayageParts('cargo_value_for_insurance', 'po_number', 'billing_reference');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return <ValueAndReferences form={form} set={set} faultOf={faultOf} />;
};
