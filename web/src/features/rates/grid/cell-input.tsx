import type { SheetColumn } from '@portal/contract/rates/tariff-sheets.ts';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { optionName } from '../field-name.ts';
import { blockOf, plainNumber } from './paste-block.ts';
import classes from './grid.module.css';

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

const isNumeric = ({ cell }: SheetColumn): boolean => !['text', 'choice', 'choices', 'yes_no'].includes(cell);

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
    title: before !== undefined && before !== value ? before : undefined,
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
    <input
      {...marks}
      className={classes.cell}
      data-numeric={isNumeric(column) || undefined}
      inputMode={isNumeric(column) ? 'decimal' : 'text'}
      readOnly={isReadOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onPaste={paste}
    />
  );
};
