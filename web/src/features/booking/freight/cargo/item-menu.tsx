import { useQueryClient } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../../platform/session/current-user.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../../platform/api/notify-failure.ts';
import { notify } from '../../../../platform/notify.ts';
import { ActionMenu } from '../../../../ui/overlays/action-menu.tsx';
import { BookmarkIcon, CopyIcon, PencilIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { saveItem, savedItemsKey } from '../../../commodities/commodities.api.ts';
import { savedItemOf } from './saved-item-of.ts';
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
  const client = useQueryClient();
  const maySave = mayDo(useMe(), 'post:line-items');
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, index } = row;
  const canSave = maySave && item.commodity.trim() !== '';
  const save = () =>
    saveItem(savedItemOf(item, row.units)).then(({ commodity }) => {
      notify.success(t('loads.book.cargo.item_saved', { name: commodity }));
      return client.invalidateQueries({ queryKey: savedItemsKey });
    }, notifyFailure);
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
          ...(canSave
            ? [{ label: t('loads.book.cargo.save_item'), icon: BookmarkIcon, onSelect: () => void save() }]
            : []),
          ...(count > 1 ? [{ label: t('loads.book.cargo.remove'), icon: TrashIcon, onSelect: remove }] : []),
        ]}
      />
    </div>
  );
};
