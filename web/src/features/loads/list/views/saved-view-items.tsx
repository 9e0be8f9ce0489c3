import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../platform/api/api-error.ts';
import { notify } from '../../../../platform/notify.ts';
import { PencilIcon, PlusIcon, RefreshIcon, StarIcon } from '../../../../ui/icons/action-icons.tsx';
import { MenuItem, MenuList } from '../../../../ui/overlays/menu-item.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { changeView, savedViewList } from './saved-views.api.ts';
import { differsFrom, viewFiltersOf, viewSearch } from './saved-view-search.ts';
import { useListSearch } from '../list-search.ts';
import type { ViewTask } from './view-task.ts';
import classes from './view-menu.module.css';
import type { LoadList } from '../list-search.ts';

type SavedViewItemsProps = { list: LoadList; close: () => void; onTask: (task: ViewTask) => void };

/** The part of the menu that is this person's own. */
export const SavedViewItems = ({ list, close, onTask }: SavedViewItemsProps) => {
  const { t } = useTranslation();
  const { data: views, error } = useQuery(savedViewList);
  const [search] = useListSearch();
  const open = useOpenView(list);
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
          {current && differsFrom(current, search) && <SaveChanges view={current} list={list} close={close} />}
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

type ViewDialogProps = { task: ViewTask; list: LoadList; onClose: () => void };

/** What is done with saved views beside choosing one; it comes in one file with the menu that leads to it. */
export const ViewDialog = ({ task, list, onClose }: ViewDialogProps) =>
  task === 'save' ? <SaveViewDialog list={list} onClose={onClose} /> : <ManageViewsDialog onClose={onClose} />;

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
const useOpenView = (list: LoadList) => {
  const [, change] = useListSearch();
  return (view: SavedView) => {
    change(viewSearch(view));
    if (view.columns) list.table.showColumns(view.columns);
  };
};

type SaveChangesProps = { view: SavedView; list: LoadList; close: () => void };

/** Lets the view on screen keep what was changed of it. */
const SaveChanges = ({ view, list, close }: SaveChangesProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [search] = useListSearch();
  const saving = useMutation({
    mutationFn: () => changeView(view.id, { filters: viewFiltersOf(search), columns: list.table.columns }),
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
