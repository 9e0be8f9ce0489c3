import {
  type AlertKind,
  type AlertPeriod,
  isBeyond,
  isJudged,
  measuredBy,
} from '@portal/contract/carriers/alert-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Loaded } from '../settings-frame.tsx';
import { carrierFigures, carrierList } from './carriers.api.ts';
import classes from './thresholds.module.css';

const decimals: Record<AlertKind, number> = { on_time: 1, transit: 2, claims: 1 };

/** What a carrier comes to, as people read it. */
export const useMeasured = () => {
  const { t } = useTranslation();
  return (kind: AlertKind, measured: number | null): string =>
    measured === null
      ? t('settings.carriers.thresholds.unmeasured')
      : t(`settings.carriers.thresholds.measured.${kind}`, { value: number(measured, decimals[kind]) });
};

type PreviewProps = {
  kind: AlertKind;
  days: AlertPeriod;
  limit: number | null;
  /** A carrier with fewer deliveries is not judged. */
  minDeliveries: number;
  chosen: number | null;
};

/** Which carriers lie beyond a threshold as it is typed, the worst first, and the chosen one in any case. */
export const ThresholdPreview = ({ kind, days, limit, minDeliveries, chosen }: PreviewProps) => {
  const { t } = useTranslation();
  const said = useMeasured();
  const query = useQuery(carrierFigures(days));
  const { data: carriers = [] } = useQuery(carrierList);
  const threshold = {
    kind,
    threshold_percent: kind === 'transit' ? null : limit,
    threshold_days: kind === 'transit' ? limit : null,
    min_deliveries: minDeliveries,
  };
  return (
    <section aria-label={t('settings.carriers.thresholds.preview')} className={classes.preview}>
      <h3>{t('settings.carriers.thresholds.preview')}</h3>
      <Loaded query={query}>
        {(all) => {
          const rows = all
            .map((figures) => ({
              ...figures,
              measured: measuredBy(kind, figures),
              isBeyond: isBeyond(threshold, figures),
              isJudged: isJudged(threshold, figures),
              name: carriers.find(({ id }) => id === figures.carrier_id)?.name ?? '',
            }))
            .filter(({ carrier_id, isBeyond: beyond }) => beyond || carrier_id === chosen)
            .toSorted((a, b) => ((a.measured ?? 0) - (b.measured ?? 0)) * (kind === 'on_time' ? 1 : -1));
          const count = rows.filter((row) => row.isBeyond).length;
          return (
            <>
              <p role="status">{t('settings.carriers.thresholds.would', { count, all: all.length })}</p>
              <ul className={classes.carriers}>
                {rows.map((row) => (
                  <li key={row.carrier_id} data-beyond={row.isBeyond || undefined}>
                    <span>{row.name}</span>
                    <span>
                      {said(kind, row.measured)}
                      {' · '}
                      {t('settings.carriers.thresholds.deliveries', { count: row.delivered })}
                    </span>
                    <span>
                      {t(
                        `settings.carriers.thresholds.${row.isBeyond ? 'crossed_now' : row.isJudged ? 'kept' : 'too_few'}`,
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </section>
  );
};
