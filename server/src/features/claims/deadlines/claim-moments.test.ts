import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import { expect, it } from 'vitest';
import { momentsOf } from './claim-moments.ts';

type Moments = Parameters<typeof momentsOf>[0];

const [first, second, third] = ['2026-03-02T15:00:00.000Z', '2026-03-09T15:00:00.000Z', '2026-03-20T15:00:00.000Z'];
const untouched: Moments = {
  submitted_at: null,
  acknowledged_at: null,
  resolved_at: null,
  declined_at: null,
  told_at: null,
};

/** The moments of a case after these moves, each at its time. */
const after = (...moves: readonly [ClaimEvent, string][]): Moments =>
  moves.reduce((row, [event, now]) => ({ ...row, ...momentsOf(row, event, now) }), untouched);

it('keeps the first acknowledgement and the first answer, and the latest word and denial', () => {
  const filed: [ClaimEvent, string] = ['submit', first];
  expect(after(filed)).toEqual({ ...untouched, submitted_at: first });
  expect(after(filed, ['investigate', second])).toEqual({
    ...untouched,
    submitted_at: first,
    acknowledged_at: second,
    told_at: second,
  });
  expect(after(filed, ['offer', second], ['appeal', second], ['offer', third])).toEqual({
    ...untouched,
    submitted_at: first,
    acknowledged_at: second,
    resolved_at: second,
    told_at: third,
  });
  expect(after(filed, ['decline', second], ['appeal', second], ['decline', third])).toEqual({
    submitted_at: first,
    acknowledged_at: second,
    resolved_at: second,
    declined_at: third,
    told_at: third,
  });
});
