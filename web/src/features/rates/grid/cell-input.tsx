import type { SheetColumn } from '@portal/contract/rates/tariff-sheets.ts';
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { optionName } from '../field-name.ts';
import { blockOf, plainNumber } from './paste-block.ts';
import classes from './grid.module.css';
import { shownCell, typedCell } from './shown-cell.ts';

export type CellProps = {
  column: SheetColumn;
  label: string;
  value: string;
  /** What is in use; undefined for a row that is new. */
  before: string | undefined;
  isReadOnly: boolean;
  isFaulty: boolean;
  isOdd: boolean;
  onChange: (value: string) => void;
  onPaste: (block: string[][]) => void;
};

/** Whether a column holds numbers, which stand at the end of their cells. */
export const isNumeric = ({ cell }: SheetColumn): boolean =>
  !['text', 'day', 'choice', 'choices', 'yes_no'].includes(cell);

/** Moves the focus to the same column of another row. */
const moveRow = (from: HTMLElement, step: number): boolean => {
  const row = from.closest('tr');
  const cell = from.closest('td');
  const target = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !cell || !target) return false;
  const next = target.children[[...row.children].indexOf(cell)]?.querySelector<HTMLElement>('input, select');
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
  return Boolean(next);
};

const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  const isChoice = event.currentTarget instanceof HTMLSelectElement;
  const step = event.key === 'Enter' ? (event.shiftKey ? -1 : 1) : isChoice ? 0 : stepOf(event.key);
  if (step !== 0 && moveRow(event.currentTarget, step)) event.preventDefault();
};

const stepOf = (key: string): number => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);

/** One cell, edited in place. Enter goes to the row below, Tab to the right, and a copied block fills what follows. */
export const CellInput = (props: CellProps) => {
  const { column, label, value, before, isReadOnly, isFaulty, isOdd, onChange, onPaste } = props;
  const marks = {
    'aria-label': label,
    'aria-invalid': isFaulty || undefined,
    'data-odd': isOdd || undefined,
    'data-changed': value !== (before ?? '') || undefined,
    title: before !== undefined && before !== value ? shownCell(column, before) : undefined,
    onKeyDown,
  };
  if (column.cell === 'choice' || column.cell === 'yes_no') {
    const options = column.options ?? [];
    return (
      <select
        {...marks}
        className={classes.cell}
        disabled={isReadOnly}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {(column.isOptional || value === '') && <option value="" />}
        {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {optionName(column.field, option)}
          </option>
        ))}
      </select>
    );
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = blockOf(event.clipboardData.getData('text'));
    if (block.length > 1 || (block[0]?.length ?? 0) > 1) {
      event.preventDefault();
      onPaste(block);
    } else if (isNumeric(column)) {
      event.preventDefault();
      onChange(plainNumber(block[0]?.[0] ?? ''));
    }
  };
  return (
    <TextCell
      {...marks}
      column={column}
      inputMode={isNumeric(column) ? 'decimal' : column.cell === 'day' ? 'numeric' : 'text'}
      readOnly={isReadOnly}
      value={value}
      onText={onChange}
      onPaste={paste}
    />
  );
};

type TextCellProps = Omit<ComponentProps<'input'>, 'value'> & {
  column: SheetColumn;
  value: string;
  onText: (text: string) => void;
};

/** A number is shown with the decimals of its column until it is edited. */
const TextCell = ({ column, value, onText, ...input }: TextCellProps) => {
  const [isEdited, setEdited] = useState(false);
  return (
    <input
      {...input}
      className={classes.cell}
      data-numeric={isNumeric(column) || undefined}
      value={isEdited && column.cell !== 'day' ? value : shownCell(column, value)}
      onFocus={() => setEdited(true)}
      onBlur={() => setEdited(false)}
      onChange={(event) => onText(typedCell(column, event.target.value))}
    />
  );
};
