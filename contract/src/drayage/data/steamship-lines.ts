type Row = {
  scac: string;
  name: string;
  /** Days after the gate-out day that cost nothing, as most import contracts have them; a load may say otherwise. */
  free_days: number;
  counting: 'calendar' | 'working';
  /** US dollars a day of a dry container after that. */
  per_diem: number;
};

/** Steamship lines with usual terms; what a contract says goes before. */
export const steamshipLines: readonly Row[] = [
  { scac: 'MAEU', name: 'Maersk', free_days: 4, counting: 'working', per_diem: 150 },
  { scac: 'MSCU', name: 'MSC', free_days: 4, counting: 'working', per_diem: 145 },
  { scac: 'CMDU', name: 'CMA CGM', free_days: 4, counting: 'working', per_diem: 150 },
  { scac: 'COSU', name: 'COSCO', free_days: 5, counting: 'calendar', per_diem: 125 },
  { scac: 'OOLU', name: 'OOCL', free_days: 5, counting: 'calendar', per_diem: 125 },
  { scac: 'HLCU', name: 'Hapag-Lloyd', free_days: 4, counting: 'working', per_diem: 150 },
  { scac: 'ONEY', name: 'ONE', free_days: 4, counting: 'working', per_diem: 140 },
  { scac: 'EGLV', name: 'Evergreen', free_days: 5, counting: 'calendar', per_diem: 135 },
  { scac: 'YMLU', name: 'Yang Ming', free_days: 5, counting: 'calendar', per_diem: 130 },
  { scac: 'HDMU', name: 'HMM', free_days: 4, counting: 'working', per_diem: 140 },
  { scac: 'ZIMU', name: 'ZIM', free_days: 4, counting: 'calendar', per_diem: 150 },
  { scac: 'WHLC', name: 'Wan Hai', free_days: 5, counting: 'calendar', per_diem: 125 },
];
