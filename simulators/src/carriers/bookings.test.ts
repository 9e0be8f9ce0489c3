import { describe, expect, it } from 'vitest';
import type { BookingState } from './booking.ts';
import { openBookings } from './bookings.ts';
import { carriers } from './data/carriers.ts';
import type { Snapshot } from './snapshot.ts';
import { phoenixToCharlotte } from './test-tender.ts';

const SPEED = 864;
const saia = carriers[0];
if (!saia) throw new Error('the carrier table is empty');

/** Keeps what was saved as text, as a file would. */
const memory = (): Snapshot<BookingState> => {
  let saved: string | undefined;
  return {
    load: () => (saved === undefined ? undefined : (JSON.parse(saved) as BookingState)),
    save: (state) => {
      saved = JSON.stringify(state);
    },
  };
};

const stage = (snapshot = memory()) => {
  let now = Date.parse('2026-11-13T15:00:00Z');
  const clock = () => new Date(now);
  return {
    snapshot,
    pass: (minutes: number) => (now += minutes * 60_000),
    clock,
    books: openBookings(snapshot, SPEED, clock),
  };
};

describe('the books of the carriers', () => {
  it('deliver a load within minutes at the usual speed', () => {
    const { books, pass } = stage();
    const first = books.tender({ carrier: saia, key: 'k', tender: phoenixToCharlotte, forced: 'accept' });
    pass(0.5);
    expect(books.find('SAIA', 'k')).toMatchObject({
      status: 'accepted',
      pro_number: expect.stringMatching(/^\d{10}$/),
    });
    expect(first.cancellation_fee).toBe(0);
    pass(10);
    const { events } = books.events('SAIA', 0, 100);
    expect(events.at(-1)?.type).toBe('PROOF_OF_DELIVERY');
    expect(events.map((event) => event.sequence)).toEqual(events.map((_event, index) => index + 1));
    expect(events[0]?.occurred_at).toMatch(/-07:00$/);
  });

  it('say that a truck comes before the ready date', () => {
    const { books, pass } = stage();
    const scheduled = (ready_date: string, key: string) => {
      books.tender({ carrier: saia, key, tender: { ...phoenixToCharlotte, ready_date }, forced: 'accept' });
      pass(10);
      return books.events('SAIA', 0, 100).events.findLast(({ type }) => type === 'PICKUP_SCHEDULED')?.text;
    };
    expect(scheduled('2026-11-16', 'early')).toBe('The truck comes on 2026-11-13, before the ready date 2026-11-16');
    expect(scheduled('2026-11-13', 'that day')).toBeNull();
  });

  it('name the day of the dock where the truck comes, not that of London', () => {
    const { books, pass } = stage();
    pass(9 * 60 + 1);
    books.tender({
      carrier: saia,
      key: 'late',
      tender: { ...phoenixToCharlotte, ready_date: '2026-11-16' },
      forced: 'accept',
    });
    pass(10);
    const { events } = books.events('SAIA', 0, 100);
    const local = events.find(({ type }) => type === 'PICKED_UP')?.occurred_at.slice(0, 10);
    const { text } = events.find(({ type }) => type === 'PICKUP_SCHEDULED') ?? {};
    expect(text).toBe(`The truck comes on ${local}, before the ready date 2026-11-16`);
  });

  it('ask for the truck once it is on its way, and refuse once the freight is on it', () => {
    const { books, pass } = stage();
    books.tender({ carrier: saia, key: 'k', tender: phoenixToCharlotte, forced: 'accept' });
    pass((90 + 90) / SPEED);
    expect(books.find('SAIA', 'k')?.cancellation_fee).toBe(250);
    pass(1);
    expect(books.find('SAIA', 'k')?.cancellation_fee).toBeNull();
    expect(books.cancel('SAIA', 'k')).toEqual({ status: 'refused', reason_code: 'ALREADY_PICKED_UP' });
  });

  it('stop the journey of a cancelled load', () => {
    const { books, pass } = stage();
    books.tender({ carrier: saia, key: 'k', tender: phoenixToCharlotte, forced: 'accept' });
    pass((90 + 90) / SPEED);
    expect(books.cancel('SAIA', 'k')).toEqual({ status: 'cancelled', fee: 250 });
    pass(60);
    expect(books.events('SAIA', 0, 100).events.map((event) => event.type)).toEqual(['PICKUP_SCHEDULED', 'CANCELLED']);
  });

  it('go on after a restart where they were', () => {
    const { books, pass, snapshot, clock } = stage();
    books.tender({ carrier: saia, key: 'k', tender: phoenixToCharlotte, forced: 'accept' });
    pass(1);
    const before = books.events('SAIA', 0, 100).events;
    pass(30);
    const after = openBookings(snapshot, SPEED, clock).events('SAIA', 0, 100).events;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.at(-1)?.type).toBe('PROOF_OF_DELIVERY');
  });

  it('remember what they have pushed', () => {
    const { books, pass, snapshot, clock } = stage();
    books.tender({ carrier: saia, key: 'k', tender: phoenixToCharlotte, forced: 'accept' });
    pass(10);
    const [first, second] = books.unpushed('SAIA', 2);
    books.markPushed('SAIA', first?.sequence ?? 0);
    expect(openBookings(snapshot, SPEED, clock).unpushed('SAIA', 1)).toEqual([second]);
  });

  it('decline lanes outside their area', () => {
    const { books, pass } = stage();
    const nowhere = { ...phoenixToCharlotte, destination: { ...phoenixToCharlotte.destination, postal_code: '00000' } };
    books.tender({ carrier: saia, key: 'k', tender: nowhere, forced: undefined });
    pass(1);
    expect(books.find('SAIA', 'k')).toMatchObject({ status: 'declined', pro_number: null });
  });
});
