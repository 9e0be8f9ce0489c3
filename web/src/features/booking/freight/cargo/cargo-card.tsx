import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import { SavedItemPicker } from '../../../commodities/saved-item-picker.tsx';
import { useBookLoad, useFromLoad, useLoadFaults, useLoadParts } from '../form/book-load-context.ts';
import { CargoFlags } from './cargo-flags.tsx';
import classes from './cargo-card.module.css';
import { withNewItem, withSavedItem } from './edit-items.ts';
import { ItemRow } from './item-row.tsx';
import { emptyItem, type Units } from '../form/load-form.ts';
import { ParcelHint } from './parcel-hint.tsx';
import { switchUnits } from './switch-units.ts';
import { useFocusOnNewRow } from '../../../../platform/forms/form-focus.ts';
import { lazyDialog } from '../../../../platform/lazy-part.tsx';

const ItemDrawer = lazyDialog(async () => (await import('./item-drawer.tsx')).ItemDrawer);

/** The line items with their measures, density and class. */
export const CargoCard = () => {
  const { t } = useTranslation();
  const keys = useFromLoad(({ line_items }) => line_items.map(({ key }) => key));
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const rows = useRef<HTMLUListElement>(null);
  const [detailsOf, setDetailsOf] = useState<string | null>(null);
  useFocusOnNewRow(rows, keys.length);
  const limit = faultOf('line_items');
  return (
    <Card title={t('loads.book.cargo.title')} aside={<CargoTools />}>
      <ul ref={rows} className={classes.items}>
        {keys.map((key) => (
          <ItemRow key={key} itemKey={key} onDetails={() => setDetailsOf(key)} />
        ))}
      </ul>
      {limit && (
        <p className={classes.error} data-fault tabIndex={-1} role="alert">
          {limit}
        </p>
      )}
      <div className={classes.foot}>
        <Button
          kind="link"
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => change((current) => withNewItem(current, emptyItem()))}
        >
          {t('loads.book.cargo.another')}
        </Button>
        <CargoFlags onDetails={setDetailsOf} />
      </div>
      <ParcelHint />
      {detailsOf && (
        <Suspense>
          <ItemDrawer itemKey={detailsOf} onClose={() => setDetailsOf(null)} />
        </Suspense>
      )}
    </Card>
  );
};

const CargoTools = () => {
  const { t } = useTranslation();
  const form = useLoadParts('units');
  const { change } = useBookLoad();
  return (
    <div className={classes.tools}>
      <Segmented<Units>
        label={t('loads.book.cargo.units')}
        options={[
          { value: 'imperial', label: t('loads.book.cargo.imperial') },
          { value: 'metric', label: t('loads.book.cargo.metric') },
        ]}
        value={form.units}
        onChange={(units) => change((current) => switchUnits(current, units))}
      />
      <SavedItemPicker onPick={(item) => change((current) => withSavedItem(current, item))} />
    </div>
  );
};
