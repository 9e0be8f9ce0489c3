import type { SettingStates } from '@portal/contract/settings/setting-states.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { translate } from '../../../platform/words/translate.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { stateTexts } from './state-texts.ts';

beforeAll(startWithAllWords);

const nothing: Required<SettingStates> = {
  carriers: { asked: 0, suspended: 0 },
  connections: { on: 0, failing: 0 },
  edi_messages: { open: 0 },
  rates: { carriers: 0, drafts: 0 },
  free_time: { rules: 0, closures: 0 },
  trucks: { types: 0, hidden: 0 },
  carrier_thresholds: { thresholds: 0, beyond: 0 },
  favorite_carriers: { some: 0, all: 9 },
  locations: { saved: 0 },
  line_items: { saved: 0 },
  email_notifications: { some: 0, all: 6 },
  logos: { some: 0, all: 2 },
  themes: { themes: 3, own: 0 },
  mosaic_carousel: { shown: 0, planned: 0, news: 0 },
  markups: { percent: 0, min: 0 },
  insurance_tariffs: { since: null, next: null },
  carrier_bill_rules: { amount: 0, percent: 0 },
  taxes: { registrations: 0 },
  ledger: { last_on: null },
  collections: { is_on: false },
  statements: { last_mailed_at: null },
  users: { users: 1, invited: 0 },
  all_api_keys: { keys: 0, off: 0 },
  api_keys: { keys: 0, off: 0 },
  approvals: { rules: 0 },
  webhooks: { endpoints: 0, off: 0, stopped: 0 },
  audit: { last_at: null },
  operator: { name: 'Northline Freight' },
  failed_jobs: { failed: 0 },
};

it('says that there is none yet instead of a bare 0', async () => {
  await switchLanguage('en');
  for (const name of keysOf(nothing)) {
    expect([name, stateTexts[name](nothing, translate)]).toEqual([name, expect.stringMatching(/\D/)]);
    expect([name, stateTexts[name]({}, translate)]).toEqual([name, undefined]);
  }
  expect(stateTexts.locations(nothing, translate)).toBe('None yet');
  await switchLanguage('es');
  expect(stateTexts.locations(nothing, translate)).toBe('Aún no hay');
});

it('joins what there is, in the singular and the plural of both languages', async () => {
  const one: SettingStates = { carriers: { asked: 1, suspended: 1 }, users: { users: 1, invited: 1 } };
  const many: SettingStates = { carriers: { asked: 9, suspended: 2 }, users: { users: 4, invited: 2 } };
  await switchLanguage('en');
  expect(stateTexts.carriers(one, translate)).toBe('1 carrier, 1 suspended');
  expect(stateTexts.users(many, translate)).toBe('4 users, 2 invited');
  await switchLanguage('es');
  expect(stateTexts.carriers(one, translate)).toBe('1 en uso, 1 suspendido');
  expect(stateTexts.carriers(many, translate)).toBe('9 en uso, 2 suspendidos');
});

it('marks only what somebody has to look at', async () => {
  await switchLanguage('en');
  const failed: SettingStates = { failed_jobs: { failed: 2 }, carrier_thresholds: { thresholds: 4, beyond: 1 } };
  expect(stateTexts.failed_jobs(failed, translate)).toEqual({ warning: '2 failed', count: 2 });
  expect(stateTexts.carrier_thresholds(failed, translate)).toEqual({ warning: '1 carrier beyond', count: 1 });
});
