import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import classes from './conflict-view.module.css';

/** A field whose values differ, both as text. */
export type Difference = { field: string; yours: string; theirs: string };

type ConflictDrawerProps = {
  loadId: number;
  status: LoadStatus;
  /** Whether the load may still be changed. */
  editable: boolean;
  rows: readonly Difference[];
  onKeep: () => void;
  onTake: () => void;
  onOpen: () => void;
};

/** Shows the differences after somebody else saved the load, and lets the person choose a version. */
export const ConflictDrawer = ({ loadId, status, editable, rows, onKeep, onTake, onOpen }: ConflictDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={editable ? onKeep : onOpen}
      title={t('loads.book.conflict.title', { id: loadId })}
      footer={
        editable ? (
          <>
            <Button onClick={onTake}>{t('loads.book.conflict.take')}</Button>
            <Button kind="primary" onClick={onKeep}>
              {t('loads.book.conflict.keep')}
            </Button>
          </>
        ) : (
          <Button kind="primary" onClick={onOpen}>
            {t('loads.book.conflict.open', { id: loadId })}
          </Button>
        )
      }
    >
      {editable ? (
        <Differences rows={rows} />
      ) : (
        <p>{t('loads.book.conflict.booked', { status: t(`loads.statuses.${status}`) })}</p>
      )}
    </Drawer>
  );
};

const Differences = ({ rows }: { rows: readonly Difference[] }) => {
  const { t } = useTranslation();
  if (rows.length === 0) return <p>{t('loads.book.conflict.same')}</p>;
  return (
    <>
      <p className={classes.lead}>{t('loads.book.conflict.text')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['field', 'yours', 'theirs'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`loads.book.conflict.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <th scope="row">{row.field}</th>
              <td>{row.yours || t('loads.book.conflict.nothing')}</td>
              <td>{row.theirs || t('loads.book.conflict.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
