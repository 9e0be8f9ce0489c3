import { stateCode } from '@portal/contract/places/states.ts';
import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { loadChunk } from '../../../platform/load-chunk.ts';

export type State = Feature<Geometry, { name: string; code: string }>;
export type MapShapes = { states: State[]; abroad: Feature<Geometry>[] };

type Named = { name: string };
type Atlas<K extends string> = Topology<{ [P in K]: GeometryCollection<Named> }>;

const featuresOf = <K extends string>(atlas: Atlas<K>, name: K): Feature<Geometry, Named>[] =>
  feature(atlas, atlas.objects[name]).features;

/** The outlines of all maps. */
export const mapShapes = async (): Promise<MapShapes> => {
  const [us, world] = await Promise.all([
    loadChunk(() => import('us-atlas/states-10m.json')),
    loadChunk(() => import('world-atlas/countries-110m.json')),
  ]);
  const states = featuresOf(us.default as unknown as Atlas<'states'>, 'states').map((state): State => ({
    ...state,
    properties: { ...state.properties, code: stateCode(state.properties.name) ?? '' },
  }));
  // The build leaves out countries far away.
  return { states, abroad: featuresOf(world.default as unknown as Atlas<'countries'>, 'countries') };
};
