import type { ReactNode } from 'react';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import classes from './settings-frame.module.css';
import { useSettingsBreadcrumb } from './settings-breadcrumb.ts';
import type { SettingsScreenName } from './settings-screens.ts';

type SettingsFrameProps = {
  name: SettingsScreenName;
  /** A sentence beside the title, below it where it is long: what the setting does. */
  text?: string;
  /** At the right of the title: what may be added. */
  action?: ReactNode;
  children: ReactNode;
};

/** What screens of the settings begin with: title, what the setting does, and what may be added. */
export const SettingsFrame = ({ name, text, action, children }: SettingsFrameProps) => {
  const { t } = useTranslation();
  const title = t(`settings.screens.${name}.title`);
  usePageTitle(title);
  useSettingsBreadcrumb(title);
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <div className={classes.head}>
          <h1>{title}</h1>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
};

type LoadedProps<T> = {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
};

/** What a setting shows once its data is there; its shape before, and what went wrong. */
export const Loaded = <T,>({ query: { data, error, refetch }, children }: LoadedProps<T>) => {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('frame.kit.loading')} className={classes.loading}>
      <Skeleton height={320} />
    </div>
  );
};
