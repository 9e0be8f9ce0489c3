import { describe, expect, it } from 'vitest';
import accepted from './samples/tender-accepted.json' with { type: 'json' };
import declined from './samples/tender-declined.json' with { type: 'json' };
import pending from './samples/tender-pending.json' with { type: 'json' };
import { readTenderAnswer } from './send-tender.ts';

describe('a carrier’s answer to a tender', () => {
  it('may be a yes without a PRO number, which comes with a report', () => {
    const body = { status: 'accepted', pro_number: null, reason_code: null, cancellation_fee: null };
    expect(readTenderAnswer(body)).toEqual({ kind: 'accepted', pro_number: null });
  });

  it.each([
    [accepted, { kind: 'accepted', pro_number: accepted.pro_number }],
    [pending, { kind: 'pending' }],
    [declined, { kind: 'declined', reason_code: 'NO_CAPACITY' }],
  ])('%j is understood', (body, answer) => {
    expect(readTenderAnswer(body)).toEqual(answer);
  });

  it.each([null, {}, { status: 'ok' }, { ...accepted, pro_number: '<b>1</b>' }])('%j is unclear', (body) => {
    expect(readTenderAnswer(body)).toMatchObject({ kind: 'unclear' });
  });
});
