import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { fieldName } from '../field-name.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import classes from './tariff.module.css';

/** The cells that two people changed, each with both values, until it is said whose counts. */
export const ConflictCard = ({ draft: { conflicts, settle, page } }: { draft: DraftEditor }) => {
  const { t } = useTranslation();
  if (conflicts.length === 0) return null;
  const shown = (value: string) => value || t('rates.editor.empty_cell');
  return (
    <Card title={t('rates.editor.conflict_title')}>
      <p role="alert">{t('rates.editor.conflict_text', { name: page.changed_by ?? '–' })}</p>
      <ul className={classes.changes}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.sheet} ${conflict.key} ${conflict.field}`}>
            <b>{t('rates.grid.cell', { row: conflict.key, column: fieldName(conflict.field) })}</b>{' '}
            {t('rates.editor.mine', { value: shown(conflict.mine) })}{' '}
            {t('rates.editor.theirs', { value: shown(conflict.theirs) })}
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
