import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { notify } from '../../../../platform/notify.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { useBookLoad, useLoadFaults, useLoadParts } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { withHazmat } from './edit-items.ts';

/** Whether the cargo contains hazardous materials, and whether all of it is stackable. */
export const CargoFlags = ({ onDetails }: { onDetails: (itemKey: string) => void }) => {
  const { t } = useTranslation();
  const form = useLoadParts('line_items', 'hazmat');
  const { change } = useBookLoad();
  const { faultOf } = useLoadFaults();
  const stackable = form.line_items.filter((item) => item.stackable).length;
  const all = stackable === form.line_items.length;
  const fault = faultOf('hazmat');
  const switchHazmat = (on: boolean) => {
    change((current) => withHazmat(current, on), 'hazmat');
    const [only, ...others] = form.line_items;
    // The only item is the hazardous one: what it needs is entered at once.
    if (on && only && others.length === 0) onDetails(only.key);
    if (on || form.line_items.every((item) => !item.hazmat?.un_number)) return;
    const undo = () => change((current) => ({ ...withHazmat(current, true), line_items: form.line_items }));
    notify.info(t('loads.book.cargo.hazmat_removed'), { label: t('loads.book.draft.undo'), run: undo });
  };
  return (
    <div className={classes.flags}>
      <div>
        <Checkbox
          label={t('loads.book.cargo.contains_hazmat')}
          checked={form.hazmat}
          onChange={switchHazmat}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'hazmat-fault' : undefined}
        />
        {fault && (
          <p id="hazmat-fault" className={classes.error}>
            {fault}
          </p>
        )}
      </div>
      <Checkbox
        label={t('loads.book.cargo.stackable')}
        checked={all}
        indeterminate={stackable > 0 && !all}
        onChange={(on) =>
          change((current) => ({
            ...current,
            line_items: current.line_items.map((item) => ({ ...item, stackable: on })),
          }))
        }
      />
    </div>
  );
};
