import type { BorderGate } from '../terminal.ts';

const chicago = 'America/Chicago';
const east = 'America/Toronto';

/** Where trucks cross between the countries: the terminal on the American side, then the one abroad. */
export const borderGates: readonly BorderGate[] = [
  gate('MX', ['Laredo', 'TX', 27.557, -99.48, chicago], ['Nuevo Laredo', 'TAM', 27.45, -99.55, 'America/Matamoros']),
  gate('MX', ['El Paso', 'TX', 31.695, -106.3, 'America/Denver'], ['Ciudad Juárez', 'CHH', 31.66, -106.42, 'America/Ciudad_Juarez']),
  gate('MX', ['McAllen', 'TX', 26.17, -98.24, chicago], ['Reynosa', 'TAM', 26.05, -98.3, 'America/Matamoros']),
  gate('MX', ['Nogales', 'AZ', 31.36, -110.93, 'America/Phoenix'], ['Nogales', 'SON', 31.29, -110.94, 'America/Hermosillo']),
  gate('MX', ['Otay Mesa', 'CA', 32.56, -116.94, 'America/Los_Angeles'], ['Tijuana', 'BCN', 32.51, -116.93, 'America/Tijuana']),
  gate('CA', ['Detroit', 'MI', 42.331, -83.083, 'America/Detroit'], ['Windsor', 'ON', 42.28, -82.98, east]),
  gate('CA', ['Buffalo', 'NY', 42.886, -78.866, 'America/New_York'], ['Fort Erie', 'ON', 42.91, -78.95, east]),
  gate('CA', ['Champlain', 'NY', 44.98, -73.45, 'America/New_York'], ['Lacolle', 'QC', 45.08, -73.37, 'America/Toronto']),
  gate('CA', ['Houlton', 'ME', 46.13, -67.83, 'America/New_York'], ['Woodstock', 'NB', 46.15, -67.6, 'America/Moncton']),
  gate('CA', ['Pembina', 'ND', 48.97, -97.24, chicago], ['Emerson', 'MB', 49.01, -97.21, 'America/Winnipeg']),
  gate('CA', ['Sweetgrass', 'MT', 48.99, -111.96, 'America/Denver'], ['Coutts', 'AB', 49.01, -111.96, 'America/Edmonton']),
  gate('CA', ['Blaine', 'WA', 48.99, -122.74, 'America/Los_Angeles'], ['Surrey', 'BC', 49.03, -122.74, 'America/Vancouver']),
];

type Side = readonly [city: string, state: string, latitude: number, longitude: number, time_zone: string];

function gate(country: 'CA' | 'MX', home: Side, abroad: Side): BorderGate {
  return { home: side(home, 'US'), abroad: side(abroad, country) };
}

function side([city, state, latitude, longitude, time_zone]: Side, country: BorderGate['abroad']['country']) {
  return { city, state, latitude, longitude, time_zone, country };
}
