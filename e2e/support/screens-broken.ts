import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import type { Screen } from './screen.ts';

/** A screen whose call is answered as it should not be, or not at all. */
export type BrokenScreen = Pick<Screen, 'name' | 'address'> & {
  /** The call's address, query included. */
  call: RegExp;
  answer: (route: Route) => Promise<unknown> | void;
};

const never = (): void => undefined;

const fail = (route: Route): Promise<void> =>
  route.fulfill({
    status: 503,
    json: {
      detail: [
        {
          msg: {
            en: 'The portal is busy. Try again in a moment.',
            es: 'El portal está ocupado. Intente en un momento.',
          },
          code: 'http.unavailable',
        },
      ],
      request_id: randomUUID(),
    },
  });

const list = /\/api\/loads\?/;
const details = /\/api\/loads\/details\//;
const claims = /\/api\/claims(\?|$)/;
const oneClaim = /\/api\/claims\/\d+$/;
const quotes = /\/api\/loads\/\d+\/carriers/;

const myLoads = (): string => '/my-loads';
const loadPage: Screen['address'] = ({ delivered }) => `/my-loads/${delivered}`;
const claimPage: Screen['address'] = ({ claim }) => `/claims/${claim}`;
const carriers: Screen['address'] = ({ quoted }) => `/quote-book/carrier-selection/${quoted}`;

/** The loading and failing states of every screen that asks the server for something. */
export const brokenStates: readonly BrokenScreen[] = [
  { name: 'my-loads-loading', address: myLoads, call: list, answer: never },
  { name: 'my-loads-failing', address: myLoads, call: list, answer: fail },
  { name: 'load-loading', address: loadPage, call: details, answer: never },
  { name: 'load-failing', address: loadPage, call: details, answer: fail },
  { name: 'load-parts-failing', address: loadPage, call: /\/api\/(history|docs)\b/, answer: fail },
  { name: 'carriers-loading', address: carriers, call: quotes, answer: never },
  { name: 'carriers-failing', address: carriers, call: quotes, answer: fail },
  { name: 'claims-loading', address: () => '/claims', call: claims, answer: never },
  { name: 'claims-failing', address: () => '/claims', call: claims, answer: fail },
  { name: 'claim-loading', address: claimPage, call: oneClaim, answer: never },
  { name: 'claim-failing', address: claimPage, call: oneClaim, answer: fail },
  { name: 'tender-loading', address: ({ booking }) => booking, call: quotes, answer: never },
  { name: 'tender-failing', address: ({ booking }) => booking, call: quotes, answer: fail },
  { name: 'book-extras-failing', address: () => '/quote-book/ltl', call: /\/api\/accessorials/, answer: fail },
  { name: 'frame-loading', address: myLoads, call: /\/api\/users\/me\/complete/, answer: never },
  { name: 'frame-failing', address: myLoads, call: /\/api\/users\/me\/complete/, answer: fail },
];
