import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { CellInput } from './cell-input.tsx';
import classes from './grid.module.css';
import { firstBreak, type OddRate, oddRates } from './odd-rates.ts';
import type { GridProps } from './sheet-grid.tsx';
import { withBlock } from './sheet-grid.tsx';
import { rowKey } from './sheet-rows.ts';

/** How much a rate changes, in percent of what it was. */
const changeText = (before: string | undefined, after: string): string => {
  const [from, to] = [Number(before ?? ''), Number(after)];
  if (!from || after === '' || Number.isNaN(to)) return '–';
  const percent = ((to - from) / from) * 100;
  return percent === 0 ? '0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`;
};

/** Classes by weight breaks, one distance at a time; odd rates are marked and named below. */
export const ClassGrid = ({ sheet, rows, before, isReadOnly, faults, onChange, head }: GridProps) => {
  const { t } = useTranslation();
  const bands = [...new Set(rows.map(([miles = '']) => miles))];
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<'rates' | 'percent'>('rates');
  const band = chosen !== null && bands.includes(chosen) ? chosen : (bands[0] ?? '0');
  const odd = oddRates(rows.filter(([miles]) => miles === band));
  return (
    <>
      <div className={classes.card}>
        <div className={classes.head}>
          {head}
          <Segmented
            label={t('rates.grid.view')}
            options={(['rates', 'percent'] as const).map((value) => ({ value, label: t(`rates.grid.${value}`) }))}
            value={view}
            onChange={setView}
          />
        </div>
        {(bands.length > 1 || !isReadOnly) && (
          <div className={classes.bar}>
            {bands.length > 1 && (
              <SelectField
                label={t('rates.grid.bands')}
                options={bands.map((miles) => ({ value: miles, label: t('rates.grid.band', { miles }) }))}
                value={band}
                onChange={setChosen}
              />
            )}
            {!isReadOnly && (
              <NewBand
                onAdd={(miles) => {
                  const blank = freightClasses.map((one) => [miles, one, ...weightBreakNames.map(() => '')]);
                  if (!bands.includes(miles)) onChange([...rows, ...blank], null);
                  setChosen(miles);
                }}
              />
            )}
          </div>
        )}
        <ClassTable {...{ sheet, rows, before, isReadOnly, faults, onChange, band, view, odd }} />
      </div>
      <OddRates odd={odd} />
    </>
  );
};

/** The name of a rate in words: its class and its break. */
const useCellName = () => {
  const { t } = useTranslation();
  return (freightClass: string, at: number): string =>
    t('rates.grid.cell', {
      row: `${t('rates.fields.freight_class')} ${freightClass}`,
      column: t(`rates.fields.${weightBreakNames[at - firstBreak] ?? 'l5c'}`),
    });
};

type TableProps = GridProps & { band: string; view: 'rates' | 'percent'; odd: readonly OddRate[] };
type ShownRow = { cells: readonly string[]; row: number };

/** The rates of one distance. */
const ClassTable = (props: TableProps) => {
  const { sheet, rows, band, onChange } = props;
  const { t } = useTranslation();
  const shown = rows.flatMap((cells, row): ShownRow[] => (cells[0] === band ? [{ cells, row }] : []));
  const paste = (from: number, at: number, block: string[][]) => {
    const filled = withBlock(
      shown.map(({ cells }) => cells),
      sheet.columns,
      { row: from, column: at },
      block,
    );
    const next = new Map(shown.map(({ row }, i) => [row, filled[i] ?? []]));
    onChange(
      rows.map((cells, row) => next.get(row) ?? cells),
      null,
    );
  };
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={t('rates.sheets.ltl-rates')}>
      <table className={classes.grid} data-classes>
        <thead>
          <tr>
            <th scope="col">{t('rates.fields.freight_class')}</th>
            {weightBreakNames.map((name) => (
              <th key={name} scope="col">
                {t(`rates.breaks.${name}`)} <small>{t(`rates.fields.${name}`)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((one, place) => (
            <ClassRow key={one.row} {...props} shown={one} onPaste={(at, block) => paste(place, at, block)} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

type RowProps = TableProps & { shown: ShownRow; onPaste: (at: number, block: string[][]) => void };

/** The rates of one class, break by break, or how much each changes. */
const ClassRow = ({ sheet, rows, before, isReadOnly, faults, onChange, view, odd, shown, onPaste }: RowProps) => {
  const cellName = useCellName();
  const { cells, row } = shown;
  const freightClass = cells[1] ?? '';
  const former = before.find((one) => rowKey(sheet, one) === rowKey(sheet, cells));
  const setCell = (at: number, text: string) =>
    onChange(
      rows.map((own, i) => (i === row ? own.map((cell, place) => (place === at ? text : cell)) : own)),
      `${sheet.name} ${row} ${at}`,
    );
  return (
    <tr>
      <th scope="row">{freightClass}</th>
      {weightBreakNames.map((name, step) => {
        const at = firstBreak + step;
        const column = sheet.columns[at];
        if (view === 'percent' || !column) {
          return (
            <td key={name} className={classes.percent}>
              {changeText(former?.[at], cells[at] ?? '')}
            </td>
          );
        }
        return (
          <td key={name}>
            <CellInput
              column={column}
              label={cellName(freightClass, at)}
              value={cells[at] ?? ''}
              before={former?.[at]}
              isReadOnly={isReadOnly}
              isFaulty={faults.some((one) => one.row === row && one.field === name)}
              isOdd={odd.some((one) => one.freightClass === freightClass && one.at === at)}
              onChange={(text) => setCell(at, text)}
              onPaste={(block) => onPaste(at, block)}
            />
          </td>
        );
      })}
    </tr>
  );
};

/** The rates that look like a slip, in words. */
const OddRates = ({ odd }: { odd: readonly OddRate[] }) => {
  const { t } = useTranslation();
  const cellName = useCellName();
  if (odd.length === 0) return null;
  return (
    <details className={classes.odd}>
      <summary>{t('rates.grid.warnings', { count: odd.length })}</summary>
      <ul>
        {odd.map(({ freightClass, at, kind }) => (
          <li key={`${freightClass} ${at} ${kind}`}>{t(`rates.grid.${kind}`, { cell: cellName(freightClass, at) })}</li>
        ))}
      </ul>
    </details>
  );
};

/** Begins a distance of its own, once it is wanted. */
const NewBand = ({ onAdd }: { onAdd: (miles: string) => void }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [miles, setMiles] = useState<number | null>(null);
  const add = () => {
    if (miles === null) return;
    onAdd(String(miles));
    setMiles(null);
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button kind="link" icon={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        {t('rates.grid.add_band_button')}
      </Button>
    );
  return (
    <div className={classes.newBand}>
      <NumberField label={t('rates.grid.add_band')} digits={0} value={miles} onChange={setMiles} />
      <Button onClick={add}>{t('rates.grid.add_band_button')}</Button>
    </div>
  );
};
