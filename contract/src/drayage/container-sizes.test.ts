import { describe, expect, it } from 'vitest';
import { containerOf, containerSizes, containerTypes, sizeOf } from './container-sizes.ts';
import { portsAt, rampsAt } from './container-places.ts';
import { containers } from './data/containers.ts';

describe('a type and a size', () => {
  it('name each container, and no two the same one', () => {
    for (const box of containers) expect(containerOf(box.kind, sizeOf(box))?.code).toBe(box.code);
    const named = containerTypes.flatMap((type) =>
      containerSizes.flatMap((size) => containerOf(type, size)?.code ?? []),
    );
    expect(new Set(named).size).toBe(containers.length);
  });

  it('distinguish high cubes from the others', () => {
    expect(containerOf('dry', '40')?.code).toBe('40ST');
    expect(containerOf('dry', '40HC')?.code).toBe('40HC');
    expect(containerOf('reefer', '40HC')?.code).toBe('40RH');
    expect(containerOf('tank', '45HC')).toBeUndefined();
  });
});

describe('a place', () => {
  it('is found among ramps as among ports, by code, name or city', () => {
    expect(portsAt('uslax').map(({ code }) => code)).toEqual(['USLAX']);
    expect(rampsAt('Joliet').map(({ code }) => code)).toEqual(['UP_G4']);
    expect(rampsAt('bnsf_lpc').map(({ code }) => code)).toEqual(['BNSF_LPC']);
    expect(rampsAt('Atlantis')).toEqual([]);
  });

  it('is found by its railroad too, short or in full', () => {
    const railroadsOf = (text: string) => [...new Set(rampsAt(text).map(({ railroad }) => railroad))];
    expect(['BNSF', 'up', 'csx', 'Norfolk', 'union pacific'].map(railroadsOf)).toEqual([
      ['BNSF'],
      ['UP'],
      ['CSX'],
      ['NS'],
      ['UP'],
    ]);
    expect(rampsAt('bnsf hob').map(({ code }) => code)).toEqual(['BNSF_HOBART']);
    expect(rampsAt('CSX Chicago').map(({ code }) => code)).toEqual(['CSX_59TH']);
  });
});
