import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { BookmarkIcon } from '../../icons/action-icons.tsx';
import { ChevronDownIcon } from '../../icons/navigation-icons.tsx';
import { MenuItem, MenuList } from '../../overlays/menu-item.tsx';
import { Popup } from '../../overlays/popup.tsx';
import { Button } from '../../primitives/button.tsx';
import type { ListViews, ViewTask } from './list-views.ts';
import { useReplacedView } from './use-replaced-view.ts';
import classes from './view-menu.module.css';
import { lazyDialog, lazyPart } from '../../../platform/lazy-part.tsx';

const SavedViewItems = lazyPart(async () => (await import('./saved-view-items.tsx')).SavedViewItems);
const ViewDialog = lazyDialog(async () => (await import('./saved-view-items.tsx')).ViewDialog);

/** Has the own view on screen keep what was changed of it. */
const KeepChanges = ({ views }: { views: ListViews }) => {
  const { t } = useTranslation();
  const { data } = views.useSaved();
  const replace = useReplacedView(views);
  const own = data?.find(({ id }) => id === views.current.saved);
  return (
    <Button kind="link" size="small" pending={replace.isPending} onClick={() => own && replace.mutate(own)}>
      {t('lists.views.save_go')}
    </Button>
  );
};

/** The ways to look at the list: those that are there for everybody, and those a person has saved. */
export const ViewMenu = ({ views }: { views: ListViews }) => {
  const { t } = useTranslation();
  const { current } = views;
  const [task, setTask] = useState<ViewTask | null>(null);
  return (
    <>
      <Popup
        label={t('lists.views.label')}
        align="start"
        width={264}
        trigger={(props) => (
          <button type="button" data-tour="views" className={classes.trigger} {...props}>
            <BookmarkIcon size={15} />
            <span className={classes.name}>{current.label}</span>
            <ChevronDownIcon size={14} />
          </button>
        )}
      >
        {(close) => (
          <>
            <MenuList>
              {views.builtIn.map(({ name, label }) => (
                <MenuItem
                  key={name}
                  current={name === current.builtIn}
                  onClick={() => {
                    views.openBuiltIn(name);
                    close();
                  }}
                >
                  {label}
                </MenuItem>
              ))}
            </MenuList>
            <Suspense>
              <SavedViewItems views={views} close={close} onTask={setTask} />
            </Suspense>
          </>
        )}
      </Popup>
      {current.isEdited && (
        <span className={classes.edited}>
          {t('lists.views.edited')}
          {current.saved === null ? (
            <Button kind="link" size="small" onClick={() => setTask('save')}>
              {t('lists.views.save_view')}
            </Button>
          ) : (
            <KeepChanges views={views} />
          )}
        </span>
      )}
      <Suspense>{task && <ViewDialog task={task} views={views} onClose={() => setTask(null)} />}</Suspense>
    </>
  );
};
