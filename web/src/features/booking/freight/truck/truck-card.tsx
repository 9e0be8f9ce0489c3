import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Card } from '../../../../ui/primitives/card.tsx';
import { useQuoteRequest } from '../form/book-load-context.ts';
import { RequestedModes } from './requested-modes.tsx';
import { TruckChoice } from './truck-choice.tsx';
import { TruckLimits } from './truck-limits.tsx';
import { TruckOptions } from './truck-options.tsx';

/** Which truck, how full it gets, and what it must bring; where several modes are asked, which of them can take it. */
export const TruckCard = () => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  if (quoteRequest.type === 'multi-service') {
    return (
      <Card title={t('loads.book.truck.modes_asked.title')}>
        <RequestedModes />
        <TruckOptions />
      </Card>
    );
  }
  return (
    <Card title={t('loads.book.truck.title')}>
      <TruckChoice />
      <TruckLimits />
      <TruckOptions />
    </Card>
  );
};
