import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { isEditable } from '../editable-load.ts';
import classes from './conflict-view.module.css';
import { formOfLoad } from './form-of-load.ts';
import { differences } from './load-differences.ts';
import type { LoadForm } from './load-form.ts';

type ConflictViewProps = {
  yours: LoadForm;
  theirs: LoadDetails;
  onKeep: () => void;
  onTake: () => void;
  onOpen: () => void;
};

/** Somebody else saved the load meanwhile: what differs, side by side, and whose version goes on. */
export const ConflictView = ({ yours, theirs, onKeep, onTake, onOpen }: ConflictViewProps) => {
  const { t } = useTranslation();
  const editable = isEditable(theirs.status);
  return (
    <Drawer
      opened
      onClose={editable ? onKeep : onOpen}
      title={t('loads.book.conflict.title', { id: theirs.id })}
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
            {t('loads.book.conflict.open', { id: theirs.id })}
          </Button>
        )
      }
    >
      {editable ? (
        <Differences yours={yours} theirs={formOfLoad(theirs)} />
      ) : (
        <p>{t('loads.book.conflict.booked', { status: t(`loads.statuses.${theirs.status}`) })}</p>
      )}
    </Drawer>
  );
};

const Differences = ({ yours, theirs }: { yours: LoadForm; theirs: LoadForm }) => {
  const { t } = useTranslation();
  const rows = differences(yours, theirs, t);
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
