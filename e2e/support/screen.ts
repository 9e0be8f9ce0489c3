import type { Page } from '@playwright/test';
import type { DemoLoads } from './demo-loads.ts';
import type { wordsOf } from './words.ts';

export type Words = ReturnType<typeof wordsOf>;

/** A screen in one of its states. */
export type Screen = {
  /** Also the name of its picture. */
  name: string;
  address: (loads: DemoLoads) => string;
  /** What is pressed to get from the address to the state. */
  open?: (page: Page, words: Words) => Promise<unknown>;
  /** Left out: at every width. */
  only?: 'desktop' | 'phone';
};
