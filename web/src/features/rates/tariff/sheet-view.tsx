import type { CellFault } from '@portal/contract/rates/rate-table.ts';
import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { type Sheet, sheetsOf, tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { fieldName, optionName, sheetName } from '../field-name.ts';
import { ClassGrid } from '../grid/class-grid.tsx';
import { SheetGrid } from '../grid/sheet-grid.tsx';
import type { Rows, Sheets } from '../grid/sheet-rows.ts';
import classes from './tariff.module.css';

type SheetViewProps = {
  kind: TariffKind;
  sheets: Sheets;
  before: Sheets;
  open: string;
  faults: readonly CellFault[];
  /** The versions, in the head of the sheet. */
  head: ReactNode;
  /** Left out: the version is read only. */
  onChange?: (sheet: string, rows: Rows, cell: string | null) => void;
};

/** The sheet that is opened first: what the tariff charges, before its terms. */
export const firstSheet = (kind: TariffKind): string => tariffSheets[kind].grids[0]?.name ?? '';

const panel = 'rate-sheet';

const openSheet = (kind: TariffKind, open: string): Sheet =>
  sheetsOf(kind).find(({ name }) => name === open) ?? tariffSheets[kind].terms;

type SheetTabsProps = Pick<SheetViewProps, 'kind' | 'open' | 'faults'> & { onOpen: (sheet: string) => void };

/** The sheets of a tariff by name, each with how many cells are wrong. */
export const SheetTabs = ({ kind, open, onOpen, faults }: SheetTabsProps) => {
  const { t } = useTranslation();
  const { terms, grids } = tariffSheets[kind];
  return (
    <Tabs
      label={t('rates.kind')}
      panel={panel}
      tabs={[...grids, terms].map(({ name }) => ({
        value: name,
        label: sheetName(name),
        count: faults.filter((fault) => fault.sheet === name).length || undefined,
      }))}
      value={openSheet(kind, open).name}
      onChange={onOpen}
    />
  );
};

/** The sheet that is open. */
export const SheetView = ({ kind, sheets, before, open, faults, head, onChange }: SheetViewProps) => {
  const sheet = openSheet(kind, open);
  const own = faults.filter((fault) => fault.sheet === sheet.name);
  const props = {
    sheet,
    rows: sheets[sheet.name] ?? [],
    before: before[sheet.name] ?? [],
    isReadOnly: onChange === undefined,
    faults: own,
    onChange: (rows: Rows, cell: string | null) => onChange?.(sheet.name, rows, cell),
  };
  return (
    <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${sheet.name}`} className={classes.stack}>
      {sheet === tariffSheets[kind].terms ? (
        <>
          {head}
          <Terms {...props} />
        </>
      ) : sheet.name === 'ltl-rates' ? (
        <ClassGrid {...props} head={head} />
      ) : (
        <SheetGrid {...props} head={head} />
      )}
      <Faults faults={own} />
    </div>
  );
};

/** What is wrong, cell by cell, in words. */
const Faults = ({ faults }: { faults: readonly CellFault[] }) =>
  faults.length === 0 ? null : (
    <ul className={classes.changes}>
      {faults.slice(0, 50).map(({ row, field, message }) => (
        <li key={`${row} ${field}`}>
          {row + 1}, {fieldName(field)}: {message[currentLanguage()]}
        </li>
      ))}
    </ul>
  );

type TermsProps = {
  sheet: Sheet;
  rows: Rows;
  isReadOnly: boolean;
  faults: readonly CellFault[];
  onChange: (rows: Rows, cell: string | null) => void;
};

/** The terms of a tariff as fields. */
const Terms = ({ sheet, rows, isReadOnly, faults, onChange }: TermsProps) => {
  const [cells = []] = rows;
  const set = (at: number, value: string) =>
    onChange([sheet.columns.map((_, i) => (i === at ? value : (cells[i] ?? '')))], `${sheet.name} ${at}`);
  return (
    <Card title={sheetName(sheet.name)}>
      <div className={classes.terms}>
        {sheet.columns.map(({ field, options, cell }, at) => {
          const label = fieldName(field);
          const error = faults.find((one) => one.field === field)?.message[currentLanguage()];
          if (options && cell !== 'choices')
            return (
              <SelectField
                key={field}
                label={label}
                options={options.map((value) => ({ value, label: optionName(field, value) }))}
                value={cells[at] ?? ''}
                disabled={isReadOnly}
                error={error}
                onChange={(value) => set(at, value)}
              />
            );
          return (
            <TextField
              key={field}
              label={label}
              value={cells[at] ?? ''}
              readOnly={isReadOnly}
              error={error}
              onChange={(value) => set(at, value)}
            />
          );
        })}
      </div>
    </Card>
  );
};
