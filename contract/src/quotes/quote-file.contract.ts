import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { quoteFileCalls } from './quote-file.calls.ts';
import { Id, IdText, listOf } from '../values/values.ts';
import { LoadIdText } from '../loads/load.ts';

const excludedMax = 200;
const Language = z.enum(['en', 'es']);

/** Which quotes go on the paper, and in which language it speaks; the reader's own unless said otherwise. */
const FileQuery = z.strictObject({
  load_id: LoadIdText,
  exclude_carriers: listOf(IdText, excludedMax).optional(),
  language: Language.optional(),
});
const FileBody = z.strictObject({
  load_id: Id,
  exclude_carriers: z.array(Id).max(excludedMax).default([]),
  language: Language.optional(),
});

/** The shown quotes of a load as a paper to pass on: prices with their lines, never what they cost. */
export const quoteFile = contract(quoteFileCalls, {
  pdf: {
    fileTypes: ['application/pdf'],
    summary: 'The quotes of a load as a PDF, less the carriers left out',
    query: FileQuery,
    errors: [404],
    perMinute: 60,
  },
  pdfOfBody: {
    fileTypes: ['application/pdf'],
    summary: 'The same, for lists of carriers too long for an address',
    body: FileBody,
    errors: [404],
    perMinute: 60,
  },
  excel: {
    fileTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    summary: 'The quotes of a load as an XLSX sheet, less the carriers left out',
    query: FileQuery,
    errors: [404],
    perMinute: 60,
  },
  excelOfBody: {
    fileTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    summary: 'The same, for lists of carriers too long for an address',
    body: FileBody,
    errors: [404],
    perMinute: 60,
  },
});
