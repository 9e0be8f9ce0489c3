import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { GripIcon } from '../../../../ui/icons/action-icons.tsx';
import { moveColumn, type ColumnId } from './columns.ts';
import classes from './columns-panel.module.css';
import type { TableControls } from './use-table-state.ts';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Columns to tick, and to put in order: by dragging, with the arrow keys, or with two presses. */
export const ColumnsPanel = ({ table }: { table: TableControls }) => {
  const { t } = useTranslation();
  const [held, setHeld] = useState<ColumnId | null>(null);
  const [said, setSaid] = useState('');
  const { order, shown } = table.columns;
  const name = (id: ColumnId) => t(`loads.my_loads.columns.${id}`);
  const move = (id: ColumnId, target: ColumnId | undefined) => {
    // The first column is the load's number and stays where it is.
    if (!target || target === 'load' || target === id) return;
    const next = moveColumn(order, id, target);
    table.change({ columns: { order: next, shown } });
    setSaid(t('lists.columns.moved', { name: name(id), position: next.indexOf(id) + 1, total: next.length }));
  };
  const press = (id: ColumnId) => {
    if (held) {
      move(held, id);
      setHeld(null);
    } else {
      setHeld(id);
      setSaid(t('lists.columns.held', { name: name(id) }));
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
        <Checkbox checked disabled label={t('loads.my_loads.columns.load_and_mode')} onChange={() => undefined} />
        <span className={classes.always}>{t('lists.columns.always')}</span>
      </div>
      {order.slice(1).map((id) => (
        <ColumnLine
          key={id}
          id={id}
          name={name(id)}
          shown={shown.includes(id)}
          held={held === id}
          onShow={(on) =>
            table.change({ columns: { order, shown: on ? [...shown, id] : shown.filter((x) => x !== id) } })
          }
          onHold={setHeld}
          onEnter={() => held && move(held, id)}
          onPress={() => press(id)}
          onStep={(step) => move(id, order[order.indexOf(id) + step])}
        />
      ))}
      <p className={classes.said} role="status">
        {said}
      </p>
    </div>
  );
};

type ColumnLineProps = {
  id: ColumnId;
  name: string;
  shown: boolean;
  held: boolean;
  onShow: (shown: boolean) => void;
  onHold: (id: ColumnId | null) => void;
  /** Something is dragged over this line. */
  onEnter: () => void;
  onPress: () => void;
  onStep: (step: number) => void;
};

const ColumnLine = ({ id, name, shown, held, onShow, onHold, onEnter, onPress, onStep }: ColumnLineProps) => {
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
