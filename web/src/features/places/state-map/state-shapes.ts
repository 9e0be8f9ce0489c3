import { stateCode } from '@portal/contract/places/states.ts';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { loadChunk } from '../../../platform/load-chunk.ts';

/** A state of the United States or of Mexico with its outline. */
export type StateShape = Feature<Geometry, { country: 'US' | 'MX'; code: string }>;

type Named = { name: string } | { code: string };
type Atlas<P extends Named> = Topology<{ states: GeometryCollection<P> }>;

/** Far away from the others: a map of both countries would be half as large with these. */
const farAway = ['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI'];

const shapesOf = <P extends Named>(
  atlas: Atlas<P>,
  country: 'US' | 'MX',
  codeOf: (properties: P) => string | null,
): StateShape[] =>
  feature(atlas, atlas.objects.states).features.flatMap(({ type, geometry, properties }) => {
    const code = codeOf(properties);
    return code && !farAway.includes(code) ? [{ type, geometry, properties: { country, code } }] : [];
  });

/** The outlines of the contiguous states and of those of Mexico. */
export const stateShapes = async (): Promise<StateShape[]> => {
  const [us, mx] = await Promise.all([
    loadChunk(() => import('us-atlas/states-10m.json')),
    loadChunk(() => import('./data/mexico-states.json')),
  ]);
  return [
    ...shapesOf(us.default as unknown as Atlas<{ name: string }>, 'US', ({ name }) => stateCode(name)),
    ...shapesOf(mx.default as unknown as Atlas<{ code: string }>, 'MX', ({ code }) => code),
  ];
};
