import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { accessorials } from '@portal/contract/accessorials/accessorials.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const codes = async (query: { mode?: 'ltl' | 'ftl'; department_id?: number }) => {
  const { token } = await makeShipper(app);
  const { body } = await app.call(accessorials.list, { token, query });
  return body.items.map(({ code }) => code);
};

it('names the services of LTL in both languages, with the details each needs', async () => {
  const { token } = await makeShipper(app);
  const { body } = await app.call(accessorials.list, { token });
  expect(body.items).toContainEqual({
    code: 'LTDAD',
    type: 'delivery',
    common: true,
    fields: ['limited_access_type'],
    label: { en: 'Limited access delivery', es: 'Entrega con acceso limitado' },
  });
  expect(body.limited_access_types).toContainEqual({
    code: 'Construction-17',
    label: { en: 'Construction site', es: 'Obra en construcción' },
  });
});

it('goes by the mode, or by the department that stands for one', async () => {
  const ltl = await codes({});
  expect(ltl).toContain('LFTD');
  expect(await codes({ department_id: 1, mode: 'ftl' })).toEqual(ltl);
  expect(await codes({ mode: 'ftl' })).toEqual(accessorialsToAsk('ftl').map(({ code }) => code));
  expect(await codes({ mode: 'ftl' })).not.toEqual(ltl);
});

it('answers the services of all modes, each once, for the department of all', async () => {
  const all = await codes({ department_id: -1 });
  expect(new Set(all).size).toBe(all.length);
  const ofEachMode = loadModes.flatMap((mode) => accessorialsToAsk(mode).map(({ code }) => code));
  expect(new Set(all)).toEqual(new Set(ofEachMode));
  expect(all.length).toBeGreaterThan(accessorialsToAsk('ltl').length);
});
