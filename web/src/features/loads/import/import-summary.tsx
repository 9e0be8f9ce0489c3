import type { ImportLoad, ImportReply } from '@portal/contract/loads/import/import.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { StateMark } from './state-mark.tsx';
import classes from './import-loads.module.css';

const states = ['ready', 'imported', 'repeated', 'faulty'] as const satisfies readonly ImportLoad['state'][];

/** How many loads are ready, imported or faulty; read out when it changes. */
export const ImportSummary = ({ reply }: { reply: ImportReply }) => {
  const { t } = useTranslation();
  const count = (state: ImportLoad['state']) => reply.loads.filter((load) => load.state === state).length;
  const faults = reply.rows.reduce((sum, row) => sum + row.faults.length, 0);
  return (
    <div className={classes.summary} role="status">
      {states
        .filter((state) => count(state) > 0)
        .map((state) => (
          <StateMark key={state} state={state}>
            {t(`loads.import_screen.summary.${state}`, { count: count(state) })}
            {state === 'faulty' && ` (${t('loads.import_screen.summary.faults', { count: faults })})`}
          </StateMark>
        ))}
    </div>
  );
};
