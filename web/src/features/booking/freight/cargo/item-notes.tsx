import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { HazmatIcon } from '../../../../ui/icons/freight-icons.tsx';
import { useBookLoad, useLoadParts } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { withHazmatItem } from './edit-items.ts';
import type { HazmatForm } from '../../../commodities/hazmat/hazmat-form.ts';
import { useItem } from './use-item.ts';

type ItemNotesProps = { itemKey: string; onDetails: () => void };

/** The NMFC number and the hazard of an item, below its row. */
export const ItemNotes = ({ itemKey, onDetails }: ItemNotesProps) => {
  const { t } = useTranslation();
  const form = useLoadParts('hazmat');
  const { change } = useBookLoad();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item } = row;
  const markHazardous = () => {
    change((current) => withHazmatItem(current, itemKey, true), 'hazmat');
    onDetails();
  };
  return (
    <span className={classes.notes}>
      {item.nmfc_number && <span>{t('loads.book.cargo.nmfc', { number: item.nmfc_number })}</span>}
      {item.hazmat && (
        <button type="button" className={classes.note} onClick={onDetails}>
          <HazmatIcon size={15} />
          <HazmatText hazmat={item.hazmat} />
        </button>
      )}
      {form.hazmat && !item.hazmat && (
        <button type="button" className={classes.note} onClick={markHazardous}>
          {t('loads.book.cargo.not_hazardous')}
        </button>
      )}
    </span>
  );
};

const HazmatText = ({ hazmat }: { hazmat: HazmatForm }) => {
  const { t } = useTranslation();
  if (!hazmat.un_number || !hazmat.class_division) return <>{t('loads.book.cargo.hazmat_missing')}</>;
  return <>{t('loads.book.cargo.hazmat_summary', { number: hazmat.un_number, hazard: hazmat.class_division })}</>;
};
