import { emptyList, fail, never } from '../support/answers.ts';
import type { Screen, ScreenState } from '../support/screen.ts';

const listCall = /\/api\/claims(\?|$)/;
const caseCall = /\/api\/claims\/\d+$/;
const list = (): string => '/claims';
const oneCase: ScreenState['address'] = ({ claim }) => `/claims/${claim}`;

export const claimsScreens: readonly Screen[] = [
  {
    path: 'claims/{-$claim}/{-$task}',
    states: [
      { name: 'claims', address: list },
      { name: 'claims-nothing-found', address: () => '/claims?search=nothing-has-this-name' },
      { name: 'claims-empty', address: list, rarely: [emptyList(listCall, { sums: [] })] },
      { name: 'claim', address: oneCase },
      { name: 'claim-form', address: ({ delivered }) => `/claims/new?load=${delivered}` },
      { name: 'claim-not-found', address: () => '/claims/999999999' },
    ],
    broken: [
      { name: 'claims-loading', address: list, call: listCall, answer: never },
      { name: 'claims-failing', address: list, call: listCall, answer: fail },
      { name: 'claim-loading', address: oneCase, call: caseCall, answer: never },
      { name: 'claim-failing', address: oneCase, call: caseCall, answer: fail },
    ],
  },
];
