import type { Page, Route } from '@playwright/test';
import type { DemoLoads } from './demo-loads.ts';
import type { Person } from './people.ts';
import type { wordsOf } from './words.ts';

export type Words = ReturnType<typeof wordsOf>;

/** What a call answers in a rarer moment, made of what it answers now. */
export type Rarely = { call: RegExp; says: (answer: object) => object };

/** One state of a screen. */
export type ScreenState = {
  /** Also the name of its picture. */
  name: string;
  address: (loads: DemoLoads) => string | Promise<string>;
  /** What is pressed to get from the address to the state. */
  open?: (page: Page, words: Words) => Promise<unknown>;
  /** Moments that are hard to bring about on a running portal. */
  rarely?: readonly Rarely[];
  /** What the server refuses with 400 in this state, as it is meant to. */
  refused?: RegExp;
  /** Left out: at every width. */
  only?: 'desktop' | 'phone';
};

/** A state in which a call is answered as it should not be, or not at all. */
export type BrokenState = Pick<ScreenState, 'name' | 'address'> & {
  /** The call's address, query included. */
  call: RegExp;
  answer: (route: Route) => Promise<unknown> | void;
};

/** A screen in all states that are looked at: in pictures, by axe and, where its address is enough, by its weight. */
export type Screen = {
  /** The path of its route, as its feature declares it; null for the frame around all screens. */
  path: string | null;
  /** Who looks at it, a customer agent unless it says otherwise; null: nobody is signed in. */
  as?: Person | null;
  /** First as it usually is. */
  states: readonly ScreenState[];
  /** Loading and failing. */
  broken?: readonly BrokenState[];
};
