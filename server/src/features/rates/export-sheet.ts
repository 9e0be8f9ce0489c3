import type { rates } from '@portal/contract/rates/rates.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { VersionQuery } from '@portal/contract/rates/rate-table.ts';
import { sheetsOf } from '@portal/contract/rates/tariff-sheets.ts';
import type { Ctx } from '../../platform/context.ts';
import { writeCsv } from '../../platform/files/write-csv.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { parse } from '../../platform/http/validation.ts';
import { findDraft } from './drafts/drafts.queries.ts';
import { versionNamed } from './list-rates.ts';
import { keyTexts, readVersion, type Sheets, tableOfSheet, type TariffName, textsOf } from './tariff-tables.ts';
import { tariffDay } from './versions.ts';

type Query = Input<typeof rates.exportSheet>['query'];

type Found = { name: TariffName; day: string; sheets: Sheets | undefined };

const findSheets = async (ctx: Ctx, { draft_id, sheet: _sheet, ...version }: Query): Promise<Found> => {
  if (draft_id !== undefined) {
    const draft = await findDraft(ctx.db, draft_id);
    if (!draft) throw notFound();
    return { name: draft, day: tariffDay(ctx), sheets: draft.sheets };
  }
  const { name, day } = versionNamed(parse(VersionQuery, version));
  return { name, day, sheets: await readVersion(ctx.db, name, day) };
};

/** A sheet as the file that the import takes back. 404. */
export const exportSheet = async (ctx: Ctx, query: Query): Promise<FileReply> => {
  const { name, day, sheets } = await findSheets(ctx, query);
  const sheet = sheetsOf(name.kind).find((one) => one.name === query.sheet);
  if (!sheet || !sheets) throw notFound();
  const table = tableOfSheet(sheet);
  const key = { ...keyTexts(name, day), effective_to: '' };
  const rows = (sheets[sheet.name] ?? []).map((cells): Record<string, string> => ({
    ...key,
    ...textsOf(sheet, cells),
  }));
  const lines = rows.map((texts) => table.fields.map((field) => texts[field] ?? ''));
  return {
    bytes: await writeCsv([table.headers, ...lines]),
    contentType: 'text/csv; charset=utf-8',
    name: `${name.scac}-${sheet.name}.csv`,
  };
};
