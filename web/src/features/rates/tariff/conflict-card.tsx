import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { fieldName } from '../field-name.ts';
import type { CellConflict } from '../grid/sheet-rows.ts';
import { asWritten, type ReportTexts } from './import-report-card.tsx';
import classes from './tariff.module.css';

type ConflictCardProps = {
  conflicts: readonly CellConflict[];
  /** What happened, as a sentence. */
  text: string;
  settle: (conflict: CellConflict, whose: 'mine' | 'theirs') => void;
  texts?: ReportTexts;
};

/** The cells that two people changed, each with both values, until it is said whose counts. */
export const ConflictCard = ({ conflicts, text, settle, texts = asWritten }: ConflictCardProps) => {
  const { t } = useTranslation();
  if (conflicts.length === 0) return null;
  const shown = (field: string, value: string) => texts.cellText(field, value) || t('rates.editor.empty_cell');
  const row = (key: string) => texts.keyText(key.split(' · '));
  return (
    <Card title={t('rates.editor.conflict_title')}>
      <p role="alert">{text}</p>
      <ul className={classes.changes}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.sheet} ${conflict.key} ${conflict.field}`}>
            <b>{t('rates.grid.cell', { row: row(conflict.key), column: fieldName(conflict.field) })}</b>{' '}
            {t('rates.editor.mine', { value: shown(conflict.field, conflict.mine) })}{' '}
            {t('rates.editor.theirs', { value: shown(conflict.field, conflict.theirs) })}
            <span className={classes.buttons}>
              <Button onClick={() => settle(conflict, 'mine')}>{t('rates.editor.keep_mine')}</Button>
              <Button onClick={() => settle(conflict, 'theirs')}>{t('rates.editor.take_theirs')}</Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
