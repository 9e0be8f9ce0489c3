type Row = {
  code: string;
  /** ISO 6346 size-types that are this container; a domestic one has none. */
  iso: readonly string[];
  length_ft: 20 | 40 | 45 | 53;
  kind: 'dry' | 'reefer' | 'open_top' | 'flat_rack' | 'tank' | 'domestic';
  cubic_meters: number | null;
  /** Cargo that is legal on the road on a usual chassis. */
  road_legal_lb: number;
};

/** The containers that are hauled, the most usual first. Measures are approximate. */
export const containers = [
  { code: '20ST', iso: ['22G1'], length_ft: 20, kind: 'dry', cubic_meters: 33, road_legal_lb: 38_000 },
  { code: '40ST', iso: ['42G1'], length_ft: 40, kind: 'dry', cubic_meters: 67, road_legal_lb: 44_000 },
  { code: '40HC', iso: ['45G1'], length_ft: 40, kind: 'dry', cubic_meters: 76, road_legal_lb: 44_000 },
  { code: '45HC', iso: ['L5G1'], length_ft: 45, kind: 'dry', cubic_meters: 86, road_legal_lb: 43_000 },
  { code: '20RF', iso: ['22R1'], length_ft: 20, kind: 'reefer', cubic_meters: 28, road_legal_lb: 36_000 },
  { code: '40RF', iso: ['42R1'], length_ft: 40, kind: 'reefer', cubic_meters: 59, road_legal_lb: 42_000 },
  { code: '40RH', iso: ['45R1'], length_ft: 40, kind: 'reefer', cubic_meters: 67, road_legal_lb: 42_000 },
  { code: '20OT', iso: ['22U1'], length_ft: 20, kind: 'open_top', cubic_meters: null, road_legal_lb: 38_000 },
  { code: '40OT', iso: ['42U1'], length_ft: 40, kind: 'open_top', cubic_meters: null, road_legal_lb: 44_000 },
  { code: '20FR', iso: ['22P1', '22P3'], length_ft: 20, kind: 'flat_rack', cubic_meters: null, road_legal_lb: 38_000 },
  { code: '40FR', iso: ['42P1', '42P3', '45P3'], length_ft: 40, kind: 'flat_rack', cubic_meters: null, road_legal_lb: 42_000 },
  { code: '20TK', iso: ['22T1', '22T2', '22T3', '22T4', '22T5', '22T6'], length_ft: 20, kind: 'tank', cubic_meters: null, road_legal_lb: 36_000 },
  { code: '53DO', iso: [], length_ft: 53, kind: 'domestic', cubic_meters: 108, road_legal_lb: 42_500 },
] as const satisfies readonly Row[];

/** Its name is the phrase `drayage.containers.{code}`. */
export type ContainerCode = (typeof containers)[number]['code'];

export type Container = Row & { code: ContainerCode };
