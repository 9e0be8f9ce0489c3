import type { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { carrierList } from '../loads.api.ts';
import { useBookLoad } from './book-load-context.ts';
import { isAllParcel } from './item-info.ts';
import classes from './summary-column.module.css';
import type { Purpose } from './use-load-sending.ts';

export type SendButtonsProps = {
  editing: boolean;
  pending: Purpose | null;
  /** Why the last attempt did not work, and how many fields were found wrong. */
  failure: string | null;
  faultCount: number;
  onSend: (purpose: Purpose) => void;
};

/** Ask the carriers, or only save; and why it did not work. */
export const SendButtons = ({ editing, pending, failure, faultCount, onSend }: SendButtonsProps) => {
  const { t } = useTranslation();
  const count = useCarrierCount();
  const asking = count > 0 ? t('loads.book.summary.get_quotes_from', { count }) : t('loads.book.summary.get_quotes');
  const problem = failure ?? (faultCount > 0 ? t('loads.book.errors.fields', { count: faultCount }) : null);
  return (
    <>
      <div className={classes.ask}>
        {problem && (
          <p className={classes.failure} role="alert">
            {problem}
          </p>
        )}
        <Button
          kind="primary"
          size="main"
          fullWidth
          pending={pending === 'quote'}
          onClick={() => pending === null && onSend('quote')}
        >
          {editing ? t('loads.book.summary.save_and_quote') : asking}
        </Button>
      </div>
      <Button kind="ghost" fullWidth pending={pending === 'save'} onClick={() => pending === null && onSend('save')}>
        {t('loads.book.summary.save')}
      </Button>
    </>
  );
};

/** How many carriers will be asked; 0 while that is not known. */
const useCarrierCount = (): number => {
  const { form, asking } = useBookLoad();
  const { data } = useQuery(carrierList);
  const isParcel = isAllParcel(form);
  const isAsked = ({ modes, parcels_only }: ListedCarrier) =>
    (!parcels_only || isParcel) && modes.some((mode) => asking.modes.includes(mode));
  return (data?.items ?? []).filter(isAsked).length;
};
