import { describe, expect, it } from 'vitest';
import { readCancelAnswer } from './cancel-tender.ts';
import refused from './samples/cancel-refused.json' with { type: 'json' };
import cancelled from './samples/cancelled.json' with { type: 'json' };

describe('a carrier’s answer to a cancellation', () => {
  it('is a fee or a refusal', () => {
    expect(readCancelAnswer(cancelled)).toEqual({ kind: 'cancelled', fee: 0 });
    expect(readCancelAnswer({ status: 'cancelled', fee: 250 })).toEqual({ kind: 'cancelled', fee: 250 });
    expect(readCancelAnswer({ status: 'cancelled', fee: null })).toEqual({ kind: 'cancelled', fee: null });
    expect(readCancelAnswer({ status: 'asked' })).toEqual({ kind: 'asked' });
    expect(readCancelAnswer(refused)).toEqual({ kind: 'refused', reason_code: 'ALREADY_PICKED_UP' });
  });

  it.each([null, {}, { status: 'cancelled' }, { status: 'cancelled', fee: -1 }])('%j is unclear', (body) => {
    expect(readCancelAnswer(body)).toMatchObject({ kind: 'unclear' });
  });
});
