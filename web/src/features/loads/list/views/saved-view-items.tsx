import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../platform/api/api-error.ts';
import { useMe } from '../../../../platform/session/current-user.ts';
import { notify } from '../../../../platform/notify.ts';
import { PencilIcon, PlusIcon, RefreshIcon, StarIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem, MenuList } from '../../../../ui/overlays/menu-item.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { mendColumns } from '../table/columns.ts';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { changeView, savedViewList } from './saved-views.api.ts';
import { differsFrom, viewFiltersOf, viewSearch } from './saved-view-search.ts';
import { useListSearch } from '../use-list-search.ts';
import type { TableControls } from '../table/use-table-state.ts';
import type { ViewTask } from './view-task.ts';
import classes from './view-menu.module.css';

type SavedViewItemsProps = { table: TableControls; close: () => void; onTask: (task: ViewTask) => void };

/** The part of the menu that is this person's own. */
export const SavedViewItems = ({ table, close, onTask }: SavedViewItemsProps) => {
  const { t } = useTranslation();
  const { data: views, error } = useQuery(savedViewList);
  const [search] = useListSearch();
  const open = useOpenView(table);
  const current = views?.find(({ id }) => id === search.view);
  const then = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <>
      <p className={classes.heading}>{t('lists.views.own')}</p>
      {error && <p className={classes.note}>{errorText(error)}</p>}
      {!views && !error && (
        <div className={classes.note}>
          <Skeleton width={140} />
        </div>
      )}
      {views?.length === 0 && <p className={classes.note}>{t('lists.views.none')}</p>}
      <MenuList>
        {views?.map((view) => (
          <MenuItem key={view.id} current={view.id === search.view} onClick={then(() => open(view))}>
            {view.name}
            {view.is_default && <DefaultMark />}
          </MenuItem>
        ))}
      </MenuList>
      <div className={classes.tasks}>
        <MenuList>
          {current && differsFrom(current, search) && <SaveChanges view={current} table={table} close={close} />}
          <MenuItem icon={PlusIcon} onClick={then(() => onTask('save'))}>
            {t('lists.views.save')}
          </MenuItem>
          {views && views.length > 0 && (
            <MenuItem icon={PencilIcon} onClick={then(() => onTask('manage'))}>
              {t('lists.views.manage')}
            </MenuItem>
          )}
        </MenuList>
      </div>
    </>
  );
};

type ViewDialogProps = { task: ViewTask; table: TableControls; onClose: () => void };

/** What is done with saved views beside choosing one; it comes in one file with the menu that leads to it. */
export const ViewDialog = ({ task, table, onClose }: ViewDialogProps) =>
  task === 'save' ? <SaveViewDialog table={table} onClose={onClose} /> : <ManageViewsDialog onClose={onClose} />;

const DefaultMark = () => {
  const { t } = useTranslation();
  return (
    <span className={classes.default}>
      <StarIcon size={13} />
      <span className={classes.hidden}>{t('lists.views.default')}</span>
    </span>
  );
};

/** Shows the list as a view keeps it, its columns included. */
const useOpenView = (table: TableControls) => {
  const [, change] = useListSearch();
  const operator = useMe().user.role === 'platform_admin';
  return (view: SavedView) => {
    change(viewSearch(view));
    if (view.columns) table.change({ columns: mendColumns(view.columns, operator) });
  };
};

type SaveChangesProps = { view: SavedView; table: TableControls; close: () => void };

/** Lets the view on screen keep what was changed of it. */
const SaveChanges = ({ view, table, close }: SaveChangesProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [search] = useListSearch();
  const saving = useMutation({
    mutationFn: () => changeView(view.id, { filters: viewFiltersOf(search), columns: table.columns }),
    onSuccess: () => {
      notify.success(t('lists.views.replaced', { name: view.name }));
      close();
    },
    onError: (error) => notify.failure(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewList.queryKey }),
  });
  return (
    <MenuItem icon={RefreshIcon} onClick={() => !saving.isPending && saving.mutate()}>
      {t('lists.views.replace', { name: view.name })}
    </MenuItem>
  );
};
