import type { Country } from '@portal/contract/places/zip-code.ts';

const codes = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/**
 * Postal codes that no road of their country leads to, each a code or the first and last of a row of codes. Chosen by hand
 * among the postal areas by name and position (GeoNames, CC BY 4.0; the package zipcodes); areas of Canada with a road to
 * some of their towns go by where most people live, but for `townsWithoutRoad`. A bridge or a causeway is a road.
 */
export const codesWithoutRoad: Readonly<Record<Country, readonly string[]>> = {
  US: codes(
    // Maine: Cliff, Bustins, Chebeague, Long and Peaks Island, Squirrel and Spring, Frenchboro to Islesford, Vinalhaven and its neighbours.
    '04013 04017 04019 04050 04108 04549 04570 04625 04635 04645 04646 04685',
    '04848 04851 04852 04853 04863',
    // Massachusetts: Martha's Vineyard, Nantucket, Cuttyhunk; Rhode Island: Block Island, Prudence; New York: Fishers Island, Fire Island, Shelter Island.
    '02535 02539 02552 02554 02557 02564 02568 02573 02575 02584 02713',
    '02807 02872 06390 11770 11964 11965',
    // The Chesapeake, the Outer Banks and the Sea Islands: Ewell, Tylerton, Tangier, Ocracoke, Daufuskie, Sapelo; Fisher Island of Miami.
    '21824 21866 23440 27960 29915 31327 33109',
    // The Great Lakes: Lake Erie's islands, Harsens Island, Drummond, Mackinac, Bois Blanc and Beaver Island, Washington Island, Madeline Island.
    '43436 43438 43446 43456 48028 49726 49757 49775 49782 54246 54850',
    // The Northwest Angle and Point Roberts have roads, but through Canada alone; Oak Island has none.
    '56711 56741 98281',
    // Supai in the Grand Canyon, Catalina, Stehekin, and the islands of Puget Sound without a bridge.
    '86435 90704 98013 98070 98222 98243 98245 98250 98261 98262 98279 98280 98286',
    '98297 98303 98852',
  ),
  CA: codes(
    // Newfoundland; Labrador (A0P, A0R, A2V) has the Trans-Labrador Highway.
    'A0A-A0N A1A-A1Y A2A-A2N A5A A8A',
    // Grand Manan, Deer Island and, by road of another country alone, Campobello.
    'E5E E5G E5V',
    // The Magdalen Islands and Nunavik.
    'G4T J0M',
    // Vancouver Island and its neighbours, Haida Gwaii with the central coast, the upper Sunshine Coast.
    'V0P V0R V0S V0T V8A V8K-V8Z V9A-V9Z',
    // Nunavut.
    'X0A-X0C',
  ),
  // Isla Mujeres (the mainland of its municipality begins with 77410), Holbox, Cozumel.
  MX: codes('77310 77400-77409 77412 77600-77699'),
};

/** Towns without a road in areas of Canada that have one elsewhere: behind ferries alone, or reached by air or rail. */
export const townsWithoutRoad: Readonly<Record<string, readonly string[]>> = {
  // The north of Vancouver Island and its neighbours, the Sunshine Coast, Bowen Island and the southern Gulf Islands; Whistler and Pemberton have Highway 99.
  V0N: [
    'Alert Bay',
    'Bowen Island',
    'Coal Harbour',
    'Egmont',
    'Galiano',
    'Galiano Island',
    'Gambier Island',
    'Garden Bay',
    'Gibsons',
    'Granthams Landing',
    'Halfmoon Bay',
    'Holberg',
    'Keats Island',
    'Kingcome Inlet',
    'Madeira Park',
    'Mayne',
    'Mayne Island',
    'North Pender Island',
    'Pender Island',
    'Port Alice',
    'Port Hardy',
    'Port McNeill',
    'Port Mellon',
    'Quatsino',
    'Roberts Creek',
    'Saturna',
    'Saturna Island',
    'Sechelt',
    'Sointula',
    'Telegraph Cove',
    'Winter Harbour',
    'Woss',
  ],
  // The lower north shore of the Saint Lawrence beyond Kegaska, and Anticosti.
  G0G: [
    'Chevery',
    'Harrington Harbour',
    'La Romaine',
    'La Tabatière',
    'Mutton Bay',
    'Port-Menier',
    'Saint-Augustin',
    'Tête-à-la-Baleine',
  ],
  // Manitoba's north by rail or air.
  R0B: ['Brochet', 'Churchill', 'Gods Lake Narrows', 'Ilford', 'Lac Brochet', 'Pikwitonei', 'Pukatawagan', 'Shamattawa', 'Tadoule Lake', 'Thicket Portage'],
  // Ontario's north by rail or air.
  P0L: ['Attawapiskat', 'Fort Albany', 'Kashechewan', 'Moose Factory', 'Moosonee', 'Peawanuck'],
  // The Northwest Territories off the Mackenzie and Dempster highways.
  X0E: ['Colville Lake', 'Deline', 'Fort Good Hope', 'Gameti', "Lutselk'e", 'Norman Wells', 'Paulatuk', 'Sachs Harbour', 'Tulita', 'Ulukhaktok', 'Wekweeti'],
  Y0B: ['Old Crow'],
};

/** States and territories of the United States without a road to the others, and military post. */
export const statesWithoutRoad: ReadonlySet<string> = new Set(
  'AA AE AP AS FM GU HI MH MP PR PW VI'.split(' '),
);

/** The postal codes of Alaska that lie on its highways; the rest is reached by ship and plane. */
export const alaskaOnRoad: readonly string[] = codes(
  '99501-99530',
  '99540 99556 99566-99568 99572 99573 99577 99586-99588 99599 99603 99605 99610',
  '99611 99623 99629 99631 99635 99639 99645 99652 99654 99664 99669 99672',
  '99674 99676 99683 99686-99688 99693-99695 99701-99716 99725 99729-99734 99737',
  '99738 99743 99744 99755 99756 99758 99760 99764 99775 99776 99779 99780',
  '99790 99827 99840',
);
