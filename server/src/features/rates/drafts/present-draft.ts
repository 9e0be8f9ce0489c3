import type { DraftPage, TariffPage } from '@portal/contract/rates/rate-table.ts';
import { tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { placeVersion } from '../place-draft.ts';
import { findRatedCarrier } from '../rates.queries.ts';
import { isOfTariff, presentSheets, readTerms, readVersion, type Sheets, type TariffName } from '../tariff-tables.ts';
import { tariffDay, versionsOf } from '../versions.ts';
import { withUndone } from '../with-undone.ts';
import { type DraftRow, findDraft, findDrafts } from './drafts.queries.ts';

/** A tariff's own name by its terms; where they have none, what its series says. */
export const nameOfTariff = ({ kind, series }: Pick<TariffName, 'kind' | 'series'>, sheets: Sheets): string => {
  const { terms } = tariffSheets[kind];
  const at = terms.columns.findIndex(({ field }) => field === 'name');
  return sheets[terms.name]?.[0]?.[at] || series.join(' ');
};

/** What a page of a tariff says whichever version it shows. 404 where its carrier is not there. */
export const presentTariff = async (ctx: Ctx, name: TariffName, sheets: Sheets): Promise<TariffPage> => {
  const carrier = await findRatedCarrier(ctx.db, name.scac);
  if (!carrier) throw notFound();
  const [terms, drafts] = [await readTerms(ctx.db, name.kind, name.scac), await findDrafts(ctx.db)];
  const own = terms.map(({ texts }) => texts).filter((texts) => isOfTariff(name, texts));
  const isDraft = (one: (typeof drafts)[number]) =>
    one.kind === name.kind && one.scac === name.scac && one.series.join('|') === name.series.join('|');
  const draft = drafts.find(isDraft);
  const { id, scac, short_name } = carrier;
  return {
    kind: name.kind,
    carrier: { id, scac, short_name, name: carrier.name },
    series: [...name.series],
    name: nameOfTariff(name, sheets),
    versions: versionsOf(own, tariffDay(ctx)),
    draft_id: draft?.id ?? null,
    draft_from: draft?.effective_from ?? null,
    sheets: presentSheets(name.kind, sheets),
  };
};

/** A draft as it stands. What is wrong with it is found by placing it into the tables and taking that back. */
const presentDraft = async (ctx: Ctx, draft: DraftRow): Promise<DraftPage> => {
  const { id, kind, based_on, sheets, version, changed_at, changed_by } = draft;
  const before = based_on === null ? undefined : await readVersion(ctx.db, draft, based_on);
  const faults = await withUndone(ctx, (tx) => placeVersion(tx.db, draft, { sheets, day: tariffDay(ctx) }));
  return {
    ...(await presentTariff(ctx, draft, sheets)),
    id,
    based_on,
    before: presentSheets(kind, before ?? {}),
    version,
    changed_at,
    changed_by,
    faults,
  };
};

/** A draft as it is kept now. 404. */
export const getDraft = async (ctx: Ctx, id: number): Promise<DraftPage> => {
  const draft = await findDraft(ctx.db, id);
  if (!draft) throw notFound();
  return presentDraft(ctx, draft);
};
