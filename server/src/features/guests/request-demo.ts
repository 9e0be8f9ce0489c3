import type { DemoRequest } from '@portal/contract/guests/demo-request.ts';
import { normalPhone, phoneDigits } from '@portal/contract/places/phone.ts';
import { fallbackLanguage } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { insertDemoRequest } from './guests.queries.ts';
import { confirmDemoJob, reportDemoJob } from './send-demo-mails.ts';

/** Stores a demo request, mails operations and confirms to its sender. 400 for a phone with too few digits. */
export const requestDemo = async (ctx: OpenCtx, { terms: _, ...input }: DemoRequest): Promise<void> => {
  const phone = normalPhone(input.phone, input.country);
  if (!phone) {
    throw problem('guests.phone_digits', 400, { field: 'phone', params: { digits: phoneDigits(input.country) } });
  }
  await withTransaction(ctx, async (tx) => {
    const language = input.language ?? fallbackLanguage;
    const demo_request_id = await insertDemoRequest(tx, { ...input, phone, language });
    await enqueue(tx, reportDemoJob, { demo_request_id });
    await enqueue(tx, confirmDemoJob, { demo_request_id });
  });
};
