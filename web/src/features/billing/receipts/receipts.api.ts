import { receiptCalls } from '@portal/contract/billing/receipts/receipts.calls.ts';
import type { receipts as rows } from '@portal/contract/billing/receipts/receipts.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/save-file.ts';

const receipts = callsOf<typeof rows>(receiptCalls);

/** The receipt of a payment as a file. */
export const saveReceipt = async (payment: number, language: Language): Promise<void> => {
  const { blob, name } = await apiFile(receipts.pdf, { params: { id: payment }, query: { language } });
  saveFile(blob, name);
};

export const sendReceipt = (payment: number, body: Request<typeof rows.send>['body']) =>
  api(receipts.send, { params: { id: payment }, body });
