import { expect, test } from 'vitest';
import { createBulkhead } from './bulkhead.ts';

const patient = () => new AbortController().signal;

const mustEnter = async (entering: Promise<(() => void) | false>): Promise<() => void> => {
  const leave = await entering;
  if (!leave) throw new Error('was not let in');
  return leave;
};

test('lets so many in at once, the others in the order in which they came', async () => {
  const bulkhead = createBulkhead(2, 5);
  const inside = [await mustEnter(bulkhead.enter(patient())), await mustEnter(bulkhead.enter(patient()))];
  const entered: string[] = [];
  const enter = async (name: string) => {
    const leave = await mustEnter(bulkhead.enter(patient()));
    entered.push(name);
    return leave;
  };
  const waiting = ['a', 'b', 'c'].map(enter);
  await Promise.resolve();
  expect(entered).toEqual([]);
  inside[0]?.();
  (await waiting[0])?.();
  (await waiting[1])?.();
  await waiting[2];
  expect(entered).toEqual(['a', 'b', 'c']);
});

test('turns away at once whoever finds the queue full', async () => {
  const bulkhead = createBulkhead(1, 1);
  const leave = await mustEnter(bulkhead.enter(patient()));
  const waiting = bulkhead.enter(patient());
  expect(await bulkhead.enter(patient())).toBe(false);
  leave();
  (await mustEnter(waiting))();
  (await mustEnter(bulkhead.enter(patient())))();
});

test('forgets who gave up waiting: the slot goes to the next', async () => {
  const bulkhead = createBulkhead(1, 1);
  const leave = await mustEnter(bulkhead.enter(patient()));
  const impatient = new AbortController();
  const gone = bulkhead.enter(impatient.signal);
  impatient.abort(new Error('tired'));
  await expect(gone).rejects.toThrow('tired');
  const next = bulkhead.enter(patient());
  leave();
  (await mustEnter(next))();
});
