import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { notify } from '../../../../platform/notify.ts';
import { ActionMenu } from '../../../../ui/overlays/action-menu.tsx';
import { CopyIcon, PencilIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { useBookLoad, useFromLoad } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { withDuplicate, withItemBack, withoutItem } from './edit-items.ts';
import { useItem } from './use-item.ts';

type ItemMenuProps = { itemKey: string; onDetails: () => void };

/** Opens, copies or removes an item. Removal can be undone; the last item cannot be removed. */
export const ItemMenu = ({ itemKey, onDetails }: ItemMenuProps) => {
  const { t } = useTranslation();
  const count = useFromLoad(({ line_items }) => line_items.length);
  const { change } = useBookLoad();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, index } = row;
  const remove = () => {
    change((current) => withoutItem(current, itemKey), 'line_items');
    notify.info(t('loads.book.cargo.removed'), {
      label: t('loads.book.draft.undo'),
      run: () => change((current) => withItemBack(current, item, index)),
    });
  };
  return (
    <div className={classes.menu}>
      <ActionMenu
        label={t('loads.book.cargo.more', { number: index + 1 })}
        actions={[
          { label: t('loads.book.cargo.details'), icon: PencilIcon, onSelect: onDetails },
          {
            label: t('loads.book.cargo.duplicate'),
            icon: CopyIcon,
            onSelect: () => change((current) => withDuplicate(current, itemKey)),
          },
          ...(count > 1 ? [{ label: t('loads.book.cargo.remove'), icon: TrashIcon, onSelect: remove }] : []),
        ]}
      />
    </div>
  );
};
