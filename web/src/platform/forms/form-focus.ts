import { type RefObject, useEffect, useReducer, useRef } from 'react';

const faulty = '[aria-invalid="true"], [data-fault]';

const firstFault = (root: RefObject<HTMLElement | null>) => root.current?.querySelector<HTMLElement>(faulty);

/**
 * Answers what moves the focus to the first field that is wrong. Called together with what marks the fields, it waits
 * until they are drawn so, however long that takes: a frame may pass before.
 */
export const useFaultFocus = (root: RefObject<HTMLElement | null>): (() => void) => {
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) firstFault(root)?.focus();
  }, [asked, root]);
  return ask;
};

/** For the content of a drawer: when it opens, the focus goes to its first field that is wrong, if there is one. */
export const useInitialFaultFocus = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The drawer takes the focus once it is drawn, and gives it to what is marked so.
    firstFault(root)?.setAttribute('data-autofocus', '');
  }, []);
  return root;
};

/** Moves the focus into a row that was added at the end of a list, to its first field. */
export const useFocusOnNewRow = (list: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.querySelector('input')?.focus();
    before.current = count;
  }, [count, list]);
};
