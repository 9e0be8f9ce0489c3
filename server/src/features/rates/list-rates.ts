import type { RatedCarrier, TariffPage, TariffSeries, VersionQuery } from '@portal/contract/rates/rate-table.ts';
import { type TariffKind, tariffKinds } from '@portal/contract/rates/tariff-kinds.ts';
import { tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import { containerPlace, placeName } from '@portal/contract/drayage/container-places.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type DraftRow, findDrafts } from './drafts/drafts.queries.ts';
import { presentTariff } from './drafts/present-draft.ts';
import { kindsOf } from './kinds-of.ts';
import { findPricedLoads, findRatedCarriers } from './rates.queries.ts';
import { readTerms, readVersion, type TariffName } from './tariff-tables.ts';
import { tariffDay, versionsOf } from './versions.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;

const pickDraft = ({ id, effective_from, changed_at, changed_by }: Omit<DraftRow, 'sheets'>) => ({
  id,
  effective_from,
  changed_at,
  changed_by,
});

const countedDays = 30;

type Part = {
  mode?: string | null | undefined;
  service_class?: string | null | undefined;
  place?: string | null | undefined;
};

const keyOf = (carrierId: number, { mode, service_class, place }: Part = {}): string =>
  [carrierId, mode ?? '', service_class ?? '', place ?? ''].join('|');

/** What the prices of a tariff have in common, beside their carrier. */
const partOf: Readonly<Record<TariffKind, (series: readonly string[]) => Part>> = {
  ltl: ([service_class]) => ({ mode: 'ltl', service_class }),
  parcel: ([service_class]) => ({ mode: 'ltl', service_class }),
  truck: ([mode]) => ({ mode }),
  drayage: ([place, service_class]) => ({ place, service_class }),
};

/** How many loads a carrier priced lately, or priced by one of its tariffs. */
const countPriced = async (ctx: Ctx) => {
  const counts = await findPricedLoads(ctx.db, addDays(tariffDay(ctx), -countedDays));
  const loads = new Map(counts.map((one) => [keyOf(one.carrier_id, one), one.loads]));
  return (carrierId: number, part?: Part): number => loads.get(keyOf(carrierId, part)) ?? 0;
};

const placeOf = (kind: TariffKind, [code = '']: readonly string[]): string | null => {
  const place = kind === 'drayage' ? containerPlace(code) : undefined;
  return place ? placeName(place) : kind === 'drayage' ? code : null;
};

const seriesOfKind = (
  kind: TariffKind,
  terms: Terms,
  drafts: readonly Omit<DraftRow, 'sheets'>[],
  today: string,
  priced: (part: Part) => number,
): TariffSeries[] => {
  const named = Map.groupBy(terms, ({ series }) => series.join('|'));
  const keys = new Set([...named.keys(), ...drafts.map(({ series }) => series.join('|'))]);
  const hasName = tariffSheets[kind].terms.columns.some(({ field }) => field === 'name');
  return [...keys].map((key) => {
    const versions = versionsOf(
      (named.get(key) ?? []).map(({ texts }) => texts),
      today,
    );
    const draft = drafts.find(({ series }) => series.join('|') === key);
    const newest = named.get(key)?.at(-1)?.texts;
    const series = key.split('|');
    return {
      kind,
      series,
      name: (hasName && newest?.['name']) || series.join(' '),
      place: placeOf(kind, series),
      versions,
      loads_priced: priced(partOf[kind](series)),
      draft: draft ? pickDraft(draft) : null,
    };
  });
};

/** Every carrier that is rated by tables, with its tariffs. */
export const listRates = async (ctx: Ctx): Promise<{ items: RatedCarrier[] }> => {
  const [carriers, drafts] = [await findRatedCarriers(ctx.db), await findDrafts(ctx.db)];
  const terms = new Map<TariffKind, Map<string, Terms>>();
  for (const kind of tariffKinds)
    terms.set(
      kind,
      Map.groupBy(await readTerms(ctx.db, kind), ({ scac }) => scac),
    );
  const today = tariffDay(ctx);
  const priced = await countPriced(ctx);
  return {
    items: carriers.map(({ id, scac, short_name, name, enabled, ...row }) => ({
      carrier: { id, scac, short_name, name },
      enabled,
      kinds: kindsOf(row),
      tariffs: tariffKinds.flatMap((kind) => {
        const own = drafts.filter((draft) => draft.kind === kind && draft.scac === scac);
        return seriesOfKind(kind, terms.get(kind)?.get(scac) ?? [], own, today, (part) => priced(id, part));
      }),
      loads_priced: priced(id),
    })),
  };
};

/** The tariff and version that a query names. */
export const versionNamed = ({ kind, scac, series, effective_from }: z.output<typeof VersionQuery>) => {
  const name: TariffName = { kind, scac, series: series.split('|') };
  return { name, day: effective_from };
};

/** One version of a tariff, to be read. 404. */
export const getVersion = async (ctx: Ctx, query: z.output<typeof VersionQuery>): Promise<TariffPage> => {
  const { name, day } = versionNamed(query);
  const sheets = await readVersion(ctx.db, name, day);
  if (!sheets) throw notFound();
  return presentTariff(ctx, name, sheets);
};
