import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadPopover } from '../ui/overlays/popup.tsx';

// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// A press opens a popup at once, as it does on a screen that a person has looked at for a moment.
beforeAll(loadPopover);

// What the kit asks of a browser and jsdom does not have.
if (typeof window !== 'undefined') {
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
}
