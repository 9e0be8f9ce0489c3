import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { Link } from '@tanstack/react-router';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './tariff.module.css';

type VersionTabsProps = {
  page: TariffPage;
  /** The first day of the version that is shown; null: the draft is. */
  shown: string | null;
  /** What is known of a draft that is shown: from when it will count, and how many cells it changes. */
  draft?: { day: string; changed: number };
};

/** The versions of a tariff by first day, in the head of its sheets. */
export const VersionTabs = ({ page, shown, draft }: VersionTabsProps) => {
  const { t } = useTranslation();
  const { carrier, kind, series, versions, draft_id, draft_from } = page;
  const day = draft?.day ?? draft_from;
  return (
    <nav className={classes.versions} aria-label={t('rates.versions')}>
      {versions.toReversed().map(({ effective_from: from, effective_to, state }) => (
        <Link
          key={from}
          to="/settings/rates/version"
          search={{ kind, scac: carrier.scac, series: series.join('|'), from }}
          className={classes.version}
          aria-current={shown === from ? 'page' : undefined}
        >
          <b>{date(from)}</b>
          <small>
            {state === 'in_use' && effective_to
              ? t('rates.until', { day: date(effective_to) })
              : t(`rates.states.${state}`)}
          </small>
        </Link>
      ))}
      {draft_id !== null && (
        <Link
          to="/settings/rates/drafts/$draft"
          params={{ draft: String(draft_id) }}
          className={classes.version}
          aria-current={shown === null ? 'page' : undefined}
        >
          <b>{day === null ? t('rates.states.draft') : date(day)}</b>
          {(draft ?? day !== null) && (
            <small>{draft ? t('rates.draft_changed', { count: draft.changed }) : t('rates.states.draft')}</small>
          )}
        </Link>
      )}
    </nav>
  );
};
