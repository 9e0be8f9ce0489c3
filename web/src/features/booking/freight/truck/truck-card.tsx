import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Card } from '../../../../ui/primitives/card.tsx';
import { useQuoteRequest } from '../form/book-load-context.ts';
import { RequestedModes } from './requested-modes.tsx';
import { TruckChoice } from './truck-choice.tsx';
import { TruckLimits } from './truck-limits.tsx';
import { TruckOptions } from './truck-options.tsx';

/** The truck, its capacity and options; for several modes at once, which of them can carry the load. */
export const TruckCard = () => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  if (quoteRequest.type === 'multi-service') {
    return (
      <Card title={t('loads.book.truck.requested_modes.title')}>
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
