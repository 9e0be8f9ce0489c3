import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { renderPdf } from '../../../platform/pdf.ts';
import type { FileReply } from '../../../platform/serve.ts';
import type { LabelsPaper } from './label.ts';
import { readLabels } from './read-labels.ts';
import { writeZpl } from './write-zpl.ts';

type AskedFile = {
  format: LabelFormat;
  start: number;
  from?: number | undefined;
  to?: number | undefined;
  language?: Language | undefined;
};

const layout = new URL('draw-labels.ts', import.meta.url);

/** Labels as a file, made of what the load says now; nothing is kept but the units' numbers. Refusals of `readLabels`. */
export const printLabels = async (ctx: Ctx, loadId: number, asked: AskedFile): Promise<FileReply> => {
  const { format, start, from, to, language = ctx.principal.language } = asked;
  const labels = await readLabels(ctx, loadId, { from, to, language });
  if (format === 'zpl') {
    const bytes = Buffer.from(writeZpl(labels, language));
    return { bytes, contentType: 'text/plain; charset=utf-8', name: `labels-${loadId}.zpl` };
  }
  const paper: LabelsPaper = { language, format, start, labels };
  return { bytes: await renderPdf(layout, paper), contentType: 'application/pdf', name: `labels-${loadId}.pdf` };
};
