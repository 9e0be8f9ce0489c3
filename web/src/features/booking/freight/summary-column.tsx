import { useTranslation } from 'react-i18next';
import type { SendButtonsProps } from '../frame/ask-or-save.tsx';
import { useBookLoad } from './form/book-load-context.ts';
import { LaneSummary } from '../frame/lane-summary.tsx';
import { SendButtons } from '../frame/send-buttons.tsx';
import classes from './summary-column.module.css';
import { SummaryFrame, ValueAndReferences } from '../frame/summary-frame.tsx';
import { TotalsList } from '../frame/totals-list.tsx';

/** What the load comes to, and what may be done with it. */
export const SummaryColumn = (send: SendButtonsProps) => {
  const { t } = useTranslation();
  const { form, change, errorOf } = useBookLoad();
  return (
    <SummaryFrame lane={<LaneSummary />} note={t('loads.book.summary.note')}>
      <TotalsList />
      <ValueAndReferences
        form={form}
        set={(field) => change((current) => ({ ...current, ...field }), Object.keys(field)[0])}
        errorOf={errorOf}
      />
      <div className={classes.send}>
        <SendButtons {...send} />
      </div>
    </SummaryFrame>
  );
};
