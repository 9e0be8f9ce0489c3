import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { words as en } from '../words/labels.en.ts';
import { words as es } from '../words/labels.es.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { fileDrawn, saysTheSame } from '../store/file-drawn.ts';
import { type DrawnKind, findDrawn } from '../generated.queries.ts';
import { digestOf } from '../paper-hash.ts';
import type { Label } from './label.ts';
import { readLabels } from './read-labels.ts';
import { writeZpl } from './write-zpl.ts';

type LabelFileRequest = {
  format: LabelFormat;
  start: number;
  from?: number | undefined;
  to?: number | undefined;
  language?: Language | undefined;
};

const layout = new URL('./draw-labels.ts', import.meta.url);

type Sheet = { format: LabelFormat; start: number; language: Language; labels: readonly Label[] };

/** Where the first label of a sheet lies is of no account on paper of one label. */
const startOf = ({ format, start }: LabelFileRequest): number => (format === 'avery' ? start : 1);

const hashOf = ({ format, start, labels }: Sheet): string => digestOf({ format, start, labels });

const draw = async ({ actor }: Ctx, { format, ...sheet }: Sheet): Promise<Buffer> =>
  format === 'zpl'
    ? Buffer.from(writeZpl(sheet.labels, sheet.language))
    : renderPdf(actor.accountId, layout, { ...sheet, format });

/** "4x6", or "4x6 2-3" where that is a part of the load. */
const formOf = ({ format, labels }: Sheet): string => {
  const [first, last] = [labels.at(0), labels.at(-1)];
  const isPart = first && last && last.unit - first.unit + 1 < last.units;
  return isPart ? `${format} ${first.unit}-${last.unit}` : format;
};

/** `Labels-100482-avery-2-3.pdf`; for a label printer the ending says it. */
const nameOf = (load: number, form: string, { format, language }: Sheet): string => {
  const name = { en, es }[language].file.replace('{{load}}', String(load));
  const inForm = format === 'zpl' ? form.slice('zpl'.length) : ` ${form}`;
  return `${name}${inForm.replaceAll(' ', '-')}.${format === 'zpl' ? 'zpl' : 'pdf'}`;
};

/**
 * Labels as a file, made of what the load says now, and filed with it: what would say the same as the labels of this
 * form on file is taken from there. Refusals of `readLabels`.
 */
export const printLabels = async (ctx: Ctx, loadId: number, request: LabelFileRequest): Promise<FileReply> => {
  const { format, from, to, language = ctx.actor.language } = request;
  const labels = await readLabels(ctx, loadId, { from, to, language });
  const sheet: Sheet = { format, start: startOf(request), language, labels };
  const form = formOf(sheet);
  const kind: DrawnKind = { load_id: loadId, type: 'label', language, audience: 'account', form };
  const contentType = format === 'zpl' ? 'text/plain; charset=utf-8' : 'application/pdf';
  const drawnFrom = hashOf(sheet);
  const former = await findDrawn(ctx.db, kind);
  if (saysTheSame(former, { drawnFrom })) {
    return { bytes: await ctx.services.files.get(former.storage_key), contentType, name: former.name };
  }
  const bytes = await draw(ctx, sheet);
  const { row } = await fileDrawn(ctx, { kind, name: nameOf(loadId, form, sheet), drawnFrom, contentType, bytes });
  return { bytes, contentType, name: row.name };
};
