import type { HistoryEntry } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/words/en.ts';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { haulChanges } from './haul-changes.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }));

const entry = (before: object, after: object): HistoryEntry => ({
  id: 1,
  at: '2026-11-20T15:00:00.000Z',
  kind: 'edit',
  event: 'change_haul',
  from_status: null,
  to_status: null,
  actor: 'Priya Shah',
  reason: null,
  details: { fields: Object.keys(after), before, after },
});

it('says what of a haul was changed as people say it', () => {
  const before = { place: 'Los Angeles', container: '40HC', last_free_day: null, weight: 30_000, chassis_split: false };
  const after = {
    place: 'Logistics Park Chicago',
    container: '40RH',
    last_free_day: '2026-12-04',
    weight: 12_500,
    chassis_split: true,
  };
  expect(haulChanges(entry(before, after), i18next.t)).toEqual([
    { label: 'Port or ramp', before: 'Los Angeles', after: 'Logistics Park Chicago' },
    { label: 'Container', before: '40 ft high cube', after: '40 ft high cube reefer' },
    { label: 'Last free day (LFD)', before: 'empty', after: '12-04-2026' },
    { label: 'Cargo weight', before: '30,000 lb', after: '12,500 lb' },
    { label: 'Chassis split', before: 'No', after: 'Yes' },
  ]);
});

it('has nothing to say of other lines', () => {
  expect(haulChanges({ ...entry({}, {}), event: 'change_stop' }, i18next.t)).toEqual([]);
  expect(haulChanges({ ...entry({}, {}), details: {} }, i18next.t)).toEqual([]);
});
