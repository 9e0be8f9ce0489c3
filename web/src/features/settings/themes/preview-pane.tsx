import { type Scheme, schemes, type Theme } from '@portal/contract/settings/themes.ts';
import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { ThemePreview } from './theme-preview.tsx';
import classes from './themes.module.css';

const devices = ['desktop', 'phone'] as const;

type PreviewPaneProps = {
  draft: Theme;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  onPick: (variable: ThemeVariable) => void;
};

/** The preview with what it shows: light or dark, at a desk or on a phone. */
export const PreviewPane = ({ draft, scheme, onScheme, onPick }: PreviewPaneProps) => {
  const { t } = useTranslation();
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop');
  return (
    <section className={classes.pane} aria-label={t('settings.themes.preview.title')}>
      <div className={classes.choices}>
        <Segmented
          label={t('frame.appearance.theme')}
          value={scheme}
          onChange={onScheme}
          options={schemes.map((value) => ({ value, label: t(`frame.appearance.${value}`) }))}
        />
        <Segmented
          label={t('settings.themes.preview.device')}
          value={device}
          onChange={setDevice}
          options={devices.map((value) => ({ value, label: t(`settings.themes.preview.devices.${value}`) }))}
        />
      </div>
      <ThemePreview draft={draft} scheme={scheme} isPhone={device === 'phone'} onPick={onPick} />
      <p className={classes.note}>{t('settings.themes.preview.note')}</p>
    </section>
  );
};
