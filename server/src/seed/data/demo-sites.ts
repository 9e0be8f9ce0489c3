/** A shipper's dock or a customer's door; names are invented, places are real. */
export type DemoSite = { zip_code: string; name: string; address: string; contact_name: string; contact_phone: string };

type Row = readonly [zip: string, name: string, address: string, contact: string, phone: string];

const site = ([zip_code, name, address, contact_name, contact_phone]: Row): DemoSite => ({
  zip_code,
  name,
  address,
  contact_name,
  contact_phone,
});

/** Where the demo's accounts ship from, the main dock first. */
export const docks = {
  acme: [
    site(['75207', 'Acme Industrial, Dallas', '2800 Irving Blvd', 'Luis Ortega', '2145550117']),
    site(['78045', 'Acme Industrial, Laredo', '13619 Cabezut Dr', 'Marisol Vega', '9565550142']),
    site(['60632', 'Acme Industrial, Chicago', '4100 S Pulaski Rd', 'Denise Carter', '7735550128']),
    site(['85043', 'Acme Industrial, Phoenix', '4310 W Buckeye Rd', 'Hector Ruiz', '6025550117']),
  ],
  acmeWest: [
    site(['91761', 'Acme West, Ontario', '1650 S Archibald Ave', 'Kim Tran', '9095550133']),
    site(['89502', 'Acme West, Reno', '1055 E Commercial Row', 'Paul Hansen', '7755550151']),
  ],
  nova: [
    site(['38118', 'Nova Foods, Memphis', '4900 Getwell Rd', 'Tasha Greene', '9015550119']),
    site(['30336', 'Nova Foods, Atlanta', '5200 Fulton Industrial Blvd', 'Andre Willis', '4045550174']),
  ],
  borealis: [site(['55413', 'Borealis Outfitters', '1900 Broadway St NE', 'Erik Lindqvist', '6125550160'])],
  ultramar: [
    site(['77029', 'Ultramar Logística', '8300 Market St', 'Rocío Salinas', '7135550183']),
    site(['33166', 'Ultramar Logística, Miami', '7600 NW 69th Ave', 'Iván Duarte', '3055550109']),
  ],
  quiet: [site(['37210', 'Quiet Goods', '900 Elm Hill Pike', 'June Abbott', '6155550146'])],
} as const satisfies Record<string, readonly DemoSite[]>;

/** Where freight goes. */
export const customers: readonly DemoSite[] = [
  site(['28208', 'Piedmont Parts Center', '3801 Wilkinson Blvd', 'Dana Whitfield', '7045550163']),
  site(['43207', 'Buckeye Assembly', '2550 Creekway Dr', 'Mark Ellison', '6145550121']),
  site(['72209', 'Arkana Supply', '8200 Interstate 30', 'Renee Boyd', '5015550137']),
  site(['64120', 'Heartland Distributors', '1700 N Topping Ave', 'Gary Stone', '8165550150']),
  site(['31408', 'Savannah Port Services', '1 Coastal Pkwy', 'Alicia Moore', '9125550155']),
  site(['80216', 'Front Range Machine', '4700 Brighton Blvd', 'Tom Becker', '3035550178']),
  site(['74116', 'Sooner Fabrication', '1900 N 161st East Ave', 'Cody Barnes', '9185550111']),
  site(['18109', 'Lehigh Valley Components', '2200 Union Blvd', 'Sara Klein', '6105550148']),
  site(['48211', 'Motor City Tooling', '6300 E Nevada St', 'James Novak', '3135550122']),
  site(['46241', 'Crossroads Logistics', '5900 W Raymond St', 'Beth Owens', '3175550166']),
  site(['40213', 'Derby City Wholesale', '4600 Poplar Level Rd', 'Nate Coleman', '5025550131']),
  site(['63147', 'Gateway Industrial', '8800 Hall St', 'Olga Petrov', '3145550144']),
  site(['98108', 'Puget Sound Marine', '6400 Corson Ave S', 'Ken Ito', '2065550159']),
  site(['97218', 'Cascade Equipment', '5800 NE Portland Hwy', 'Molly Reyes', '5035550170']),
  site(['84104', 'Wasatch Controls', '1800 W Bridger Rd', 'Ryan Holt', '8015550185']),
  site(['90058', 'Vernon Metal Works', '3300 E Vernon Ave', 'Maria Lopez', '3235550126']),
  site(['95206', 'San Joaquin Farm Supply', '2900 Arch Airport Rd', 'Dale Souza', '2095550139']),
  site(['07105', 'Ironbound Warehousing', '80 Doremus Ave', 'Anthony Russo', '9735550168']),
  site(['01843', 'Merrimack Instruments', '60 Glenn St', 'Claire Dubois', '9785550102']),
  site(['14206', 'Lake Erie Castings', '1500 Clinton St', 'Frank Wozniak', '7165550147']),
  site(['21224', 'Chesapeake Tools', '5600 Holabird Ave', 'Denise Porter', '4105550173']),
  site(['32254', 'First Coast Pumps', '600 Ellis Rd N', 'Will Hendricks', '9045550124']),
  site(['33619', 'Tampa Bay Fasteners', '5100 Uceta Rd', 'Gloria Mendez', '8135550157']),
  site(['37210', 'Cumberland Hardware', '700 Massman Dr', 'Joe Pruitt', '6155550164']),
  site(['35211', 'Magic City Valve', '100 Industrial Dr', 'Carl Dixon', '2055550113']),
  site(['70123', 'Crescent Marine Supply', '5500 Jefferson Hwy', 'Yvette Broussard', '5045550181']),
  site(['77029', 'Bayou Energy Services', '10200 Wallisville Rd', 'Omar Haddad', '7135550135']),
  site(['79936', 'Paso del Norte Assembly', '12100 Rojas Dr', 'Elena Quiroz', '9155550129']),
  site(['87107', 'Rio Grande Instruments', '4200 Edith Blvd NE', 'Peter Chavez', '5055550143']),
  site(['89115', 'Silver State Displays', '4000 N Lamb Blvd', 'Tina Marsh', '7025550176']),
  site(['68138', 'Platte Valley Ag', '10800 Sapp Brothers Dr', 'Kurt Jensen', '4025550118']),
  site(['53218', 'Great Lakes Packaging', '7700 W Mill Rd', 'Heidi Vogel', '4145550154']),
];
