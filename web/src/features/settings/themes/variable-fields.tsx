import { colorOf, contrastOf, readableColor, type Scheme, type ThemeColors } from '@portal/contract/settings/themes.ts';
import { themeGroups, type ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './themes.module.css';

type VariableFieldsProps = { colors: ThemeColors; scheme: Scheme; onChange: (colors: ThemeColors) => void };

/** The colors of one scheme in their groups, each with its contrast. */
export const VariableFields = ({ colors, scheme, onChange }: VariableFieldsProps) => {
  const { t } = useTranslation();
  return keysOf(themeGroups).map((group) => (
    <section key={group} className={classes.group}>
      <h2>{t(`settings.themes.groups.${group}`)}</h2>
      {keysOf<ThemeVariable>(themeGroups[group]).map((variable) => (
        <VariableRow key={variable} variable={variable} colors={colors} scheme={scheme} onChange={onChange} />
      ))}
    </section>
  ));
};

const VariableRow = ({ variable, colors, scheme, onChange }: VariableFieldsProps & { variable: ThemeVariable }) => {
  const { t } = useTranslation();
  const color = colorOf(colors, variable, scheme);
  const { value, needed } = contrastOf(colors, variable, scheme);
  const label = t(`settings.themes.variables.${variable}`);
  const isLow = value < needed;
  const set = (next: string) => onChange({ ...colors, [variable]: next.toLowerCase() });
  const readable = isLow ? readableColor(colors, variable, scheme) : color;
  return (
    <>
      <div className={classes.variable}>
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('settings.themes.pick', { variable: label })}
          value={color}
          onChange={(event) => set(event.target.value)}
        />
        <span>{label}</span>
        <HexField label={label} color={color} onChange={set} />
        <span className={classes.contrast} data-low={isLow || undefined}>
          {needed === 0 ? '–' : value.toFixed(1)}
        </span>
      </div>
      {isLow && (
        <p className={classes.danger}>
          {t('settings.themes.needs', { needed })}{' '}
          <Button onClick={() => set(readable)}>{t('settings.themes.use', { color: readable })}</Button>
        </p>
      )}
    </>
  );
};

type HexFieldProps = { label: string; color: string; onChange: (color: string) => void };

/** A color as text; it counts as soon as it is a whole one. */
const HexField = ({ label, color, onChange }: HexFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      hideLabel
      value={typed ?? color}
      maxLength={7}
      onChange={(next) => {
        const isWhole = /^#[0-9a-f]{6}$/i.test(next);
        setTyped(isWhole ? null : next);
        if (isWhole) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
};
