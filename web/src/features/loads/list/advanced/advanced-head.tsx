import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { SearchIcon } from '../../../../ui/icons/navigation-icons.tsx';
import type { LoadPage } from '../../loads.api.ts';
import classes from './advanced.module.css';
import { countText } from '../../../../ui/lists/count-text.ts';
import { noFilters } from '../list-search.ts';
import { useListSearch } from '../list-search.ts';

type AdvancedHeadProps = {
  /** Undefined until the search has answered. */
  data: LoadPage | undefined;
  onOpen: () => void;
};

/** Replaces the status tabs during an advanced search: result count and actions on the search. */
export const AdvancedHead = ({ data, onOpen }: AdvancedHeadProps) => {
  const { t } = useTranslation();
  const [, change] = useListSearch();
  return (
    <div className={classes.head}>
      <SearchIcon size={16} />
      <b>{t('loads.my_loads.advanced.title')}</b>
      <span className={classes.facts} role="status">
        {data && t('loads.my_loads.advanced.found', { count: data.total, total: countText(data) })}
        {data?.total_capped && <span> {t('loads.my_loads.advanced.capped')}</span>}
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
