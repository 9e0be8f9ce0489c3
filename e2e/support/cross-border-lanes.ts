import type { TypedPlace, TypedStop } from './book-load.ts';

type LaneEnd = TypedPlace & { stop: TypedStop };

/** A lane over a border, with the port it crosses at as the booking suggests it. */
export type CrossBorderLane = { from: LaneEnd; to: LaneEnd; port: string };

const end = (
  [country, code, city]: readonly [LaneEnd['country'], string, string],
  [name, address, contact, phone]: readonly [string, string, string, string],
): LaneEnd => ({ country, code, city, stop: { name, address, contact, phone } });

const dallas = end(['US', '75207', 'Dallas'], ['Acme Plant 4', '2800 Irving Blvd', 'Dana Whitfield', '(214) 555-0163']);
const chicago = end(['US', '60632', 'Chicago'], ['Archer Dock', '4100 S Pulaski Rd', 'Ray Nowak', '(312) 555-0142']);
const mississauga = end(
  ['CA', 'L5T 1A1', 'Mississauga'],
  ['Dixie Warehouse', '6750 Dixie Rd', 'Priya Nair', '(905) 555-0123'],
);

/** Five lanes into Mexico and Canada. */
const outbound: readonly CrossBorderLane[] = [
  {
    from: dallas,
    to: end(['MX', '64000', 'Monterrey'], ['Almacén Centro', 'Av. Pino Suárez 420 Nte.', 'Ana Ruiz', '81 8358 1234']),
    port: 'Laredo, TX (2304)',
  },
  {
    from: chicago,
    to: end(
      ['MX', '45640', 'Tlajomulco de Zúñiga'],
      ['Cedis Occidente', 'Prol. López Mateos 3500', 'Luis Cano', '33 3688 1234'],
    ),
    port: 'Hidalgo / Pharr, TX (2305)',
  },
  {
    from: end(['US', '90023', 'Los Angeles'], ['Olympic Dock', '3600 E Olympic Blvd', 'Mia Torres', '(323) 555-0144']),
    to: end(['MX', '22000', 'Tijuana'], ['Maquila Frontera', 'Calle 2da 1200', 'Raúl Peña', '664 685 1234']),
    port: 'Otay Mesa, CA (2506)',
  },
  {
    from: end(['US', '85043', 'Phoenix'], ['Desert Depot', '6800 W Buckeye Rd', 'Joe Begay', '(602) 555-0155']),
    to: end(['MX', '83000', 'Hermosillo'], ['Planta Sonora', 'Blvd. Rosales 90', 'Elsa Mora', '662 213 4567']),
    port: 'Nogales, AZ (2604)',
  },
  {
    from: chicago,
    to: end(['CA', 'J4B 5E4', 'Boucherville'], ['Entrepôt Rive-Sud', '1250 rue Nobel', 'Luc Gagnon', '(450) 555-0134']),
    port: 'Detroit, MI (3801)',
  },
];

/** Five lanes into the United States. */
const inbound: readonly CrossBorderLane[] = [
  {
    from: end(['MX', '66610', 'Apodaca'], ['Planta Norte', 'Av. Miguel Alemán 900', 'Iván Garza', '81 8386 1234']),
    to: dallas,
    port: 'Laredo, TX (2304)',
  },
  {
    from: end(['MX', '76120', 'Querétaro'], ['Planta Bajío', 'Av. 5 de Febrero 1700', 'Sara León', '442 211 1234']),
    to: end(['US', '78045', 'Laredo'], ['Mines Road Yard', '13100 Mines Rd', 'Alma Rivas', '(956) 555-0142']),
    port: 'Laredo, TX (2304)',
  },
  {
    from: end(
      ['MX', '32470', 'Ciudad Juárez'],
      ['Maquila Bermúdez', 'Av. Tecnológico 1770', 'Hugo Soto', '656 649 1234'],
    ),
    to: end(['US', '79907', 'El Paso'], ['Zaragoza Dock', '9600 Plaza Cir', 'Nora Luna', '(915) 555-0166']),
    port: 'Ysleta / El Paso, TX (2402)',
  },
  {
    from: end(['MX', '72000', 'Puebla'], ['Textiles Puebla', 'Av. Reforma 1305', 'Inés Vera', '222 242 1234']),
    to: end(['US', '77029', 'Houston'], ['Clinton Depot', '8200 Clinton Dr', 'Omar Diaz', '(713) 555-0177']),
    port: 'Brownsville, TX (2301)',
  },
  { from: mississauga, to: chicago, port: 'Detroit, MI (3801)' },
];

/** One lane, or with CROSS_BORDER_LANES=all all ten. */
export const crossBorderLanes: readonly CrossBorderLane[] =
  process.env['CROSS_BORDER_LANES'] === 'all' ? [...outbound, ...inbound] : outbound.slice(0, 1);
