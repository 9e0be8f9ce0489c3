import { type LoadMode, loadModes, modes } from '@portal/contract/modes/modes.ts';
import type { FormField } from '../../../platform/forms/use-checked-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { MarkupPair, type TypedMarkup } from './markup-pair.tsx';
import classes from './markups.module.css';

export type TypedMarkups = Partial<Record<LoadMode, TypedMarkup>>;

const without = (markups: TypedMarkups, mode: LoadMode): TypedMarkups => {
  const { [mode]: _, ...others } = markups;
  return others;
};

type ModeMarkupsProps = {
  /** What a mode begins with once it is added. */
  start: TypedMarkup;
  field: FormField<TypedMarkups>;
  faultOf: (path: string) => string | undefined;
};

/** Markups of single modes, in place of the one for all; modes are added and taken away. */
export const ModeMarkups = ({ start, field: { value, onChange }, faultOf }: ModeMarkupsProps) => {
  const { t } = useTranslation();
  const others = loadModes.filter((mode) => !value[mode]);
  return (
    <div className={classes.modes}>
      <h3>{t('accounts.markups.by_mode')}</h3>
      {loadModes.map((mode) => {
        const markup = value[mode];
        if (!markup) return null;
        const field = (name: keyof TypedMarkup) => ({
          value: markup[name],
          onChange: (typed: number | null) => onChange({ ...value, [mode]: { ...markup, [name]: typed } }),
          error: faultOf(`markups_by_mode.${mode}.${name}`),
        });
        const name = t(`accounts.modes.${modes[mode].flag}`);
        return (
          <fieldset key={mode} className={classes.mode} aria-label={name}>
            <h4>{name}</h4>
            <MarkupPair percent={field('markup_percent')} min={field('markup_min')} />
            <span className={classes.remove}>
              <IconButton
                icon={CloseIcon}
                label={t('accounts.markups.remove_mode', { mode: name })}
                onClick={() => onChange(without(value, mode))}
              />
            </span>
          </fieldset>
        );
      })}
      {others.length > 0 && (
        <SelectField
          label={t('accounts.markups.add_mode')}
          value=""
          placeholder={t('accounts.markups.choose_mode')}
          options={others.map((mode) => ({ value: mode, label: t(`accounts.modes.${modes[mode].flag}`) }))}
          onChange={(mode) => onChange({ ...value, [mode]: start })}
        />
      )}
    </div>
  );
};
