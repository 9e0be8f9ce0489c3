import type { GuidedPlace } from '@portal/contract/approvals/guide/guide.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { whyPlaced } from './guide-place.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }));

const key = '0b6a2a5e-6a53-4f4c-9d2e-3f0c7a1f4a11';
const whyOf = (reason: GuidedPlace['reason'], value: number, first = false, rule_key: string | null = key) =>
  whyPlaced(
    {
      version: 2,
      first_quote_id: first ? 7 : null,
      items: [{ carrier_quote_id: 7, reason, rule_key, value }],
    },
    7,
    i18next.t as never,
  );

it.each([
  ['cheapest', 1, true, 'By the routing guide: the cheapest within 1 day of the fastest'],
  ['cheapest', 0, true, 'By the routing guide: the cheapest of the fastest'],
  ['preferred', 2, false, 'Preferred carrier number 2 on this lane'],
  ['fastest', 3.1, true, 'By the routing guide: the fastest below $3.10 a mile'],
  ['late', 3, false, '3 days after the fastest, too late for the rule'],
  ['slower', 1, false, '1 day slower than the first'],
  ['dearer', 12.5, false, '$12.50 more than the first'],
  ['dearer', 0, false, 'As good as the first'],
  ['dear_a_mile', 4.2, false, '$4.20 a mile, too dear for the rule'],
  ['never', 0, false, 'The routing guide bars this carrier here'],
  ['beside', 0, false, 'Not what the rule is about'],
] as const)('says of a quote that is %s (%s): %s, %s', (reason, value, first, text) => {
  expect(whyOf(reason, value, first)).toBe(text);
});

it('says nothing of a quote that no rule is about, or that the guide does not know', () => {
  expect(whyOf('beside', 0, false, null)).toBeNull();
  expect(whyPlaced({ version: 2, first_quote_id: null, items: [] }, 7, i18next.t as never)).toBeNull();
});
