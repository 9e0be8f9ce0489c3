import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { filterEditors } from './filter-editors.tsx';
import { filterNames } from './filter-names.ts';
import classes from './filters.module.css';
import { filtersOn, noFilters } from '../list-search.ts';
import { ListSearchField } from './list-search-field.tsx';
import { ImportLoads } from '../list-title.tsx';
import { useListSearch } from '../list-search.ts';

type FiltersDrawerProps = {
  opened: boolean;
  onClose: () => void;
  total: string | null;
  onExport: () => void;
  onAdvanced: () => void;
};

/** All filters of the list on a phone; the list behind follows at once. */
export const FiltersDrawer = ({ opened, onClose, total, onExport, onAdvanced }: FiltersDrawerProps) => {
  const { t } = useTranslation();
  const [search, change] = useListSearch();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('lists.filters.label')}
      footer={
        <div className={classes.sheetActions}>
          {filtersOn(search) > 0 ? (
            <Button onClick={() => change(noFilters)}>{t('lists.filters.clear_all')}</Button>
          ) : (
            <Button onClick={onExport}>
              {total ? t('lists.export.open_total', { total }) : t('lists.export.open')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('loads.my_loads.filters.show', { total: total ?? '' })}
          </Button>
        </div>
      }
    >
      <div className={classes.sheet}>
        <ListSearchField />
        {filterNames.map((name) => {
          const Editor = filterEditors[name];
          return (
            <fieldset key={name}>
              <legend>{t(`loads.my_loads.filters.${name}`)}</legend>
              <Editor search={search} change={change} />
            </fieldset>
          );
        })}
        <Button onClick={onAdvanced}>{t('loads.my_loads.advanced.open')}</Button>
        <ImportLoads />
      </div>
    </Drawer>
  );
};
