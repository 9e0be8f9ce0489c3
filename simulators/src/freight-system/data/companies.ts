export type SimulatedContact = { guid: string; name: string; email: string; phone: string };
export type SimulatedClient = {
  guid: string;
  name: string;
  account_number: string;
  email: string;
  phone: string;
  address: { street: string; city: string; state: string; zip_code: string; country: string };
  contacts: readonly SimulatedContact[];
};
/** Somebody who works with the freight system and opens the portal from it. */
export type SimulatedEmployee = { guid: string; name: string; email: string };
export type SimulatedCompany = {
  guid: string;
  network_id: string;
  employees: readonly SimulatedEmployee[];
  clients: readonly SimulatedClient[];
};

/** The companies of the demo: the first is the one its account with a freight system is linked to. */
export const companies: readonly SimulatedCompany[] = [
  {
    guid: '7d0c1a52-5b1e-4f4e-9a37-2f6f4c1f8e21',
    network_id: '36120',
    employees: [
      { guid: '9be0f6c4-2d7a-4c58-b1f3-70c2a4d5e601', name: 'Teresa Mendoza', email: 'forwarding@ultramar.test' },
      { guid: '9be0f6c4-2d7a-4c58-b1f3-70c2a4d5e602', name: 'Hugo Paredes', email: 'hugo@ultramar.test' },
    ],
    clients: [
      {
        guid: '3a7c0b0e-52f1-4f0e-8d39-0d0f3f6a1101',
        name: 'Bayou Valve & Fitting',
        account_number: 'C-1001',
        email: 'shipping@bayouvalve.test',
        phone: '7135550131',
        address: { street: '2200 Clinton Dr', city: 'Houston', state: 'TX', zip_code: '77020', country: 'US' },
        contacts: [
          {
            guid: '51d0a4be-9f3a-4a86-8f8e-6b7c5a0e2101',
            name: 'Dana Broussard',
            email: 'dana@bayouvalve.test',
            phone: '7135550132',
          },
          {
            guid: '51d0a4be-9f3a-4a86-8f8e-6b7c5a0e2102',
            name: 'Luis Ortega',
            email: 'luis@bayouvalve.test',
            phone: '7135550133',
          },
        ],
      },
      {
        guid: '3a7c0b0e-52f1-4f0e-8d39-0d0f3f6a1102',
        name: 'Aceros del Bravo',
        account_number: 'C-1002',
        email: 'embarques@acerosdelbravo.test',
        phone: '8185550140',
        address: { street: 'Av. Ruiz Cortines 1400', city: 'Monterrey', state: 'NL', zip_code: '64500', country: 'MX' },
        contacts: [],
      },
    ],
  },
  {
    guid: 'c2b4f7d9-0f5c-4c8b-b1c5-7a1e9d3b6402',
    network_id: '36177',
    employees: [{ guid: '9be0f6c4-2d7a-4c58-b1f3-70c2a4d5e701', name: 'Dana Wells', email: 'forwarding@ultramar.test' }],
    clients: [
      {
        guid: '3a7c0b0e-52f1-4f0e-8d39-0d0f3f6a1201',
        name: 'Harbor Light Imports',
        account_number: 'H-2001',
        email: 'traffic@harborlight.test',
        phone: '3105550171',
        address: { street: '900 W Anaheim St', city: 'Long Beach', state: 'CA', zip_code: '90813', country: 'US' },
        contacts: [
          {
            guid: '51d0a4be-9f3a-4a86-8f8e-6b7c5a0e2201',
            name: 'Kim Tran',
            email: 'kim@harborlight.test',
            phone: '3105550172',
          },
        ],
      },
    ],
  },
];
