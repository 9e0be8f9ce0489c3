/** Railroads whose ramps containers come from, by the short name of `railRamps`. */
export const railroads: Readonly<Record<string, string>> = {
  BNSF: 'BNSF Railway',
  CN: 'Canadian National',
  CPKC: 'Canadian Pacific Kansas City',
  CSX: 'CSX Transportation',
  FEC: 'Florida East Coast',
  NS: 'Norfolk Southern',
  UP: 'Union Pacific',
};
