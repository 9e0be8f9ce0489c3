import { Suspense } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { DensityLine } from '../../../commodities/density-line.tsx';
import { asksForClass, asksForTemperature } from '../form/quote-request.ts';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { ItemFields } from './item-fields.tsx';
import { densityOf } from './item-info.ts';
import { ItemMenu } from './item-menu.tsx';
import { ItemNotes } from './item-notes.tsx';
import { useItem } from './use-item.ts';
import { lazyPart } from '../../../../platform/lazy-part.tsx';

const ItemTemperature = lazyPart(async () => (await import('../truck/item-temperature.tsx')).ItemTemperature);

/** The fields of the item's drawer. */
const detailFields = [
  'hazmat',
  'nmfc_number',
  'packaging_unit',
  'packaging_unit_count',
  'net_weight',
  'unit_value',
  'hs_code',
  'country_of_origin',
];

type ItemRowProps = { itemKey: string; onDetails: () => void };

/** One line item: its fields, and below them notes, density and class. */
export const ItemRow = ({ itemKey, onDetails }: ItemRowProps) => {
  const { t } = useTranslation();
  const form = useLoadParts('truck');
  const quoteRequest = useQuoteRequest();
  const row = useItem(itemKey);
  if (!row) return null;
  const number = row.index + 1;
  const priced = asksForClass(quoteRequest);
  const hiddenFault = detailFields.some(row.faultUnder);
  return (
    <li className={classes.item} aria-label={t('loads.book.cargo.item', { number })} data-item={itemKey}>
      <div className={classes.line} data-classless={!priced || undefined}>
        <ItemFields itemKey={itemKey} />
        <ItemMenu itemKey={itemKey} onDetails={onDetails} />
      </div>
      {asksForTemperature(quoteRequest, form) && (
        <Suspense>
          <ItemTemperature itemKey={itemKey} />
        </Suspense>
      )}
      <div className={classes.meta} data-bare={!priced || undefined}>
        <ItemNotes itemKey={itemKey} onDetails={onDetails} />
        {priced && (
          <DensityLine
            info={densityOf(row.item, row.units)}
            metric={row.units === 'metric'}
            chosen={row.item.freight_class}
            onUse={(suggested) => row.changeItem({ freight_class: suggested })}
            itemNumber={number}
          />
        )}
      </div>
      {hiddenFault && (
        <div className={classes.error} data-fault tabIndex={-1}>
          {t('loads.book.cargo.details_faulty')}{' '}
          <Button kind="link" size="small" onClick={onDetails}>
            {t('loads.book.cargo.details')}
          </Button>
        </div>
      )}
    </li>
  );
};
