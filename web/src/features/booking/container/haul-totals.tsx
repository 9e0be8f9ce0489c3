import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import classes from '../frame/summary-frame.module.css';
import { deliveryName } from '../../drayage/delivery-name.ts';
import { useDrayageParts } from './form/drayage-context.ts';

/** The main facts of the haul, updated while the form is filled in. */
export const HaulTotals = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('container_count', 'container', 'pickup_date', 'direction', 'weight', 'delivery_type');
  const count = form.container_count ?? 1;
  const kind = t(`drayage.containers.${form.container}`);
  const rows = [
    [t('drayage.book.move.pickup_date'), <DateText key="day" iso={form.pickup_date} weekday />],
    [t('drayage.book.move.direction'), t(`drayage.directions.${form.direction}`)],
    [t('drayage.book.summary.container'), count > 1 ? `${count} × ${kind}` : kind],
    [t('drayage.book.cargo.weight'), form.weight === null ? '–' : `${number(form.weight, 0)} lb`],
    [t('drayage.book.door_service.label'), t(deliveryName(form.direction, form.delivery_type))],
  ] as const;
  return (
    <dl className={classes.totals}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
