import { useEffect, useState } from 'react';

type Keyed = { key: string };

/**
 * Rows that do not change places under a pointer or the focus: while one is on them, new rows come to stand at the end;
 * the right order is taken up again once it has left.
 */
export const useRestingOrder = <T extends Keyed>(items: readonly T[]) => {
  const [isHeld, setHeld] = useState(false);
  const keys = items.map(({ key }) => key).join(' ');
  // One text, so that the same rows are not drawn once more.
  const [seenKeys, setSeenKeys] = useState(keys);
  useEffect(() => {
    if (!isHeld) setSeenKeys(keys);
  }, [isHeld, keys]);
  const seen = seenKeys.split(' ');
  const placeOf = ({ key }: T): number => {
    const place = seen.indexOf(key);
    return place < 0 ? seen.length : place;
  };
  return {
    ordered: isHeld ? items.toSorted((one, other) => placeOf(one) - placeOf(other)) : items,
    isNew: ({ key }: T): boolean => !seen.includes(key),
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
};
