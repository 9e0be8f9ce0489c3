import type { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SecondLine } from '../../ui/lists/two-lines.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import classes from './audit.module.css';
import { actionText, actorText, fieldChanges, objectText, valueText } from './entry-text.ts';

/** One entry with its values before and after. */
export const EntryDrawer = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const { t } = useTranslation();
  const facts = [
    [t('audit.columns.action'), actionText(entry)],
    [t('audit.columns.who'), actorText(entry, t)],
    [t('audit.columns.object'), objectText(entry)],
    [t('audit.columns.account'), entry.account?.name],
    [t('audit.columns.at'), dateAndTime(entry.at).join(' ')],
    [t('audit.details.address'), entry.ip],
    [t('audit.details.request'), entry.request_id],
  ].filter(([, value]) => value);
  return (
    <Drawer opened onClose={onClose} title={t('audit.details.title', { id: entry.id })}>
      <div className={classes.details}>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Changes entry={entry} />
      </div>
    </Drawer>
  );
};

const Changes = ({ entry }: { entry: AuditEntry }) => {
  const { t } = useTranslation();
  const changes = fieldChanges(entry);
  if (changes.length === 0) {
    return (
      <p>
        <SecondLine>{t('audit.details.nothing')}</SecondLine>
      </p>
    );
  }
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audit.details.field')}</th>
          <th scope="col">{t('audit.details.before')}</th>
          <th scope="col">{t('audit.details.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, isChanged }) => (
          <tr key={field} data-changed={isChanged || undefined}>
            <th scope="row">{field}</th>
            <td>{valueText(before)}</td>
            <td>{valueText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
