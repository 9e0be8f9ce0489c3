import { expect, test } from 'vitest';
import { createFairBulkhead } from './fair-bulkhead.ts';

const limits = { slots: 2, slotsEach: 1, queue: 4, queueEach: 3 };
const patient = () => new AbortController().signal;

/** Enters as each caller and notes in which order they got in. */
const enterAll = (callers: readonly string[]) => {
  const bulkhead = createFairBulkhead(limits);
  const entered: string[] = [];
  const leaving: (() => void)[] = [];
  const entries = callers.map(async (caller) => {
    const leave = await bulkhead.enter(caller, patient());
    entered.push(leave ? caller : `${caller} refused`);
    if (leave) leaving.push(leave);
    return leave;
  });
  const settled = () => new Promise((done) => void setImmediate(done));
  const leaveFirst = async () => {
    await settled();
    leaving.shift()?.();
    await settled();
  };
  return { bulkhead, entered, entries, leaveFirst };
};

test('one caller never holds all slots, and the next one takes a turn at once', async () => {
  const { entered, leaveFirst } = enterAll(['a', 'a', 'a', 'b']);
  await leaveFirst();
  expect(entered).toEqual(['a', 'b', 'a']);
});

test('callers take turns, however many of one wait before the others', async () => {
  const { entered, entries, leaveFirst } = enterAll(['a', 'b', 'a', 'a', 'c', 'b']);
  for (let turn = 0; turn < 5; turn += 1) await leaveFirst();
  await Promise.all(entries);
  expect(entered.slice(0, 2)).toEqual(['a', 'b']);
  expect(entered.indexOf('c')).toBeLessThan(5);
  expect(entered.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'c']);
});

test('refuses when the queue of a caller, or the whole, is full', async () => {
  const own = enterAll(['a', 'a', 'a', 'a', 'a', 'b']);
  await own.entries[4];
  expect(await own.entries[4]).toBe(false);
  expect(await own.entries[5]).not.toBe(false);
  const whole = enterAll(['a', 'b', 'a', 'a', 'b', 'b', 'c']);
  expect(await whole.entries[6]).toBe(false);
});

test('whoever gives up makes room', async () => {
  const { bulkhead, entries } = enterAll(['a', 'a', 'a']);
  const giving = new AbortController();
  const given = bulkhead.enter('a', giving.signal);
  giving.abort(new Error('enough'));
  await expect(given).rejects.toThrow('enough');
  const last = bulkhead.enter('a', patient());
  for (const entry of entries) {
    const leave = await entry;
    if (leave) leave();
  }
  expect(await last).not.toBe(false);
});
