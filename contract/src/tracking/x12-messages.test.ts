import { describe, expect, it } from 'vitest';
import { words as en } from '../loads/words/page.en.ts';
import { words as es } from '../loads/words/page.es.ts';
import { sharedReason, x12ReasonCodes } from './x12-reason-codes.ts';
import { instantOf, readAt7 } from './x12-shipment-status.ts';
import { x12Zones } from './x12-zones.ts';

describe('an AT7 segment', () => {
  it('names a status with its reason', () =>
    expect(readAt7(['SD', 'AO', '', '', '20260305', '1345', 'ET'])).toEqual({
      code: 'SD',
      reason: 'AO',
      day: '2026-03-05',
      time: '13:45',
      zone: 'America/New_York',
    }));

  it('or an appointment, at the time of the place where no zone is said', () =>
    expect(readAt7(['', '', 'AB', 'NA', '20260306', '0800'])).toEqual({
      code: 'AB',
      reason: 'NA',
      day: '2026-03-06',
      time: '08:00',
      zone: 'local',
    }));

  it('may leave out when', () =>
    expect(readAt7(['X6', 'NS'])).toEqual({ code: 'X6', reason: 'NS', day: null, time: null, zone: 'local' }));

  it('says no day and no hour where they are none', () =>
    expect(readAt7(['X6', 'NS', '', '', '20261305', '2561'])).toMatchObject({ day: null, time: null }));

  it.each([[[]], [['AF', 'NS', 'AA', 'NA']]])('%j is none', (elements) => expect(readAt7(elements)).toBeNull());
});

/*
 * X12 element 623, release 004010: fixed distances by ISO 8601 (01 is P01, 13 is M12, 24 is M01), and the clocks of
 * eight zones, each by the season (T), standard (S) and daylight (D); NRC of Canada for Newfoundland's half hours.
 */
describe('the zone of a status', () => {
  const at = (zone: string, day: string): string | undefined => {
    const status = readAt7(['X6', 'NS', '', '', day, '0800', zone]);
    return status ? instantOf(status, 'America/Edmonton')?.toISOString().slice(0, 16) : undefined;
  };

  it('may be any of 51', () => expect(x12Zones.size).toBe(51));

  it.each([
    ['01', '2026-12-15T07:00', '2026-07-15T07:00'],
    ['02', '2026-12-15T06:00', '2026-07-15T06:00'],
    ['03', '2026-12-15T05:00', '2026-07-15T05:00'],
    ['04', '2026-12-15T04:00', '2026-07-15T04:00'],
    ['05', '2026-12-15T03:00', '2026-07-15T03:00'],
    ['06', '2026-12-15T02:00', '2026-07-15T02:00'],
    ['07', '2026-12-15T01:00', '2026-07-15T01:00'],
    ['08', '2026-12-15T00:00', '2026-07-15T00:00'],
    ['09', '2026-12-14T23:00', '2026-07-14T23:00'],
    ['10', '2026-12-14T22:00', '2026-07-14T22:00'],
    ['11', '2026-12-14T21:00', '2026-07-14T21:00'],
    ['12', '2026-12-14T20:00', '2026-07-14T20:00'],
    ['13', '2026-12-15T20:00', '2026-07-15T20:00'],
    ['14', '2026-12-15T19:00', '2026-07-15T19:00'],
    ['15', '2026-12-15T18:00', '2026-07-15T18:00'],
    ['16', '2026-12-15T17:00', '2026-07-15T17:00'],
    ['17', '2026-12-15T16:00', '2026-07-15T16:00'],
    ['18', '2026-12-15T15:00', '2026-07-15T15:00'],
    ['19', '2026-12-15T14:00', '2026-07-15T14:00'],
    ['20', '2026-12-15T13:00', '2026-07-15T13:00'],
    ['21', '2026-12-15T12:00', '2026-07-15T12:00'],
    ['22', '2026-12-15T11:00', '2026-07-15T11:00'],
    ['23', '2026-12-15T10:00', '2026-07-15T10:00'],
    ['24', '2026-12-15T09:00', '2026-07-15T09:00'],
    ['UT', '2026-12-15T08:00', '2026-07-15T08:00'],
    ['GM', '2026-12-15T08:00', '2026-07-15T08:00'],
    ['NT', '2026-12-15T11:30', '2026-07-15T10:30'],
    ['NS', '2026-12-15T11:30', '2026-07-15T11:30'],
    ['ND', '2026-12-15T10:30', '2026-07-15T10:30'],
    ['TT', '2026-12-15T12:00', '2026-07-15T11:00'],
    ['TS', '2026-12-15T12:00', '2026-07-15T12:00'],
    ['TD', '2026-12-15T11:00', '2026-07-15T11:00'],
    ['ET', '2026-12-15T13:00', '2026-07-15T12:00'],
    ['ES', '2026-12-15T13:00', '2026-07-15T13:00'],
    ['ED', '2026-12-15T12:00', '2026-07-15T12:00'],
    ['CT', '2026-12-15T14:00', '2026-07-15T13:00'],
    ['CS', '2026-12-15T14:00', '2026-07-15T14:00'],
    ['CD', '2026-12-15T13:00', '2026-07-15T13:00'],
    ['MT', '2026-12-15T15:00', '2026-07-15T14:00'],
    ['MS', '2026-12-15T15:00', '2026-07-15T15:00'],
    ['MD', '2026-12-15T14:00', '2026-07-15T14:00'],
    ['PT', '2026-12-15T16:00', '2026-07-15T15:00'],
    ['PS', '2026-12-15T16:00', '2026-07-15T16:00'],
    ['PD', '2026-12-15T15:00', '2026-07-15T15:00'],
    ['AT', '2026-12-15T17:00', '2026-07-15T16:00'],
    ['AS', '2026-12-15T17:00', '2026-07-15T17:00'],
    ['AD', '2026-12-15T16:00', '2026-07-15T16:00'],
    ['HT', '2026-12-15T18:00', '2026-07-15T18:00'],
    ['HS', '2026-12-15T18:00', '2026-07-15T18:00'],
    ['HD', '2026-12-15T17:00', '2026-07-15T17:00'],
    // The clocks of the place, Edmonton here.
    ['LT', '2026-12-15T14:00', '2026-07-15T14:00'],
    ['', '2026-12-15T14:00', '2026-07-15T14:00'],
  ])('%s at 08:00 is %s in winter and %s in summer', (zone, winter, summer) =>
    expect([at(zone, '20261215'), at(zone, '20260715')]).toEqual([winter, summer]),
  );

  it('says nothing where the segment has no time', () =>
    expect(
      instantOf({ code: 'X6', reason: null, day: null, time: null, zone: 'local' }, 'America/Edmonton'),
    ).toBeNull());
});

describe('a reason', () => {
  it.each([
    ['AO', '390-1'],
    ['AF', '310-8'],
    ['NS', null],
    ['ZZ', 'BG'],
    ['constructor', 'BG'],
  ])('%s is the shared %s', (code, reason) => expect(sharedReason(code)).toBe(reason));

  it.each(x12ReasonCodes)('%s has a name in both languages', (code) => {
    const reason = sharedReason(code);
    if (reason === null) return;
    for (const words of [en, es]) expect(words.reasons).toHaveProperty([reason.replace('-', '_')]);
  });
});
