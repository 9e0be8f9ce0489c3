import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import classes from './advanced.module.css';
import { noFilters } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

type AdvancedHeadProps = {
  /** How many loads were found, in words; null while that is not known. */
  total: string | null;
  /** There may be more than those that were looked at. */
  capped: boolean;
  onOpen: () => void;
};

/** In the place of the status tabs: what the list is now, and the ways to change that. */
export const AdvancedHead = ({ total, capped, onOpen }: AdvancedHeadProps) => {
  const { t } = useTranslation();
  const [, change] = useListSearch();
  return (
    <div className={classes.head}>
      <SearchIcon size={16} />
      <b>{t('loads.my_loads.advanced.title')}</b>
      <span className={classes.facts} role="status">
        {total && t('loads.my_loads.advanced.found', { total })}
        {capped && <span> {t('loads.my_loads.advanced.capped')}</span>}
      </span>
      <span className={classes.order}>{t('loads.my_loads.advanced.order')}</span>
      <Button size="small" onClick={onOpen}>
        {t('loads.my_loads.advanced.change')}
      </Button>
      <Button size="small" kind="ghost" onClick={() => change({ ...noFilters, group: undefined })}>
        {t('loads.my_loads.advanced.leave')}
      </Button>
    </div>
  );
};
