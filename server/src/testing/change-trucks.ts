import { equipment, type TruckType, type TruckTypeChange } from '@portal/contract/equipment/equipment.contract.ts';
import { expect } from 'vitest';
import { makeShipper } from './make-account.ts';
import type { TestApp } from './test-app.ts';

/** The operator's calls on the table of trucks, by the codes of the trucks. */
export const operatorOfTrucks = async (app: TestApp) => {
  const { token } = await makeShipper(app, { role: 'platform_admin' });
  const all = async (): Promise<TruckType[]> =>
    (await app.call(equipment.list, { query: { limit: 100 }, token })).body.items;
  const idOf = async (code: string): Promise<number> => {
    const found = (await all()).find((truck) => truck.code === code);
    if (!found) throw new Error(`no truck ${code}`);
    return found.id;
  };
  const tryChange = async (code: string, body: TruckTypeChange) =>
    app.call(equipment.change, { params: { id: await idOf(code) }, body, token });
  return {
    token,
    all,
    tryChange,
    change: async (code: string, body: TruckTypeChange): Promise<TruckType> => {
      const changed = await tryChange(code, body);
      expect(changed).toMatchObject({ status: 200 });
      return changed.body;
    },
    add: (code: string, changes: object = {}) =>
      app.call(equipment.add, {
        body: {
          code,
          label: { en: '57 ft dry van', es: 'Caja seca de 57 pies' },
          modes: ['ftl'],
          body: 'enclosed',
          max_weight_lb: 46_000,
          length_ft: 57,
          pallets: 28,
          ...changes,
        },
        token,
      }),
    remove: async (code: string) => app.call(equipment.remove, { params: { id: await idOf(code) }, token }),
  };
};
