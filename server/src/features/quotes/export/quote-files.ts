import type { Ctx } from '../../../platform/context.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { quoteFilePhrase } from '../words/quote-file-phrase.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import type { QuotePaper } from './quote-paper.ts';
import { quoteSheet } from './quote-sheet.ts';
import { type PaperQuestion, readQuotePaper } from './read-quote-paper.ts';

const layout = new URL('./draw-quote-paper.ts', import.meta.url);
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const nameOf = ({ language, load_id }: QuotePaper): string => quoteFilePhrase(language, 'name', { load: load_id });

/** The quotes of a load as a PDF in the chosen language, without cost. 404 `loads.not_found`. */
export const quoteFilePdf = async (ctx: Ctx, question: PaperQuestion): Promise<FileReply> => {
  const paper = await readQuotePaper(ctx, question);
  return {
    bytes: await renderPdf(ctx.actor.accountId, layout, paper),
    contentType: 'application/pdf',
    name: `${nameOf(paper)}.pdf`,
  };
};

/** The same as an XLSX sheet: a row a price, a column a price line. */
export const quoteFileExcel = async (ctx: Ctx, question: PaperQuestion): Promise<FileReply> => {
  const paper = await readQuotePaper(ctx, question);
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { rows, headRows, columns } = quoteSheet(paper);
  const bytes = await writeExcelFile(rows, {
    sheet: quoteFilePhrase(paper.language, 'title').slice(0, 31),
    columns,
    stickyRowsCount: headRows,
  }).toBuffer();
  return { bytes, contentType: xlsx, name: `${nameOf(paper)}.xlsx` };
};
