import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import { cubicFeet, density, pounds } from '@portal/contract/commodities/density.ts';
import type { LineItem, LoadDetails } from '@portal/contract/loads/load.ts';
import { number } from '../../../platform/words/format.ts';
import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { HazmatIcon } from '../../../ui/icons/freight-icons.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { densityText } from '../../commodities/measures.ts';
import classes from './confirmed-cargo.module.css';
import { EditLoadLink } from './edit-load-link.tsx';

const columns = ['commodity', 'class', 'units', 'dimensions', 'density', 'weight'] as const;

/** What the price was made for, line by line: the carrier weighs and measures it again. */
export const ConfirmedCargo = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.card} aria-labelledby="confirmed-cargo">
      <div className={classes.head}>
        <h2 id="confirmed-cargo" className={classes.title}>
          {t('tendering.confirm.cargo')}
        </h2>
        <span className={classes.totals}>
          <RefText>{`${number(load.weight_lb, 0)} lb, ${number(load.cubic_feet, 1)} ft³`}</RefText>
          <EditLoadLink load={load} label={t('tendering.confirm.change_cargo')} />
        </span>
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`tendering.confirm.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {load.line_items.map((item) => (
            <CargoRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Pounds a cubic foot of a line whose dimensions are known. */
const densityOf = ({ length, width, height, dimension_unit, ...item }: LineItem): number | null => {
  if (!length || !width || !height) return null;
  const volume = cubicFeet({ length, width, height, dimension_unit }, item.handling_unit_count);
  return density(pounds(item.weight, item.weight_unit), volume);
};

const CargoRow = ({ item }: { item: LineItem }) => {
  const { t } = useTranslation();
  const { handling_unit, handling_unit_count: count, length, width, height } = item;
  const unit = phraseOfCode('commodities.handling_units', handling_unit, { count }) ?? handling_unit;
  const poundsPerFoot = densityOf(item);
  return (
    <tr>
      <td>
        <b>{item.commodity}</b>
        {item.hazmat && (
          <span className={classes.hazmat}>
            <HazmatIcon size={14} aria-label={t('tendering.confirm.hazmat_row')} />
            {basicDescription(item.hazmat)}
          </span>
        )}
      </td>
      <td data-label={t('tendering.confirm.class')}>{item.freight_class ?? '–'}</td>
      <td>
        {number(count)} {unit}
      </td>
      <td className={classes.quiet}>
        {length && width && height
          ? `${number(length)} × ${number(width)} × ${number(height)} ${item.dimension_unit}`
          : '–'}
      </td>
      <td className={classes.quiet}>
        {poundsPerFoot === null ? '–' : densityText(poundsPerFoot, item.weight_unit === 'kg')}
      </td>
      <td>
        <b>{number(item.weight)}</b> {item.weight_unit}
      </td>
    </tr>
  );
};
