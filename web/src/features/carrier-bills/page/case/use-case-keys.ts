import { usePageKeys } from '../../../../platform/page-keys.ts';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys of the case: one that is held down must not answer one question after the other. */
export const useCaseKeys = (keys: Keys): void =>
  usePageKeys(
    Object.fromEntries(
      Object.entries(keys).map(([name, act]) => [
        name,
        ({ repeat }: KeyboardEvent) => (repeat || !act ? false : act()),
      ]),
    ),
  );
