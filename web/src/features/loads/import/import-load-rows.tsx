import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { ImportColumn } from '@portal/contract/loads/import/import-columns.ts';
import type { ImportLoad, ImportRow } from '@portal/contract/loads/import/import.contract.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { ArrowRightIcon, ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/navigation-icons.tsx';
import { loadAddress } from '../addresses.ts';
import classes from './import-table.module.css';
import { SheetRowFields } from './sheet-row-fields.tsx';
import { StateMark } from './state-mark.tsx';

type ImportLoadRowsProps = { load: ImportLoad; rows: readonly ImportRow[]; columns: readonly ImportColumn[] };

/** One load of the file with its faulty rows under it, or all rows when opened. */
export const ImportLoadRows = ({ load, rows, columns }: ImportLoadRowsProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const detailed = open ? rows : rows.filter(({ faults }) => faults.length > 0);
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon;
  return (
    <tbody>
      <tr className={classes.load}>
        <th scope="row">
          <span className={classes.key}>{load.load_key || '–'}</span> <RowNumbers rows={load.rows} />
        </th>
        <td>
          <LoadSummaryText load={load} />
        </td>
        <td className={classes.end}>
          <StateMark state={load.state}>{t(`loads.import_screen.states.${load.state}`)}</StateMark>
          {load.load_id !== null && (
            <LinkButton {...loadAddress(load.load_id)} size="small" kind="link">
              {t('loads.import_screen.open_load', { id: load.load_id })}
            </LinkButton>
          )}
          <Button
            kind="ghost"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            iconAfter={<Chevron size={14} />}
            onClick={() => setOpen(!open)}
          >
            {t(`loads.import_screen.${open ? 'fewer_values' : 'all_values'}`)}
          </Button>
        </td>
      </tr>
      <tr id={id} hidden={detailed.length === 0}>
        <td colSpan={3} className={classes.details}>
          {detailed.map((row) => (
            <SheetRowFields key={row.row} row={row} columns={open ? columns : null} />
          ))}
        </td>
      </tr>
    </tbody>
  );
};

const RowNumbers = ({ rows }: { rows: readonly number[] }) => {
  const { t } = useTranslation();
  const [from, to] = [rows[0], rows.at(-1)];
  return (
    <span className={classes.second}>
      {from === to ? t('loads.import_screen.row', { row: from }) : t('loads.import_screen.rows', { from, to })}
    </span>
  );
};

const place = ({ city, state, zip_code }: ImportLoad['origin']): string =>
  [[city, state].filter(Boolean).join(', '), zip_code].filter(Boolean).join(' ') || '–';

/** What the load would be: its route and its cargo. */
const LoadSummaryText = ({ load }: { load: ImportLoad }) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.lane}>
        {place(load.origin)} <ArrowRightIcon size={14} />
        <span className={classes.hidden}>{t('loads.my_loads.to_place')}</span> {place(load.destination)}
      </span>
      <span className={classes.facts}>
        {load.mode && <span>{phraseOfCode('loads.my_loads.modes', load.mode) ?? load.mode}</span>}
        {load.pickup_date && <DateText iso={load.pickup_date} />}
        {load.stops > 2 && <span>{t('loads.import_screen.stops', { count: load.stops })}</span>}
        <span>{t('loads.import_screen.items', { count: load.items })}</span>
        {load.weight_lb > 0 && <span>{number(load.weight_lb, 0)} lb</span>}
      </span>
    </>
  );
};
