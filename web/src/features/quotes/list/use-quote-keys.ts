import { type RefObject, useRef } from 'react';
import { usePageKeys } from '../../../platform/page-keys.ts';

/** Attributes of the button that chooses a quote, between which keys move, and of the one that goes on with the choice. */
export const chooseMark = { 'data-choose': '' } as const;
export const continueMark = { 'data-continue': '' } as const;

/** The button in sight that goes on: wide screens and phones have one each. */
const continueButtons = () => [...document.querySelectorAll<HTMLElement>('[data-continue]')];

let isFocusWanted = false;

/** A choice by keys wants the focus on what comes after it, once that can be pressed. */
export const wantContinue = (): void => {
  isFocusWanted = true;
};

/** Puts the focus there, if it is wanted: the button is another one once it can be pressed. */
export const focusContinue = (): void => {
  if (!isFocusWanted) return;
  isFocusWanted = false;
  for (const button of continueButtons()) {
    button.focus({ preventScroll: true });
    if (document.activeElement === button) return;
  }
};

/** True while the focus is on the list, on what comes after it, or nowhere: only then do the keys act on the list. */
const mayTakeKeys = (list: HTMLElement | null): boolean => {
  const focused = document.activeElement;
  return (
    !focused ||
    focused === document.body ||
    focused.matches('main, [data-continue]') ||
    Boolean(list?.contains(focused))
  );
};

/**
 * Arrow keys and J and K move from quote to quote, wherever the focus is on the page; Enter then presses the button,
 * and Ctrl Enter goes on. Attach the returned ref to the list.
 */
export const useQuoteKeys = (): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const goBy = (step: number) => () => {
    if (!mayTakeKeys(list.current)) return false;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-choose]') ?? [])];
    const row = document.activeElement?.closest('[data-quote]') ?? list.current?.querySelector('[data-chosen]');
    const at = buttons.findIndex((button) => row?.contains(button));
    const next = buttons[at < 0 ? 0 : Math.min(buttons.length - 1, Math.max(0, at + step))];
    return next ? next.focus() : false;
  };
  usePageKeys({
    j: goBy(1),
    ArrowDown: goBy(1),
    k: goBy(-1),
    ArrowUp: goBy(-1),
    'Ctrl Enter': () => continueButtons()[0]?.click(),
  });
  return list;
};
