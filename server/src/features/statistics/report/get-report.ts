import type { FiguresQuery } from '@portal/contract/statistics/period.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { inExportTurn } from '../../../platform/files/export-turns.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { type Question, readQuestion } from '../period.ts';
import { statisticsPhrase } from '../words/statistics-phrase.ts';
import { readReport } from './read-report.ts';
import { reportSheets } from './report-sheets.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The operator's figures as an XLSX file, with the name it goes by. */
export const writeReport = async (ctx: OpenCtx, question: Question, language: Language) => {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheets = reportSheets(await readReport(ctx, question), language);
  const bytes = await writeExcelFile(sheets).toBuffer();
  return { bytes, name: `${statisticsPhrase(language, 'file', { date: question.period.today })}.xlsx` };
};

/** The same for whoever asks; accounts take turns. 404 for a foreign account. */
export const getReport = async (
  ctx: Ctx,
  { language, ...query }: FiguresQuery & { language: Language },
): Promise<FileReply> => {
  const question = await readQuestion(ctx, query);
  const { bytes, name } = await inExportTurn(ctx, () => writeReport(ctx, question, language));
  return { bytes, contentType: xlsxType, name };
};
