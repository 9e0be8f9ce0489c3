/** What the demo ships. Dimensions in inches of one handling unit; `weight` is pounds a unit, the least and the most. */
export type DemoItem = {
  commodity: string;
  nmfc_number: string | null;
  handling_unit: 'PAT' | 'SKD' | 'CRT' | 'DRM' | 'BDL';
  packaging_unit: 'CTN' | 'BOX' | 'DRM' | 'PCS' | 'BAG';
  pieces: number;
  size: readonly [length: number, width: number, height: number];
  weight: readonly [least: number, most: number];
  stackable: boolean;
  /** Dollars a pound, for the declared value. */
  value: number;
  hazmat?: { un_number: string; proper_shipping_name: string; class_division: string; packing_group: string };
};

const item = (
  commodity: string,
  nmfc_number: string | null,
  [handling_unit, packaging_unit, pieces]: readonly [DemoItem['handling_unit'], DemoItem['packaging_unit'], number],
  size: DemoItem['size'],
  weight: DemoItem['weight'],
  [value, stackable = false]: readonly [value: number, stackable?: boolean],
  hazmat?: DemoItem['hazmat'],
): DemoItem => ({
  commodity,
  nmfc_number,
  handling_unit,
  packaging_unit,
  pieces,
  size,
  weight,
  stackable,
  value,
  ...(hazmat ? { hazmat } : {}),
});

const paint = { un_number: 'UN1263', proper_shipping_name: 'Paint', class_division: '3', packing_group: 'II' };
const acid = {
  un_number: 'UN2796',
  proper_shipping_name: 'Battery fluid, acid',
  class_division: '8',
  packing_group: 'II',
};

/** An industrial shipper's goods; the last two are hazardous. */
export const industrialItems: readonly DemoItem[] = [
  item('Brake rotor kits, boxed', '19120-2', ['PAT', 'CTN', 40], [48, 40, 52], [720, 980], [6]),
  item('Wiper assemblies', '18880', ['PAT', 'CTN', 60], [48, 40, 60], [480, 690], [9]),
  item('Centrifugal pumps', '118110', ['CRT', 'BOX', 2], [44, 40, 38], [540, 820], [14]),
  item('Steel fasteners', '92300', ['PAT', 'CTN', 54], [48, 40, 30], [1350, 1900], [3, true]),
  item('Electric motors', '61700', ['PAT', 'BOX', 8], [48, 40, 36], [880, 1320], [8]),
  item('Conveyor rollers', '114100', ['SKD', 'PCS', 120], [60, 48, 42], [650, 940], [5]),
  item('Hydraulic hoses', '86900-3', ['PAT', 'CTN', 30], [48, 40, 46], [420, 610], [7]),
  item('LED light fixtures', '109330', ['PAT', 'CTN', 24], [48, 40, 72], [210, 330], [11]),
  item('Plastic totes, nested', '156600', ['PAT', 'PCS', 80], [48, 40, 84], [260, 380], [4]),
  item('Steel pipe, bundled', '51200', ['BDL', 'PCS', 36], [96, 24, 20], [1100, 1500], [2, true]),
  item('Control cabinets', '62540', ['CRT', 'BOX', 1], [50, 44, 78], [390, 620], [22]),
  item('Paint, in drums', '149980', ['DRM', 'DRM', 1], [24, 24, 36], [480, 540], [4], paint),
  item('Battery fluid', '48580', ['PAT', 'CTN', 48], [48, 40, 40], [900, 1200], [2], acid),
];

/** A food shipper's goods, dry. */
export const foodItems: readonly DemoItem[] = [
  item('Canned vegetables', '73227', ['PAT', 'CTN', 72], [48, 40, 54], [1500, 2050], [1.2, true]),
  item('Dry pasta', '73260', ['PAT', 'CTN', 60], [48, 40, 66], [780, 1040], [1.6]),
  item('Tortilla chips', '72100', ['PAT', 'CTN', 90], [48, 40, 84], [260, 380], [2.4]),
  item('Rice, bagged', '73220', ['PAT', 'BAG', 40], [48, 40, 44], [1900, 2100], [0.9, true]),
  item('Cooking oil', '157320', ['PAT', 'CTN', 48], [48, 40, 50], [1400, 1750], [1.8]),
];

/** An outfitter's goods. */
export const outfitterItems: readonly DemoItem[] = [
  item('Tents and shelters', '189070', ['PAT', 'CTN', 28], [48, 40, 70], [420, 600], [12]),
  item('Insulated boots', '28160', ['PAT', 'CTN', 48], [48, 40, 76], [520, 700], [16]),
  item('Canoe paddles', '20660', ['BDL', 'PCS', 24], [72, 20, 20], [90, 140], [10]),
  item('Camp stoves', '26770', ['PAT', 'CTN', 40], [48, 40, 58], [480, 650], [9]),
];
