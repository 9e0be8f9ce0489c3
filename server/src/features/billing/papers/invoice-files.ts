import { type Language, languages } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { invoiceInScope } from '../invoice-in-scope.ts';
import { drawInvoice, invoiceFileName } from './invoice-paper.ts';

/** An invoice as it stands now, as PDF. 404. */
export const getInvoiceFile = async (ctx: Ctx, id: number, language: Language): Promise<FileReply> => {
  const row = await invoiceInScope(ctx, id);
  const bytes = await drawInvoice(ctx, row, language);
  return { bytes, contentType: 'application/pdf', name: invoiceFileName(row, language) };
};

/** Where the PDF of an invoice is, in the caller's language first. 404. */
export const listInvoiceFiles = async (ctx: Ctx, id: number): Promise<{ name: string; url: string }[]> => {
  const row = await invoiceInScope(ctx, id);
  const own = ctx.actor.language;
  return [own, ...languages.filter((language) => language !== own)].map((language) => ({
    name: invoiceFileName(row, language),
    url: `/api/stripe/billings/${id}/pdf?language=${language}`,
  }));
};
