import { useQuery } from '@tanstack/react-query';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import classes from '../rules/rules.module.css';
import { momentText } from '../time-left.tsx';
import { guideVersions } from './guide.api.ts';
import { type Carriers, GuideSentence } from './guide-sentence.tsx';

/** Every version of the guide: from which day on, who published it and when, the newest first. */
export const GuideHistory = ({ carriers, onClose }: { carriers: Carriers; onClose: () => void }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(guideVersions);
  return (
    <Drawer opened onClose={onClose} title={t('approvals.screens.rules.history')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.items.length === 0 && <p>{t('approvals.screens.rules.versions_none')}</p>}
      {data?.items.map(({ version, effective_on, published_at, published_by, rules }) => (
        <section key={version} className={classes.version}>
          <h3>{t('approvals.screens.guide.version', { version, day: date(effective_on) })}</h3>
          <p className={classes.small}>
            <RefText wraps>
              {t('approvals.screens.rules.by_at', {
                who: published_by ?? t('approvals.screens.rules.former'),
                time: momentText(published_at, t),
              })}
            </RefText>
          </p>
          {rules.map((rule) => (
            <GuideSentence key={rule.key} rule={rule} carriers={carriers} />
          ))}
          {rules.length === 0 && <p className={classes.small}>{t('approvals.screens.guide.none')}</p>}
        </section>
      ))}
    </Drawer>
  );
};
