import { beforeEach, expect, it } from 'vitest';
import { readCopy, removeCopies, removeCopy, writeCopy } from './draft-copies.ts';

beforeEach(() => localStorage.clear());

const row = (saved_at: string) => ({ key: '1/2/new', value: { commodity: 'Pumps' }, saved_at });

it('is there at once, by part and owner', () => {
  writeCopy('formData', row('2026-03-02T10:00:00.000Z'));
  expect(readCopy('formData', '1/2/new')).toEqual(row('2026-03-02T10:00:00.000Z'));
  expect(readCopy('lineItems', '1/2/new')).toBeNull();
  expect(readCopy('formData', '3/2/new')).toBeNull();
});

it('outlives a write of the database that was older', () => {
  writeCopy('formData', row('2026-03-02T10:00:01.000Z'));
  removeCopy('formData', '1/2/new', '2026-03-02T10:00:00.000Z');
  expect(readCopy('formData', '1/2/new')).not.toBeNull();
  removeCopy('formData', '1/2/new', '2026-03-02T10:00:01.000Z');
  expect(readCopy('formData', '1/2/new')).toBeNull();
});

it('goes with all others when a person signs out, and with nothing else', () => {
  localStorage.setItem('portal.language', '"es"');
  writeCopy('formData', row('2026-03-02T10:00:00.000Z'));
  writeCopy('claimForm', row('2026-03-02T10:00:00.000Z'));
  removeCopies();
  expect(Object.keys(localStorage)).toEqual(['portal.language']);
});
