import { describe, expect, it } from 'vitest';
import { readUnknown } from './find-tender.ts';
import { readTenderState } from './read-tender-state.ts';
import accepted from './samples/tender-accepted.json' with { type: 'json' };
import pending from './samples/tender-pending.json' with { type: 'json' };
import unknown from './samples/unknown-tender.json' with { type: 'json' };

describe('what became of a tender', () => {
  it('says what cancelling costs, and that it is too late', () => {
    expect(readTenderState(pending)).toEqual({ kind: 'pending', cancellation_fee: 0 });
    expect(readTenderState(accepted)).toEqual({
      kind: 'accepted',
      pro_number: accepted.pro_number,
      cancellation_fee: null,
    });
  });

  it('is unknown only when the carrier itself says so', () => {
    expect(readUnknown(unknown)).toEqual({ kind: 'unknown' });
    for (const body of [null, {}, { error: 'not found' }, { error: { code: 'NO_ROUTE' } }]) {
      expect(readUnknown(body)).toMatchObject({ kind: 'unclear' });
    }
  });
});
