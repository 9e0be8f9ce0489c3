import type { RatedCarrier, TariffSeries } from '@portal/contract/rates/rate-table.ts';
import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { folded } from '@portal/contract/values/folded.ts';

export const rateTabs = ['all', 'draft', 'changes', 'ends', 'off'] as const;
export type RateTab = (typeof rateTabs)[number];

export type RateFilters = { tab: RateTab; kind: TariffKind | 'any'; search: string };

/** What a row says of its tariffs. */
export type RateSummary = {
  /** The first day of the version in use; of several tariffs the earliest. */
  since: string | null;
  /** Whether others began on another day. */
  hasOthers: boolean;
  /** The last day of a version that no other follows. */
  endsOn: string | null;
  /** The day from which the next version counts, and of how many tariffs. */
  next: { day: string; count: number } | null;
  drafts: readonly NonNullable<TariffSeries['draft']>[];
};

/** The tariffs of a line below its carrier: of containers all services of a place. */
export type TariffLine = { title: string; tariffs: readonly TariffSeries[]; loads: number };

/** How many days ahead an end is soon. */
const soonDays = 45;

const inUse = ({ versions }: TariffSeries) => versions.find(({ state }) => state === 'in_use');

/** The planned version that begins first. */
const nextOf = ({ versions }: TariffSeries) => versions.findLast(({ state }) => state === 'planned');

const endOf = (tariff: TariffSeries, today: string): string | null => {
  const end = nextOf(tariff) ? null : (inUse(tariff)?.effective_to ?? null);
  return end !== null && end <= addDays(today, soonDays) ? end : null;
};

const earliest = (days: readonly (string | null | undefined)[]): string | null =>
  days.filter((day) => day !== null && day !== undefined).toSorted()[0] ?? null;

export const summaryOf = (tariffs: readonly TariffSeries[], today: string): RateSummary => {
  const begun = tariffs.flatMap((tariff) => inUse(tariff)?.effective_from ?? []);
  const coming = tariffs.flatMap((tariff) => nextOf(tariff)?.effective_from ?? []);
  const day = earliest(coming);
  return {
    since: earliest(begun),
    hasOthers: new Set(begun).size > 1,
    endsOn: earliest(tariffs.map((tariff) => endOf(tariff, today))),
    next: day === null ? null : { day, count: coming.length },
    drafts: tariffs.flatMap(({ draft }) => draft ?? []),
  };
};

/** Lines in the order of the tariffs; those of containers by their place. */
export const linesOf = (tariffs: readonly TariffSeries[]): TariffLine[] => {
  const groups = Map.groupBy(
    tariffs,
    ({ kind, series, place, name }) => place ?? `${kind} ${series.join('|')} ${name}`,
  );
  return [...groups.values()].map((group) => ({
    title: group[0]?.place ?? group[0]?.name ?? '',
    tariffs: group,
    loads: group.reduce((sum, { loads_priced }) => sum + loads_priced, 0),
  }));
};

const isIn = (tab: RateTab, { enabled, tariffs }: RatedCarrier, today: string): boolean => {
  const { drafts, next, endsOn } = summaryOf(tariffs, today);
  const tabs = { all: true, draft: drafts.length > 0, changes: next !== null, ends: endsOn !== null, off: !enabled };
  return tabs[tab];
};

/** How many carriers each tab has. */
export const countsOf = (items: readonly RatedCarrier[], today: string) => (tab: RateTab) =>
  items.filter((one) => isIn(tab, one, today)).length;

/** Carriers that match, each with the tariffs that do; those of a carrier that is searched for all match. */
export const matching = (
  items: readonly RatedCarrier[],
  { tab, kind, search }: RateFilters,
  today: string,
): RatedCarrier[] => {
  const wanted = folded(search);
  const holds = (...texts: readonly (string | null)[]) => folded(texts.join(' ')).includes(wanted);
  return items
    .filter((one) => isIn(tab, one, today))
    .flatMap((one) => {
      const ofKind = one.tariffs.filter((tariff) => kind === 'any' || tariff.kind === kind);
      if (kind !== 'any' && ofKind.length === 0) return [];
      const { scac, name, short_name } = one.carrier;
      if (holds(scac, name, short_name)) return [{ ...one, tariffs: ofKind }];
      const tariffs = ofKind.filter((tariff) => holds(tariff.name, tariff.place, ...tariff.series));
      return tariffs.length > 0 ? [{ ...one, tariffs }] : [];
    });
};
