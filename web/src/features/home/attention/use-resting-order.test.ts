import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRestingOrder } from './use-resting-order.ts';

const rows = (...keys: string[]) => keys.map((key) => ({ key }));
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

it('draws rows that stay the same once', () => {
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useRestingOrder(rows('a', 'b'));
  });
  expect(drawn).toBe(1);
  expect(result.current.isNew({ key: 'a' })).toBe(false);
});

it('keeps rows in their places under a pointer, and takes up their order once it has left', async () => {
  const { result, rerender } = renderHook((items) => useRestingOrder(items), { initialProps: rows('a', 'b') });
  act(() => result.current.holders.onPointerEnter());
  rerender(rows('new', 'b', 'a'));
  expect(keysOf(result.current.ordered)).toEqual(['a', 'b', 'new']);
  expect(result.current.isNew({ key: 'new' })).toBe(true);
  act(() => result.current.holders.onPointerLeave());
  expect(keysOf(result.current.ordered)).toEqual(['new', 'b', 'a']);
  await waitFor(() => expect(result.current.isNew({ key: 'new' })).toBe(false));
});
