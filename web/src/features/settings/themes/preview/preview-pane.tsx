import { type Scheme, schemes, type Theme } from '@portal/contract/settings/themes.ts';
import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import { previewScreens, type PreviewScreen } from './open-screen.ts';
import { ThemePreview } from './theme-preview.tsx';
import classes from '../themes.module.css';

const devices = ['desktop', 'phone'] as const;

type PreviewPaneProps = {
  draft: Theme;
  scheme: Scheme;
  onScheme: (scheme: Scheme) => void;
  onPoint: (variable: ThemeVariable | null) => void;
  onPick: (variable: ThemeVariable) => void;
};

/** The preview with what it shows: which screen, light or dark, at a desk or on a phone. */
export const PreviewPane = ({ draft, scheme, onScheme, onPoint, onPick }: PreviewPaneProps) => {
  const { t } = useTranslation();
  const [screen, setScreen] = useState<PreviewScreen>('my_loads');
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop');
  return (
    <section className={classes.pane} aria-label={t('settings.themes.preview.title')}>
      <div className={classes.choices}>
        <div className={classes.screens}>
          <Segmented
            label={t('settings.themes.preview.screen')}
            value={screen}
            onChange={setScreen}
            options={keysOf<PreviewScreen>(previewScreens).map((value) => ({
              value,
              label: t(`settings.themes.preview.screens.${value}`),
            }))}
          />
        </div>
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
      <ThemePreview
        draft={draft}
        scheme={scheme}
        screen={screen}
        isPhone={device === 'phone'}
        onPoint={onPoint}
        onPick={onPick}
      />
      <p className={classes.note}>
        <span>{t('settings.themes.preview.note')}</span>
        <span>{t('settings.themes.preview.sign_out')}</span>
      </p>
    </section>
  );
};
