import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/card.tsx';
import { useBookLoad } from '../book-load-context.ts';
import { TruckChoice } from './truck-choice.tsx';
import { TruckLimits } from './truck-limits.tsx';
import { TruckOptions } from './truck-options.tsx';

/** Which truck, how full it gets, and what it must bring. */
export const TruckCard = () => {
  const { t } = useTranslation();
  const { asking } = useBookLoad();
  const several = asking.type === 'multi-service';
  return (
    <Card title={t(several ? 'loads.book.truck.options_title' : 'loads.book.truck.title')}>
      {!several && <TruckChoice />}
      {!several && <TruckLimits />}
      <TruckOptions />
    </Card>
  );
};
