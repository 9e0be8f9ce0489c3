import type { ImportReply, ImportRow } from '@portal/contract/loads/import/import.contract.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { ImportLoadRows } from './import-load-rows.tsx';
import classes from './import-table.module.css';

/** Loads rendered at first, and added with each press on "more". */
const pageSize = 50;

type ImportTableProps = {
  reply: ImportReply;
  onlyFaulty: boolean;
  /** A newer file is being checked. */ stale: boolean;
};

/** Each load of the file with its faulty rows and fields under it. */
export const ImportTable = ({ reply, onlyFaulty, stale }: ImportTableProps) => {
  const { t } = useTranslation();
  const [shownCount, setShownCount] = useState(pageSize);
  const rows = new Map(reply.rows.map((row) => [row.row, row]));
  const loads = reply.loads.filter(({ state }) => !onlyFaulty || state === 'faulty');
  return (
    <div className={classes.card}>
      <table className={classes.table} aria-busy={stale} data-stale={stale || undefined}>
        <caption className={classes.hidden}>{t('loads.import_screen.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('loads.import_screen.head.load')}</th>
            <th scope="col">{t('loads.import_screen.head.what')}</th>
            <th scope="col">{t('loads.import_screen.head.state')}</th>
          </tr>
        </thead>
        {loads.slice(0, shownCount).map((load) => (
          <ImportLoadRows
            key={`${load.load_key} ${load.rows[0]}`}
            load={load}
            rows={load.rows.map((row) => rows.get(row)).filter((row): row is ImportRow => row !== undefined)}
            columns={reply.columns}
          />
        ))}
      </table>
      {loads.length > shownCount && (
        <div className={classes.more}>
          <Button onClick={() => setShownCount(shownCount + pageSize)}>
            {t('loads.import_screen.show_more', { count: Math.min(pageSize, loads.length - shownCount) })}
          </Button>
        </div>
      )}
    </div>
  );
};
