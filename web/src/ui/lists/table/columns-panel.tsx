import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../primitives/button.tsx';
import { Checkbox } from '../../fields/checkbox.tsx';
import { GripIcon } from '../../icons/action-icons.tsx';
import type { ShownColumns } from './use-shown-columns.ts';
import type { TableControls } from './use-table-state.ts';
import { moveColumn } from './column-choice.ts';
import classes from './columns-panel.module.css';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

type ColumnsPanelProps = {
  table: TableControls;
  /** Left out where the table takes the width it needs. */
  view: ShownColumns | undefined;
  /** The columns there are. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** The column that is always shown, by its longer name. */
  firstName: string;
};

/** Columns to tick, and to put in order: by dragging, with the arrow keys, or with two presses. */
export const ColumnsPanel = ({ table, view, ids, nameOf, firstName }: ColumnsPanelProps) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState<string | null>(null);
  const [announcement, announce] = useState('');
  const { order, shown } = table.columns;
  const [first = '', ...movable] = order.filter((id) => ids.includes(id));
  const move = (id: string, target: string | undefined) => {
    if (!target || target === first || target === id) return;
    const next = moveColumn(order, id, target);
    table.change({ columns: { order: next, shown } });
    announce(t('lists.columns.moved', { name: nameOf(id), position: next.indexOf(id) + 1, total: next.length }));
  };
  const press = (id: string) => {
    if (held) {
      move(held, id);
      setHeld(null);
    } else {
      setHeld(id);
      announce(t('lists.columns.held', { name: nameOf(id) }));
    }
  };
  return (
    <div className={classes.panel}>
      <div className={classes.top}>
        <b>{t('lists.columns.label')}</b>
        <Button kind="link" size="small" onClick={table.resetColumns}>
          {t('lists.columns.reset')}
        </Button>
      </div>
      <div className={classes.line}>
        <Checkbox checked disabled label={firstName} onChange={() => undefined} />
        <span className={classes.always}>{t('lists.columns.always')}</span>
      </div>
      {movable.map((id) => (
        <ColumnLine
          key={id}
          id={id}
          name={nameOf(id)}
          shown={shown.includes(id)}
          hasRoom={!view || !view.chosen.includes(id) || view.shown.includes(id)}
          held={held === id}
          onShow={(on) =>
            table.change({ columns: { order, shown: on ? [...shown, id] : shown.filter((x) => x !== id) } })
          }
          onHold={setHeld}
          onEnter={() => held && move(held, id)}
          onPress={() => press(id)}
          onStep={(step) => move(id, movable[movable.indexOf(id) + step])}
        />
      ))}
      <Everything table={table} view={view} />
      <p className={classes.announcement} role="status">
        {announcement}
      </p>
    </div>
  );
};

/** Shows all chosen columns where there is no room for them; the table scrolls then. */
const Everything = ({ table, view }: Pick<ColumnsPanelProps, 'table' | 'view'>) => {
  const { t } = useTranslation();
  if (!view || (!table.isWide && view.shown.length === view.chosen.length)) return null;
  return (
    <div className={classes.everything}>
      <Checkbox
        checked={table.isWide}
        label={t('lists.columns.everything')}
        onChange={(isWide) => table.change({ isWide })}
      />
    </div>
  );
};

type ColumnLineProps = {
  id: string;
  name: string;
  shown: boolean;
  /** False where it is chosen and there is no room for it. */
  hasRoom: boolean;
  held: boolean;
  onShow: (shown: boolean) => void;
  onHold: (id: string | null) => void;
  /** Something is dragged over this line. */
  onEnter: () => void;
  onPress: () => void;
  onStep: (step: number) => void;
};

const ColumnLine = ({ id, name, shown, hasRoom, held, onShow, onHold, onEnter, onPress, onStep }: ColumnLineProps) => {
  const { t } = useTranslation();
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <div
      className={classes.line}
      data-held={held || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onHold(id);
      }}
      onDragEnter={onEnter}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => onHold(null)}
    >
      <Checkbox checked={shown} label={name} onChange={onShow} />
      {!hasRoom && <span className={classes.always}>{t('lists.columns.no_room')}</span>}
      <button
        type="button"
        className={classes.grip}
        aria-label={t('lists.columns.move', { name })}
        aria-pressed={held}
        title={t('lists.columns.move_hint')}
        onClick={onPress}
        onKeyDown={step}
      >
        <GripIcon size={16} />
      </button>
    </div>
  );
};
