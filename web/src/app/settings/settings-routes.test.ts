// @vitest-environment node
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { expect, it } from 'vitest';
import type { Feature } from '../../platform/routing/feature.ts';
import { settingsPaths } from '../../features/settings/settings-screens.ts';
import { features } from '../features.ts';

/** What takes the whole width, by its path, and leads back to the settings by its breadcrumb. */
const workbenches = [
  'settings',
  'settings/statements',
  'settings/themes/$theme',
  'settings/rates/version',
  'settings/edi-messages',
  'settings/rates/drafts/$draft',
  'settings/rates/tables/$table',
];

const pathsOf = (name: 'screens' | 'settingsScreens'): string[] =>
  (features as readonly Feature[]).flatMap((feature) =>
    (feature[name] ?? []).map(({ options }) => (options as { path?: string }).path ?? ''),
  );

it('every screen of the settings stands beside their list, but for those that need the whole width', () => {
  const outside = pathsOf('screens').filter((path) => /^settings(\/|$)/.test(path));
  expect(outside.toSorted()).toEqual(workbenches.toSorted());
  const beside = pathsOf('settingsScreens').map((path) => `/${path}`);
  const missing = settingsPaths(samplePerson()).filter(
    (path) => !beside.includes(path) && !workbenches.includes(path.slice(1)),
  );
  expect(missing).toEqual([]);
});
