import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { ModeIcon } from '../../equipment/mode-icon.tsx';
import classes from './mode-filter.module.css';
import type { Selection } from './use-selection.ts';

type ModeFilterProps = { modes: readonly LoadMode[]; selection: Selection };

/** Filter by mode with the number of quotes of each; none pressed shows all. */
export const ModeFilter = ({ modes, selection: { priced, shownModes, setShownModes } }: ModeFilterProps) => {
  const { t } = useTranslation();
  const countOf = (mode: LoadMode) => priced.filter((quote) => quote.mode === mode).length;
  const toggle = (mode: LoadMode) =>
    setShownModes(shownModes.includes(mode) ? shownModes.filter((one) => one !== mode) : [...shownModes, mode]);
  return (
    <div className={classes.modes} role="group" aria-label={t('quotes.modes.label')}>
      <button
        type="button"
        className={classes.mode}
        aria-pressed={shownModes.length === 0}
        onClick={() => setShownModes([])}
      >
        {t('quotes.modes.all')} <span className={classes.count}>{number(priced.length, 0)}</span>
      </button>
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          className={classes.mode}
          aria-pressed={shownModes.includes(mode)}
          onClick={() => toggle(mode)}
        >
          <ModeIcon mode={mode} size={15} />
          {t(`loads.modes.${mode}`)} <span className={classes.count}>{number(countOf(mode), 0)}</span>
        </button>
      ))}
    </div>
  );
};
