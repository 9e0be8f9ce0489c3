import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { useRequestedCarriers } from '../form/requested-carriers.ts';
import { QuoteOrSave, type SendButtonsProps } from '../../frame/quote-or-save.tsx';

/** Requests quotes, with the number of carriers, or only saves. */
export const SendButtons = (props: SendButtonsProps) => {
  const { t } = useTranslation();
  const count = useRequestedCarriers().length;
  const requestLabel =
    count > 0 ? t('loads.book.summary.get_quotes_from', { count }) : t('loads.book.summary.get_quotes');
  return <QuoteOrSave requestLabel={requestLabel} {...props} />;
};
