import type { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { carrierList } from '../../../loads/loads.api.ts';
import { useFromLoad, useQuoteRequest } from '../form/book-load-context.ts';
import { isAllParcel } from '../cargo/item-info.ts';
import { QuoteOrSave, type SendButtonsProps } from '../../frame/quote-or-save.tsx';

/** Ask the carriers, with how many they are, or only save. */
export const SendButtons = (props: SendButtonsProps) => {
  const { t } = useTranslation();
  const count = useCarrierCount();
  const ask = count > 0 ? t('loads.book.summary.get_quotes_from', { count }) : t('loads.book.summary.get_quotes');
  return <QuoteOrSave ask={ask} {...props} />;
};

/** How many carriers will be asked; 0 while that is not known. */
const useCarrierCount = (): number => {
  const quoteRequest = useQuoteRequest();
  const { data } = useQuery(carrierList);
  const isParcel = useFromLoad(isAllParcel);
  const isAsked = ({ modes, parcels_only }: ListedCarrier) =>
    (!parcels_only || isParcel) && modes.some((mode) => quoteRequest.modes.includes(mode));
  return (data?.items ?? []).filter(isAsked).length;
};
