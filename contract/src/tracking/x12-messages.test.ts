import { describe, expect, it } from 'vitest';
import { words as en } from '../loads/words/page.en.ts';
import { words as es } from '../loads/words/page.es.ts';
import { sharedReason, x12ReasonCodes } from './x12-reason-codes.ts';
import { readAt7 } from './x12-shipment-status.ts';

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
