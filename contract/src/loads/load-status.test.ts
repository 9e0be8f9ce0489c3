import { describe, expect, it } from 'vitest';
import {
  eventsFrom,
  groupOf,
  initialStatus,
  loadEvents,
  loadStatuses,
  moves,
  nextStatus,
  statusGroupNames,
  statusGroups,
  type LoadEvent,
  type LoadStatus,
} from './load-status.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as historyEn } from './words/history.en.ts';
import { words as historyEs } from './words/history.es.ts';

/** The table of the product's design, row by row, written out a second time. */
const rows: [LoadStatus[], LoadEvent, LoadStatus][] = [
  [['unassigned', 'quoted', 'expired', 'declined'], 'request_quotes', 'quotes requested'],
  [['quotes requested'], 'receive_quote', 'quotes received'],
  [['quotes requested', 'quotes received'], 'close_quotes', 'quoted'],
  [['quotes requested'], 'find_no_quotes', 'unassigned'],
  [['quoted'], 'expire', 'expired'],
  [['quoted', 'quotes received', 'declined'], 'tender', 'tendered'],
  [['quoted', 'quotes received', 'declined'], 'hold', 'pending'],
  [['tendered', 'pending'], 'accept', 'assigned'],
  [['tendered', 'pending'], 'decline', 'declined'],
  [['assigned'], 'dispatch', 'dispatched'],
  [['assigned', 'dispatched'], 'pick_up', 'in transit'],
  [['in transit'], 'deliver', 'delivered'],
  [['delivered'], 'complete', 'completed'],
  [
    [
      ...(['unassigned', 'quotes requested', 'quotes received', 'quoted', 'expired'] as const),
      ...(['tendered', 'pending', 'declined', 'assigned', 'dispatched'] as const),
    ],
    'cancel',
    'cancelled',
  ],
  [['cancelled'], 'reinstate', 'assigned'],
  [['unassigned'], 'join', 'cancelled'],
  [['cancelled'], 'part', 'unassigned'],
];

describe('the life of a load', () => {
  it.each(rows)('from %j, %s leads to %s and from nowhere else', (from, event, to) => {
    for (const status of loadStatuses) {
      expect(nextStatus(status, event)).toBe(from.includes(status) ? to : null);
    }
  });

  it('has no event beyond the rows', () => {
    expect(rows.map(([, event]) => event).sort()).toEqual([...loadEvents].sort());
  });

  it('reaches every status from a saved load', () => {
    const reached = new Set<LoadStatus>([initialStatus]);
    for (const status of reached) for (const event of eventsFrom(status)) reached.add(moves[event].to);
    expect([...reached].sort()).toEqual([...loadStatuses].sort());
  });

  it('ends when completed or cancelled, unless the carrier refuses that or a joined load is parted', () => {
    expect(loadStatuses.filter((status) => eventsFrom(status).length === 0)).toEqual(['completed']);
    expect(eventsFrom('cancelled')).toEqual(['reinstate', 'part']);
  });

  it('never goes back once the freight moves', () => {
    const onTheRoad: LoadStatus[] = ['in transit', 'delivered', 'completed'];
    for (const status of onTheRoad) {
      for (const event of eventsFrom(status)) {
        expect(onTheRoad.indexOf(moves[event].to)).toBeGreaterThan(onTheRoad.indexOf(status));
      }
    }
  });

  it('never leads a load to where it already is', () => {
    for (const event of loadEvents) expect(moves[event].from).not.toContain(moves[event].to);
  });
});

describe('the status groups', () => {
  it('hold every status once', () => {
    expect(statusGroupNames.flatMap((group) => [...statusGroups[group]]).sort()).toEqual([...loadStatuses].sort());
  });

  it.each([
    ['unassigned', 'quoted'],
    ['dispatched', 'assigned'],
    ['in transit', 'in_transit'],
    ['completed', 'delivered'],
    ['declined', 'cancelled'],
    ['pending', 'pending'],
    ['In Transit', 'invalid'],
    ['lost', 'invalid'],
  ])('show %s as %s', (status, group) => expect(groupOf(status)).toBe(group));

  it.each([en, es])('and every status and group has its name', (words) => {
    for (const status of loadStatuses) expect(words.statuses).toHaveProperty([status]);
    for (const group of [...statusGroupNames, 'invalid']) expect(words.groups).toHaveProperty([group]);
  });
  it.each([historyEn, historyEs])('and every event in the history', (words) => {
    for (const event of loadEvents) expect(words.events).toHaveProperty([event]);
  });
});
