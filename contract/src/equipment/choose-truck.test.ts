import { describe, expect, it } from 'vitest';
import { builtInTrucks } from './built-in-trucks.ts';
import { chooseTruck } from './choose-truck.ts';
import type { Cargo } from './fits.ts';

const pallets = (count: number, weight_lb: number, more: Partial<Cargo> = {}): Cargo => ({
  weight_lb,
  linear_feet: count * 1.7,
  pallets: count,
  ...more,
});

describe('the truck freight is quoted with', () => {
  it('is the one asked for, even where another fits better', () => {
    const choice = chooseTruck(builtInTrucks, 'expedited', 'VAN_48', pallets(1, 500));
    expect(choice).toMatchObject({ truck: { code: 'VAN_48' }, misfits: [] });
  });

  it('is the smallest usual one that fits where nobody chose', () => {
    expect(chooseTruck(builtInTrucks, 'expedited', null, pallets(2, 2900))?.truck.code).toBe('CARGO_VAN');
    expect(chooseTruck(builtInTrucks, 'expedited', null, pallets(3, 3200))?.truck.code).toBe('SPRINTER');
    expect(chooseTruck(builtInTrucks, 'expedited', null, pallets(8, 9000))?.truck.code).toBe('BOX_26');
  });

  it('is the usual one where the truck asked for is of another mode', () => {
    expect(chooseTruck(builtInTrucks, 'ftl', 'FLATBED_48', pallets(2, 2000))?.truck.code).toBe('VAN_53');
  });

  it('says why the one asked for cannot carry it', () => {
    expect(chooseTruck(builtInTrucks, 'ftl', 'BOX_26', pallets(13, 12_000))).toMatchObject({
      truck: { code: 'BOX_26' },
      misfits: [
        { code: 'weight', limit: 10_000, requested: 12_000 },
        { code: 'pallets', limit: 12, requested: 13 },
      ],
    });
  });

  it('is the one that comes nearest where none fits, never one without space of its own', () => {
    expect(chooseTruck(builtInTrucks, 'ftl', null, pallets(27, 30_000))).toMatchObject({
      truck: { code: 'VAN_53' },
      misfits: [{ code: 'pallets', limit: 26, requested: 27 }],
    });
    expect(chooseTruck(builtInTrucks, 'expedited', null, pallets(2, 46_000))?.misfits).toEqual([
      { code: 'weight', limit: 45_000, requested: 46_000 },
    ]);
  });

  it('needs a permit where no deck is wide enough', () => {
    const wide = { length_in: 240, width_in: 120, height_in: 60 };
    expect(chooseTruck(builtInTrucks, 'flatbed', null, pallets(1, 20_000, { piece: wide }))?.needs_permit).toBe(true);
  });

  it('is none for freight that shares a trailer', () => {
    expect(chooseTruck(builtInTrucks, 'ltl', null, pallets(2, 2000))).toBeNull();
  });
});
