type Row = {
  code: string;
  length_ft: 20 | 40 | 45 | 53;
  kind: 'dry' | 'reefer' | 'open_top' | 'flat_rack' | 'tank' | 'domestic';
  cubic_meters: number | null;
  /** Cargo that is legal on the road on a usual chassis. */
  road_legal_lb: number;
};

/** The containers that are hauled, the most usual first. Measures are approximate. */
export const containers = [
  { code: '20ST', length_ft: 20, kind: 'dry', cubic_meters: 33, road_legal_lb: 38_000 },
  { code: '40ST', length_ft: 40, kind: 'dry', cubic_meters: 67, road_legal_lb: 44_000 },
  { code: '40HC', length_ft: 40, kind: 'dry', cubic_meters: 76, road_legal_lb: 44_000 },
  { code: '45HC', length_ft: 45, kind: 'dry', cubic_meters: 86, road_legal_lb: 43_000 },
  { code: '20RF', length_ft: 20, kind: 'reefer', cubic_meters: 28, road_legal_lb: 36_000 },
  { code: '40RF', length_ft: 40, kind: 'reefer', cubic_meters: 59, road_legal_lb: 42_000 },
  { code: '40RH', length_ft: 40, kind: 'reefer', cubic_meters: 67, road_legal_lb: 42_000 },
  { code: '20OT', length_ft: 20, kind: 'open_top', cubic_meters: null, road_legal_lb: 38_000 },
  { code: '40OT', length_ft: 40, kind: 'open_top', cubic_meters: null, road_legal_lb: 44_000 },
  { code: '20FR', length_ft: 20, kind: 'flat_rack', cubic_meters: null, road_legal_lb: 38_000 },
  { code: '40FR', length_ft: 40, kind: 'flat_rack', cubic_meters: null, road_legal_lb: 42_000 },
  { code: '20TK', length_ft: 20, kind: 'tank', cubic_meters: null, road_legal_lb: 36_000 },
  { code: '53DO', length_ft: 53, kind: 'domestic', cubic_meters: 108, road_legal_lb: 42_500 },
] as const satisfies readonly Row[];

/** Its name is the phrase `drayage.containers.{code}`. */
export type ContainerCode = (typeof containers)[number]['code'];

export type Container = Row & { code: ContainerCode };
