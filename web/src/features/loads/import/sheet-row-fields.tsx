import type { ImportColumn } from '@portal/contract/loads/import/import-columns.ts';
import type { ImportFault, ImportRow } from '@portal/contract/loads/import/import.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './import-table.module.css';

type SheetRowFieldsProps = {
  row: ImportRow;
  /** The columns to show; null shows only the faulty ones. */ columns: readonly ImportColumn[] | null;
};

/** A row of the file as fields, each with its fault. */
export const SheetRowFields = ({ row, columns }: SheetRowFieldsProps) => {
  const { t } = useTranslation();
  const faultAt = new Map(row.faults.map((fault) => [fault.column, fault]));
  const faulty = [...faultAt.keys()].filter((column) => column !== null);
  const filledColumns = columns?.filter((column) => row.values[column] !== undefined) ?? [];
  const fields = columns ? [...faulty, ...filledColumns.filter((column) => !faultAt.has(column))] : faulty;
  const rowFault = faultAt.get(null);
  return (
    <section className={classes.row} aria-label={t('loads.import_screen.row', { row: row.row })}>
      <h3 className={classes.rowNumber}>{t('loads.import_screen.row', { row: row.row })}</h3>
      {rowFault && <FaultText fault={rowFault} />}
      <dl className={classes.fields}>
        {fields.map((column) => (
          <SheetField key={column} column={column} value={row.values[column]} fault={faultAt.get(column)} />
        ))}
      </dl>
    </section>
  );
};

type SheetFieldProps = { column: ImportColumn; value: string | undefined; fault: ImportFault | undefined };

const SheetField = ({ column, value, fault }: SheetFieldProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.field} data-faulty={fault !== undefined || undefined}>
      <dt>{t(`loads.sheet.columns.${column}`)}</dt>
      <dd>
        <span className={classes.value}>
          {value ?? <span className={classes.second}>{t('loads.import_screen.empty_cell')}</span>}
        </span>
        {fault && <FaultText fault={fault} />}
      </dd>
    </div>
  );
};

const FaultText = ({ fault }: { fault: ImportFault }) => (
  <span className={classes.fault}>
    <AlertIcon size={14} />
    {fault.msg[currentLanguage()]}
  </span>
);
