/** Towns of a postal area whose clocks are not those of the area, and their own post offices by how codes begin. */
export type SharedArea = { area: string; zone: string; towns: readonly string[]; offices: readonly string[] };

/**
 * The postal areas of Canada that several zones share; only rural ones, whose code has a zero in second place, are so
 * large. By the borders of the zones at each town (timezone-boundary-builder by geo-tz 8.1.9), but for Québec, whose Legal Time Act
 * (CQLR c. T-5.1) keeps all of Minganie on Eastern time, and the towns east of it and Listuguj on Atlantic time.
 * Creighton and Denare Beach, by law on Saskatchewan's time, stay on it, though many there keep Manitoba's.
 */
export const zonesOfTowns: readonly SharedArea[] = [
  {
    area: 'V0B',
    zone: 'America/Creston',
    towns: [
      'Boswell',
      'Canyon',
      'Crawford Bay',
      'Creston',
      'Erickson',
      'Gray Creek',
      'Kingsgate',
      'Kitchener',
      'Kootenay Bay',
      'Lister',
      'Riondel',
      'Rykerts',
      'Sanca',
      'Sirdar',
      'West Creston',
      'Wynndel',
      'Yahk',
    ],
    offices: ['V0B 1G'],
  },
  {
    area: 'V0C',
    zone: 'America/Dawson_Creek',
    towns: [
      'Baldonnel',
      'Chetwynd',
      "Hudson's Hope",
      'Pink Mountain',
      'Pouce Coupe',
      'Taylor',
      'Tumbler Ridge',
      'Wonowon',
    ],
    offices: [],
  },
  {
    area: 'V0C',
    zone: 'America/Vancouver',
    towns: ['Cassiar', 'Dease Lake', 'Good Hope Lake', 'Iskut', 'Jade City', 'Lower Post'],
    offices: [],
  },
  {
    area: 'P0T',
    zone: 'America/Atikokan',
    towns: ['Atikokan', 'Quetico', 'Sapawe'],
    offices: ['P0T 1C'],
  },
  { area: 'P0T', zone: 'America/Winnipeg', towns: ['English River', 'Ignace'], offices: ['P0T 1T'] },
  {
    area: 'P0V',
    zone: 'America/Atikokan',
    towns: ['Mishkeegogamang', 'New Osnaburgh', 'Osnaburgh', 'Osnaburgh House', 'Pickle Lake'],
    offices: ['P0V 2H', 'P0V 3A'],
  },
  { area: 'P0V', zone: 'America/Toronto', towns: ['Fort Severn'], offices: [] },
  {
    area: 'G0G',
    zone: 'America/Blanc-Sablon',
    towns: [
      'Blanc-Sablon',
      'Bonne-Espérance',
      'Brador',
      'Chevery',
      'Côte-Nord-du-Golfe-du-Saint-Laurent',
      'Gros-Mécatina',
      'Harrington Harbour',
      'Kegaska',
      'La Romaine',
      'La Tabatière',
      'Lourdes-de-Blanc-Sablon',
      'Middle Bay',
      'Mutton Bay',
      'Pakuashipi',
      'Rivière-Saint-Paul',
      'Saint-Augustin',
      'Tête-à-la-Baleine',
      'Unamen Shipu',
      'Vieux-Fort',
    ],
    offices: ['G0G 1C'],
  },
  { area: 'G0C', zone: 'America/Halifax', towns: ['Listuguj'], offices: [] },
  { area: 'A0K', zone: 'America/Goose_Bay', towns: ['Cartwright', 'Paradise River'], offices: ['A0K 1V'] },
  { area: 'X0A', zone: 'America/Resolute', towns: ['Resolute', 'Resolute Bay'], offices: ['X0A 0V'] },
  { area: 'X0C', zone: 'America/Atikokan', towns: ['Coral Harbour'], offices: ['X0C 0C'] },
];
