import type { Page } from '@playwright/test';
import type { DemoLoads } from './demo-loads.ts';
import type { wordsOf } from './words.ts';

export type Words = ReturnType<typeof wordsOf>;

/** What a call answers in a rarer moment, made of what it answers now. */
export type Rarely = { call: RegExp; says: (answer: object) => object };

/** A screen in one of its states. */
export type Screen = {
  /** Also the name of its picture. */
  name: string;
  address: (loads: DemoLoads) => string;
  /** What is pressed to get from the address to the state. */
  open?: (page: Page, words: Words) => Promise<unknown>;
  /** Moments that are hard to bring about on a running portal. */
  rarely?: readonly Rarely[];
  /** Left out: at every width. */
  only?: 'desktop' | 'phone';
};
