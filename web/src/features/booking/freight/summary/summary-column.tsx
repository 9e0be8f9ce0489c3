import { useTranslation } from '../../../../platform/words/use-translation.ts';
import type { SendButtonsProps } from '../../frame/quote-or-save.tsx';
import { useBookLoad, useFromLoad, useLoadFaults } from '../form/book-load-context.ts';
import { LaneSummary } from './lane-summary.tsx';
import { SendButtons } from './send-buttons.tsx';
import classes from '../../frame/summary-frame.module.css';
import { SummaryFrame, ValueAndReferences } from '../../frame/summary-frame.tsx';
import { TotalsList } from './totals-list.tsx';

/** The summary of the load, its value and references, and the buttons that send it. */
export const SummaryColumn = (send: Omit<SendButtonsProps, 'faultCount'>) => {
  const { t } = useTranslation();
  const form = useFromLoad(({ cargo_value_for_insurance, po_number, billing_reference }) => ({
    cargo_value_for_insurance,
    po_number,
    billing_reference,
  }));
  const { change } = useBookLoad();
  const { faultOf, count } = useLoadFaults();
  return (
    <SummaryFrame lane={<LaneSummary />} note={t('loads.book.summary.note')}>
      <TotalsList />
      <ValueAndReferences
        form={form}
        set={(field) => change((current) => ({ ...current, ...field }), ...Object.keys(field))}
        faultOf={faultOf}
      />
      <div className={classes.send}>
        <SendButtons faultCount={count} {...send} />
      </div>
    </SummaryFrame>
  );
};
