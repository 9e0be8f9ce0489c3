import type { Calls } from '../http/endpoint.ts';

export const quoteFileCalls = {
  pdf: {
    method: 'GET',
    path: '/api/quote-file',
    permission: 'get:quote-file',
    reply: 'file',
  },
  pdfOfBody: {
    method: 'POST',
    path: '/api/quote-file',
    permission: 'post:quote-file',
    reply: 'file',
  },
  excel: {
    method: 'GET',
    path: '/api/quote-file/excel',
    permission: 'get:quote-file',
    reply: 'file',
  },
  excelOfBody: {
    method: 'POST',
    path: '/api/quote-file/excel',
    permission: 'post:quote-file',
    reply: 'file',
  },
} as const satisfies Calls;
