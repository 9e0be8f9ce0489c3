import type { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { carrierList } from '../../../loads/loads.api.ts';
import { useFromLoad, useQuoteRequest } from '../form/book-load-context.ts';
import { isAllParcel } from '../cargo/item-info.ts';
import { QuoteOrSave, type SendButtonsProps } from '../../frame/quote-or-save.tsx';

/** Requests quotes, with the number of carriers, or only saves. */
export const SendButtons = (props: SendButtonsProps) => {
  const { t } = useTranslation();
  const count = useCarrierCount();
  const requestLabel =
    count > 0 ? t('loads.book.summary.get_quotes_from', { count }) : t('loads.book.summary.get_quotes');
  return <QuoteOrSave requestLabel={requestLabel} {...props} />;
};

/** How many carriers the quote request goes to; 0 while that is not known. */
const useCarrierCount = (): number => {
  const quoteRequest = useQuoteRequest();
  const { data } = useQuery(carrierList);
  const isParcel = useFromLoad(isAllParcel);
  const isRequested = ({ modes, parcels_only }: ListedCarrier) =>
    (!parcels_only || isParcel) && modes.some((mode) => quoteRequest.modes.includes(mode));
  return (data?.items ?? []).filter(isRequested).length;
};
