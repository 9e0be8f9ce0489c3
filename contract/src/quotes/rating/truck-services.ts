/** What freight needs of its truck beside the accessorials that were asked for. */
export type TruckNeeds = {
  hazmat: boolean;
  team: boolean;
  temperature_controlled: boolean;
  /** Feet the tarps must hang down; null without tarps. */
  tarp_ft: 4 | 6 | 8 | null;
  /** A piece reaches over the deck. */
  oversize: boolean;
};

const codesOf = (needs: TruckNeeds): string[] => [
  ...(needs.hazmat ? ['HAZ'] : []),
  ...(needs.team ? ['TEAM_DRIVER'] : []),
  ...(needs.temperature_controlled ? ['TEMP'] : []),
  ...(needs.tarp_ft ? [`TARP_${needs.tarp_ft}`] : []),
  ...(needs.oversize ? ['OVERSIZE_PERMIT'] : []),
];

/** The services a truck is priced with: those asked for and those the freight needs, each once. */
export const truckServices = (requested: readonly string[], needs: TruckNeeds): string[] => [
  ...new Set([...requested, ...codesOf(needs)]),
];
