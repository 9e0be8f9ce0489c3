// @vitest-environment node
import { en } from '@portal/contract/phrases/phrases.ts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { haulField, haulValue } from './haul-changes.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }));

it.each([
  ['place', 'Los Angeles', 'Port or ramp', 'Los Angeles'],
  ['container', '40RH', 'Container', '40 ft high cube reefer'],
  ['last_free_day', null, 'Last free day (LFD)', 'empty'],
  ['last_free_day', '2026-12-04', 'Last free day (LFD)', '12-04-2026'],
  ['weight', 12_500, 'Cargo weight', '12,500 lb'],
  ['chassis_split', true, 'Chassis split', 'Yes'],
])('says %s of %s as people say it', (field, value, label, text) => {
  expect([haulField(field), haulValue(field, value, (key) => i18next.t(key))]).toEqual([label, text]);
});
