import { sampleStatement } from '@portal/contract/samples/sample-statement.ts';
import type { Statement } from '@portal/contract/billing/billing.ts';
import { today } from '../../platform/words/today.ts';

/** Answers for a statement as the server does: of the present month where none is named, and of none that is to come. */
export const answerStatement = ({ searchParams }: URL, changed: Partial<Statement> = {}): Response => {
  const present = today().slice(0, 7);
  const month = searchParams.get('month') ?? present;
  const item = { msg: { en: 'That month is still to come.', es: '' }, code: 'billing.month_ahead', field: 'month' };
  if (month > present) return Response.json({ detail: [item], request_id: 'q' }, { status: 400 });
  const { earlier = [], ...others } = changed;
  return Response.json(sampleStatement({ month, earlier: earlier.filter((one) => one.month !== month), ...others }));
};
