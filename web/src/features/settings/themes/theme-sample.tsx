import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './themes.module.css';

/** One of each part that a theme changes and this page would not show otherwise. */
export const ThemeSample = () => {
  const { t } = useTranslation();
  const [isChecked, setChecked] = useState(true);
  return (
    <Card title={t('settings.themes.sample.title')}>
      <div className={classes.sample}>
        <p>{t('settings.themes.variables.text')}</p>
        <p className={classes.secondary}>{t('settings.themes.variables.text_2')}</p>
        <p className={classes.faint}>{t('settings.themes.variables.text_3')}</p>
        <p className={classes.link}>{t('settings.themes.variables.link')}</p>
        <p className={classes.danger}>{t('settings.themes.variables.danger_text')}</p>
        <TextField label={t('settings.themes.variables.border_control')} />
        <Checkbox label={t('settings.themes.variables.checked')} checked={isChecked} onChange={setChecked} />
        <div className={classes.actions}>
          <Button kind="primary">{t('settings.themes.variables.primary')}</Button>
          <Button>{t('settings.themes.variables.default')}</Button>
          <Button kind="danger">{t('settings.themes.variables.danger')}</Button>
        </div>
      </div>
    </Card>
  );
};
