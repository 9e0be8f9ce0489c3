/**
 * Numbers of emergency response services. They answer for whoever has a contract with them, so that the paper must name
 * the holder or the contract (49 CFR 172.604(b)(2)). From the services' own pages; last digits, without country codes.
 */
export const emergencyServices = [
  { name: 'CHEMTREC', numbers: ['8004249300', '7035273887'] },
  { name: 'INFOTRAC', numbers: ['8005355053', '3523233500'] },
  { name: 'CHEMTEL', numbers: ['8002553924', '8132480585'] },
  { name: 'PERS', numbers: ['8006338253', '8015292500'] },
  { name: '3E', numbers: ['8004518346', '7606028703'] },
] as const;
