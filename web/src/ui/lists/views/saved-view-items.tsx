import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { PencilIcon, PlusIcon, RefreshIcon, StarIcon } from '../../icons/action-icons.tsx';
import { MenuItem, MenuList } from '../../overlays/menu-item.tsx';
import { Skeleton } from '../../primitives/skeleton.tsx';
import type { ListViews, SavedListView, ViewTask } from './list-views.ts';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useReplacedView } from './use-replaced-view.ts';
import classes from './view-menu.module.css';

type SavedViewItemsProps = { views: ListViews; close: () => void; onTask: (task: ViewTask) => void };

/** The part of the menu that is this person's own. */
export const SavedViewItems = ({ views, close, onTask }: SavedViewItemsProps) => {
  const { t } = useTranslation();
  const { data: saved, error } = views.useSaved();
  const current = saved?.find(({ id }) => id === views.current.saved);
  const then = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <>
      <p className={classes.heading}>{t('lists.views.own')}</p>
      {error && <p className={classes.note}>{errorText(error)}</p>}
      {!saved && !error && (
        <div className={classes.note}>
          <Skeleton width={140} />
        </div>
      )}
      {saved?.length === 0 && <p className={classes.note}>{t('lists.views.none')}</p>}
      <MenuList>
        {saved?.map((view) => (
          <MenuItem key={view.id} current={view === current} onClick={then(() => views.open(view))}>
            {view.name}
            {view.is_default && <DefaultMark />}
          </MenuItem>
        ))}
      </MenuList>
      <div className={classes.tasks}>
        <MenuList>
          {current && views.isChanged(current) && <SaveChanges view={current} views={views} close={close} />}
          <MenuItem icon={PlusIcon} onClick={then(() => onTask('save'))}>
            {t('lists.views.save')}
          </MenuItem>
          {saved && saved.length > 0 && (
            <MenuItem icon={PencilIcon} onClick={then(() => onTask('manage'))}>
              {t('lists.views.manage')}
            </MenuItem>
          )}
        </MenuList>
      </div>
    </>
  );
};

type ViewDialogProps = { task: ViewTask; views: ListViews; onClose: () => void };

/** What is done with saved views beside choosing one; it comes in one file with the menu that leads to it. */
export const ViewDialog = ({ task, views, onClose }: ViewDialogProps) =>
  task === 'save' ? (
    <SaveViewDialog views={views} onClose={onClose} />
  ) : (
    <ManageViewsDialog views={views} onClose={onClose} />
  );

const DefaultMark = () => {
  const { t } = useTranslation();
  return (
    <span className={classes.default}>
      <StarIcon size={13} />
      <span className={classes.hidden}>{t('lists.views.default')}</span>
    </span>
  );
};

type SaveChangesProps = { view: SavedListView; views: ListViews; close: () => void };

/** Lets the view on screen keep what was changed of it. */
const SaveChanges = ({ view, views, close }: SaveChangesProps) => {
  const { t } = useTranslation();
  const saving = useReplacedView(views, close);
  return (
    <MenuItem icon={RefreshIcon} onClick={() => !saving.isPending && saving.mutate(view)}>
      {t('lists.views.replace', { name: view.name })}
    </MenuItem>
  );
};
