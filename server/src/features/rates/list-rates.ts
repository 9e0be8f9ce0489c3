import type { RatedCarrier, TariffPage, TariffSeries, VersionQuery } from '@portal/contract/rates/rate-table.ts';
import { type TariffKind, tariffKinds } from '@portal/contract/rates/tariff-kinds.ts';
import { tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type DraftRow, findDrafts } from './drafts/drafts.queries.ts';
import { presentTariff } from './drafts/present-draft.ts';
import { kindsOf } from './kinds-of.ts';
import { findRatedCarriers } from './rates.queries.ts';
import { readTerms, readVersion, type TariffName } from './tariff-tables.ts';
import { tariffDay, versionsOf } from './versions.ts';

type Terms = Awaited<ReturnType<typeof readTerms>>;

const pickDraft = ({ id, effective_from, changed_at, changed_by }: Omit<DraftRow, 'sheets'>) => ({
  id,
  effective_from,
  changed_at,
  changed_by,
});

const seriesOfKind = (
  kind: TariffKind,
  terms: Terms,
  drafts: readonly Omit<DraftRow, 'sheets'>[],
  today: string,
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
      versions,
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
  return {
    items: carriers.map(({ id, scac, short_name, name, enabled, ...row }) => ({
      carrier: { id, scac, short_name, name },
      enabled,
      kinds: kindsOf(row),
      tariffs: tariffKinds.flatMap((kind) => {
        const own = drafts.filter((draft) => draft.kind === kind && draft.scac === scac);
        return seriesOfKind(kind, terms.get(kind)?.get(scac) ?? [], own, today);
      }),
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
