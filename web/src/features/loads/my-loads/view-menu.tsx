import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { BookmarkIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons/navigation-icons.tsx';
import { MenuItem, MenuList } from '../../../ui/menu-item.tsx';
import { Popup } from '../../../ui/popup.tsx';
import { currentView, viewFilters, viewNames } from './list-views.ts';
import { noFilters } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';
import classes from './view-menu.module.css';

/** The built-in views: each sets the filters it is made of. */
export const ViewMenu = () => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  const { name, edited } = currentView(search, today());
  return (
    <>
      <Popup
        label={t('loads.my_loads.views.label')}
        align="start"
        width={232}
        trigger={(props) => (
          <button type="button" className={classes.trigger} {...props}>
            <BookmarkIcon size={15} />
            {t(`loads.my_loads.views.${name}`)}
            <ChevronDownIcon size={14} />
          </button>
        )}
      >
        {(close) => (
          <MenuList>
            {viewNames.map((view) => (
              <MenuItem
                key={view}
                current={view === name}
                onClick={() => {
                  change({ ...noFilters, group: undefined, ...viewFilters(today())[view] });
                  close();
                }}
              >
                {t(`loads.my_loads.views.${view}`)}
              </MenuItem>
            ))}
          </MenuList>
        )}
      </Popup>
      {edited && <span className={classes.edited}>{t('loads.my_loads.views.edited')}</span>}
    </>
  );
};
