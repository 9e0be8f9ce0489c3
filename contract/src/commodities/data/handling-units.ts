/** What most freight moves in. */
export const mostUsedHandlingUnits = [
  'PAT', 'SKD', 'CRT', 'BOX', 'CTN', 'CAS', 'DRM', 'BDL', 'BAG', 'PCS',
] as const;

/** The rest of the electronic BOL's code list; what each means is in the words. */
export const otherHandlingUnits = [
  'BAL', 'BBL', 'BCH', 'BIN', 'BSK', 'BXT', 'CAB', 'CAG', 'CAN', 'CAR', 'CBY', 'CHS', 'CNT', 'COL', 'COR', 'CSK',
  'CYL', 'DBK', 'ENV', 'FIR', 'GLD', 'HGH', 'HPR', 'HRB', 'INT', 'JAR', 'JCN', 'KEG', 'KIT', 'LBK', 'LIF', 'LSE',
  'MXD', 'OTH', 'PAL', 'PCK', 'PKG', 'PLN', 'RCK', 'REL', 'ROL', 'SLP', 'SPL', 'TBE', 'TBN', 'TNK', 'TRK', 'TRU',
  'TRY', 'TUB', 'UNT', 'VPK', 'WRP',
] as const;
