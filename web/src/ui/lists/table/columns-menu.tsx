import { Suspense } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../primitives/button.tsx';
import { ColumnsIcon } from '../../icons/action-icons.tsx';
import { Popup } from '../../overlays/popup.tsx';
import type { ListData, ListSearch } from '../list-definition.ts';
import type { List } from '../use-list.ts';
import classes from './columns-menu.module.css';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const ColumnsPanel = lazyPart(async () => (await import('./columns-panel.tsx')).ColumnsPanel);

/** Which columns the table has, and in which order. */
export const ColumnsMenu = <D extends ListData, S extends ListSearch>({ list }: { list: List<D, S> }) => {
  const { t } = useTranslation();
  const label = t('lists.columns.label');
  const { definition, view } = list;
  const hasNoRoom = view.shown.length < view.chosen.length;
  const nameOf = (id: string) => definition.columns[id]?.label(t) ?? id;
  return (
    <Popup
      label={label}
      width={248}
      trigger={(props) => (
        <Button
          size="small"
          kind={props['aria-expanded'] ? 'soft' : 'default'}
          icon={<ColumnsIcon size={16} />}
          {...props}
        >
          {label}
          {hasNoRoom && (
            <span className={classes.count}>
              {t('lists.columns.shown_of', { shown: view.shown.length, total: view.chosen.length })}
            </span>
          )}
        </Button>
      )}
    >
      <Suspense>
        <ColumnsPanel
          table={list.table}
          view={definition.fit && view}
          ids={list.columns}
          nameOf={nameOf}
          firstName={definition.firstColumnName?.(t) ?? nameOf(list.columns[0] ?? '')}
        />
      </Suspense>
    </Popup>
  );
};
