import { colorOf, contrastOf, readableColor, type Scheme, type ThemeColors } from '@portal/contract/settings/themes.ts';
import { themeGroups, type ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { textOn } from '@portal/contract/values/color-contrast.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useState } from 'react';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { WarningIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './themes.module.css';

type VariableFieldsProps = {
  colors: ThemeColors;
  scheme: Scheme;
  /** The one of the part that is pointed at in the preview. */
  pointed: ThemeVariable | null;
  onChange: (colors: ThemeColors, changed: ThemeVariable) => void;
};

/** The colors of one scheme in their groups, each with its contrast. */
export const VariableFields = (props: VariableFieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.variables}>
      <div className={classes.labels} aria-hidden="true">
        <span>{t('settings.themes.variable')}</span>
        <span>{t('settings.themes.color')}</span>
        <span>{t('settings.themes.contrast')}</span>
      </div>
      {keysOf(themeGroups).map((group) => {
        const variables = keysOf<ThemeVariable>(themeGroups[group]);
        return (
          <details key={group} open className={classes.group}>
            <summary>
              {t(`settings.themes.groups.${group}`)} <span>{variables.length}</span>
            </summary>
            {variables.map((variable) => (
              <VariableRow key={variable} variable={variable} {...props} />
            ))}
          </details>
        );
      })}
    </div>
  );
};

type VariableRowProps = VariableFieldsProps & { variable: ThemeVariable };

const VariableRow = ({ variable, colors, scheme, pointed, onChange }: VariableRowProps) => {
  const { t } = useTranslation();
  const color = colorOf(colors, variable, scheme);
  const { value, needed } = contrastOf(colors, variable, scheme);
  const label = t(`settings.themes.variables.${variable}`);
  const isLow = value < needed;
  const set = (next: string) => onChange({ ...colors, [variable]: next.toLowerCase() }, variable);
  const readable = isLow ? readableColor(colors, variable, scheme) : color;
  const contrastText = (): string => {
    if (variable === 'sidebar')
      return t(`settings.themes.${textOn(color) === '#ffffff' ? 'white_text' : 'black_text'}`);
    return needed === 0 ? '–' : value.toFixed(1);
  };
  return (
    <>
      <div className={classes.variable} data-pointed={variable === pointed || undefined}>
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('settings.themes.pick', { variable: label })}
          value={color}
          onChange={(event) => set(event.target.value)}
        />
        <span>{label}</span>
        <HexField variable={variable} label={label} color={color} onChange={set} />
        <span className={classes.contrast} data-low={isLow || undefined}>
          {contrastText()}
        </span>
      </div>
      {isLow && (
        <p className={classes.low}>
          <WarningIcon size={14} />
          <span>{t('settings.themes.needs', { needed: number(needed, 1) })}</span>
          <Button kind="link" size="small" onClick={() => set(readable)}>
            {t('settings.themes.use', { color: readable.slice(1).toUpperCase() })}
          </Button>
        </p>
      )}
    </>
  );
};

type HexFieldProps = { variable: ThemeVariable; label: string; color: string; onChange: (color: string) => void };

/** A color as text; it counts as soon as it is a whole one. */
const HexField = ({ variable, label, color, onChange }: HexFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={classes.hex}
      data-color-of={variable}
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      value={typed ?? color.slice(1).toUpperCase()}
      onChange={({ target }) => {
        const [, digits] = /^#?([0-9a-f]{6})$/i.exec(target.value) ?? [];
        setTyped(digits ? null : target.value);
        if (digits) onChange(`#${digits}`);
      }}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(null)}
    />
  );
};
