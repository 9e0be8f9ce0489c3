import type { RatedCarrier, TariffSeries } from '@portal/contract/rates/rate-table.ts';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date, number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { optionName, seriesName } from '../field-name.ts';
import { linesOf, type RateSummary, summaryOf, type TariffLine } from './rated-rows.ts';
import classes from './rates-table.module.css';

type RatesTableProps = {
  items: readonly RatedCarrier[];
  /** The carriers whose tariffs are shown below them. */
  open: ReadonlySet<number>;
  onToggle: (carrierId: number, isOpen: boolean) => void;
};

/** A line for each carrier that is rated by tables; those of its tariffs open below it. */
export const RatesTable = ({ items, open, onToggle }: RatesTableProps) => {
  const { t } = useTranslation();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('rates.carrier')}</th>
          <th scope="col">{t('rates.list.kind')}</th>
          <th scope="col">{t('rates.list.since')}</th>
          <th scope="col">{t('rates.list.next')}</th>
          <th scope="col">{t('rates.list.drafts')}</th>
          <th scope="col" data-number>
            {t('rates.list.loads')}
          </th>
        </tr>
      </thead>
      {items.map((one) => (
        <CarrierRows key={one.carrier.id} rated={one} isOpen={open.has(one.carrier.id)} onToggle={onToggle} />
      ))}
    </table>
  );
};

type CarrierRowsProps = { rated: RatedCarrier; isOpen: boolean; onToggle: RatesTableProps['onToggle'] };

const CarrierRows = ({ rated, isOpen, onToggle }: CarrierRowsProps) => {
  const { t } = useTranslation();
  const { carrier, enabled, tariffs, loads_priced: loads } = rated;
  const [only, ...others] = tariffs;
  const canOpen = others.length > 0;
  const kinds = [...new Set(tariffs.map(({ kind }) => t(`rates.kinds.${kind}`)))].join(', ');
  const openByArrows = ({ key }: KeyboardEvent) => {
    if (canOpen && key === 'ArrowRight') onToggle(carrier.id, true);
    if (canOpen && key === 'ArrowLeft') onToggle(carrier.id, false);
  };
  return (
    <tbody onKeyDown={openByArrows}>
      <tr data-open={isOpen || undefined} data-off={!enabled || undefined}>
        <th scope="row">
          <span className={classes.carrier}>
            {canOpen ? (
              <button
                type="button"
                className={classes.caret}
                aria-expanded={isOpen}
                aria-label={t(isOpen ? 'rates.list.close' : 'rates.list.open', { carrier: carrier.short_name })}
                onClick={() => onToggle(carrier.id, !isOpen)}
              >
                {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
              </button>
            ) : (
              <span className={classes.caret} />
            )}
            <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
            <span className={classes.name}>
              {only && !canOpen ? (
                <TariffLink scac={carrier.scac} tariff={only} title={carrier.short_name} />
              ) : (
                carrier.short_name
              )}{' '}
              <small>{t('rates.list.tariffs', { count: tariffs.length })}</small>
              {!enabled && <small className={classes.tag}>{t('rates.off')}</small>}
            </span>
          </span>
        </th>
        <Cells kinds={kinds || t('rates.list.no_tariff')} tariffs={tariffs} loads={loads} />
      </tr>
      {isOpen &&
        linesOf(tariffs).map((line) => (
          <LineRow key={line.tariffs.map(({ series }) => series.join('|')).join()} scac={carrier.scac} line={line} />
        ))}
    </tbody>
  );
};

type TariffLinkProps = { scac: string; tariff: TariffSeries; title: string };

/** The way to the version in use; to the draft where there is no version yet. */
const TariffLink = ({ scac, tariff: { kind, series, versions, draft }, title }: TariffLinkProps) => {
  const shown = versions.find(({ state }) => state === 'in_use') ?? versions[0];
  if (shown) {
    const search = { kind, scac, series: series.join('|'), from: shown.effective_from };
    return (
      <Link to="/settings/rates/version" search={search}>
        {title}
      </Link>
    );
  }
  return draft ? (
    <Link to="/settings/rates/drafts/$draft" params={{ draft: String(draft.id) }}>
      {title}
    </Link>
  ) : (
    title
  );
};

const LineRow = ({ scac, line: { title, tariffs, loads } }: { scac: string; line: TariffLine }) => {
  const [only, ...others] = tariffs;
  if (!only) return null;
  const ofPlace = tariffs.map((tariff, at) => (
    <span key={tariff.series.join('|')}>
      {at > 0 && ', '}
      <TariffLink scac={scac} tariff={tariff} title={optionName('service_class', tariff.series[1] ?? '')} />
    </span>
  ));
  return (
    <tr data-line>
      <th scope="row">{others.length === 0 ? <TariffLink scac={scac} tariff={only} title={title} /> : title}</th>
      <Cells
        kinds={only.place === null ? seriesName(only.kind, only.series) : ofPlace}
        tariffs={tariffs}
        loads={loads}
      />
    </tr>
  );
};

type CellsProps = { kinds: ReactNode; tariffs: readonly TariffSeries[]; loads: number };

const Cells = ({ kinds, tariffs, loads }: CellsProps) => {
  const { t } = useTranslation();
  const summary = summaryOf(tariffs, operatorDay(useMe()));
  return (
    <>
      <td data-kind>{kinds}</td>
      <td data-since data-warning={summary.endsOn !== null || undefined}>
        <span className={classes.phoneLabel}>{t('rates.list.since')} </span>
        <Since {...summary} />
      </td>
      <td
        data-next
        data-empty={(summary.next === null && summary.endsOn === null) || undefined}
        data-warning={(summary.endsOn !== null && !summary.next) || undefined}
      >
        <Next {...summary} />
      </td>
      <td data-drafts>
        {summary.drafts.length === 0
          ? '–'
          : summary.drafts.map(({ id, changed_by }) => (
              <Link key={id} to="/settings/rates/drafts/$draft" params={{ draft: String(id) }}>
                {changed_by ? t('rates.list.draft_by', { name: changed_by }) : t('rates.states.draft')}
              </Link>
            ))}
      </td>
      <td data-number>{number(loads, 0)}</td>
    </>
  );
};

const Since = ({ since, hasOthers, endsOn }: RateSummary) => {
  const { t } = useTranslation();
  if (endsOn !== null) return t('rates.list.until', { day: date(endsOn) });
  if (since === null) return '–';
  return hasOthers ? t('rates.list.oldest', { day: date(since) }) : <DateText iso={since} />;
};

const Next = ({ next, endsOn }: RateSummary) => {
  const { t } = useTranslation();
  if (next === null) return endsOn === null ? '–' : t('rates.list.none_yet');
  return next.count === 1 ? (
    <DateText iso={next.day} />
  ) : (
    t('rates.list.several', { count: next.count, day: date(next.day) })
  );
};
