import { sheetPositions } from '@portal/contract/documents/label-formats.ts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './label-dialog.module.css';

type SheetPickerProps = { start: number; count: number; onChange: (start: number) => void };

const positions = Array.from({ length: sheetPositions }, (_, i) => i + 1);

/** Choice of the first free label on a partly used sheet. */
export const SheetPicker = ({ start, count, onChange }: SheetPickerProps) => {
  const { t } = useTranslation();
  const name = useId();
  const sheets = Math.ceil((start - 1 + count) / sheetPositions);
  const state = (position: number) => {
    if (position < start) return 'used';
    return position < start + count ? 'printed' : 'left';
  };
  return (
    <div className={classes.start}>
      <div className={classes.sheet} role="radiogroup" aria-label={t('documents.labels.screen.start')}>
        {positions.map((position) => (
          <label key={position} className={classes.position} data-state={state(position)}>
            <input
              type="radio"
              name={name}
              value={position}
              checked={position === start}
              onChange={() => onChange(position)}
              aria-label={t('documents.labels.screen.position', { position })}
            />
            <span aria-hidden="true">{position}</span>
          </label>
        ))}
      </div>
      <div className={classes.startText}>
        <p className={classes.heading}>{t('documents.labels.screen.start')}</p>
        <p className={classes.hint}>{t('documents.labels.screen.start_hint')}</p>
        {count > 0 && <p className={classes.hint}>{t('documents.labels.screen.sheets', { count: sheets })}</p>}
      </div>
    </div>
  );
};
