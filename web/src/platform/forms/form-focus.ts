import { type RefObject, useEffect, useReducer, useRef } from 'react';

const faulty = '[aria-invalid="true"], [data-fault]';

const firstFault = (root: RefObject<HTMLElement | null>) => root.current?.querySelector<HTMLElement>(faulty);

/**
 * Returns a function that moves the focus to the first faulty field. It may be called together with the state change
 * that marks the fields: the focus moves once they have rendered.
 */
export const useFaultFocus = (root: RefObject<HTMLElement | null>): (() => void) => {
  const [requests, requestFocus] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (requests > 0) firstFault(root)?.focus();
  }, [requests, root]);
  return requestFocus;
};

/** For the content of a drawer: when it opens, the focus goes to its first faulty field, if there is one. */
export const useInitialFaultFocus = () => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Once rendered, the drawer focuses the element with this attribute.
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
