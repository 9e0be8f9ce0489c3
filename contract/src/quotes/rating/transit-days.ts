/** Business days an LTL shipment usually takes, by road miles; the pickup day is not counted. */
const bands: readonly { upTo: number; days: number }[] = [
  { upTo: 250, days: 1 },
  { upTo: 550, days: 2 },
  { upTo: 1_000, days: 3 },
  { upTo: 1_600, days: 4 },
  { upTo: 2_200, days: 5 },
  { upTo: 2_800, days: 6 },
];

const longest = 7;

/** Business days in transit; `factor` is the carrier's own pace, 1 being usual. At least one day. */
export const transitDays = (miles: number, factor = 1): number => {
  const usual = bands.find((band) => miles <= band.upTo)?.days ?? longest;
  return Math.max(1, Math.round(usual * factor));
};
