import './act.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadPopover } from '../ui/overlays/popup.tsx';

configure({
  // A busy machine may take its time; what never comes fails all the same.
  asyncUtilTimeout: 30_000,
  // While something is waited for, each look makes an error: the page is printed only for who reads its message.
  getElementError: (message, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError', configurable: true },
      message: { get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'), configurable: true },
    }),
});

afterEach(cleanup);

// A press opens a popup at once, as it does on a screen that a person has looked at for a moment.
beforeAll(loadPopover);

// What the kit asks of a browser and jsdom does not have.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver = class extends Object {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
Element.prototype.scrollIntoView = () => undefined;
