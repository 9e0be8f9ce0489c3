import { usePhone } from '../../../../platform/screen-width.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { ListTools } from '../../../../ui/lists/filters/list-tools.tsx';
import { LineEnd, ListHead } from '../../../../ui/lists/list-head.tsx';
import { exportText } from '../../../../ui/lists/export-text.ts';
import { ViewMenu } from '../../../../ui/lists/views/view-menu.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import classes from '../dispatch.module.css';
import type { WaitingList } from './dispatch-search.ts';
import { useDispatchViews } from './use-dispatch-views.ts';

type DispatchHeadProps = { list: WaitingList; onExport: () => void };

/** Title, view, how many loads wait, and the list as a file. */
export const DispatchHead = ({ list, onExport }: DispatchHeadProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const views = useDispatchViews(list);
  const { data } = list.query;
  return (
    <ListHead title={t('tendering.dispatch.title')}>
      {!phone && (
        <span className={classes.view}>
          <ViewMenu views={views} />
        </span>
      )}
      <span role="status">{data && t('tendering.dispatch.count', { count: data.total })}</span>
      {!phone && (
        <LineEnd>
          <ExportButton list={list} onExport={onExport} />
        </LineEnd>
      )}
    </ListHead>
  );
};

const ExportButton = ({ list, onExport }: DispatchHeadProps) => {
  const { t } = useTranslation();
  return (
    <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
      {exportText(list.query.data, t)}
    </Button>
  );
};

/** Search, filters, order and columns; on a phone the view and the file too. */
export const DispatchTools = ({ list, onExport }: DispatchHeadProps) => {
  const { t } = useTranslation();
  const views = useDispatchViews(list);
  return (
    <ListTools
      list={list}
      showText={t('tendering.dispatch.filters.show', { count: list.query.data?.total ?? 0 })}
      viewMenu={<ViewMenu views={views} />}
      more={(closeDrawer) => (
        <ExportButton
          list={list}
          onExport={() => {
            closeDrawer();
            onExport();
          }}
        />
      )}
    />
  );
};
