import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitShortly } from './settling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('waits for what comes at once, and no longer', async () => {
  const done = vi.fn<() => void>();
  void waitShortly(after(40)).then(done);
  await vi.advanceTimersByTimeAsync(39);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

it('goes on without what is slow', async () => {
  const done = vi.fn<() => void>();
  void waitShortly(after(5000)).then(done);
  await vi.advanceTimersByTimeAsync(149);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
