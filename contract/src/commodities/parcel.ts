/** One parcel in inches and pounds. */
export type Parcel = { length: number; width: number; height: number; pounds: number };

const maxPounds = 150;
const maxLengthInches = 108;
const maxLengthAndGirthInches = 165;
const cubicInchesPerDimPound = 139;

const sorted = (parcel: Parcel): [longest: number, middle: number, shortest: number] => {
  const [shortest = 0, middle = 0, longest = 0] = [parcel.length, parcel.width, parcel.height].sort((a, b) => a - b);
  return [longest, middle, shortest];
};

/** Inches around a parcel, across its longest side. */
export const girth = (parcel: Parcel): number => {
  const [, middle, shortest] = sorted(parcel);
  return 2 * (middle + shortest);
};

/** Whether parcel carriers take it: at most 150 lb, 108 in long, 165 in of length and girth. */
export const isParcel = (parcel: Parcel): boolean => {
  const [longest] = sorted(parcel);
  return parcel.pounds <= maxPounds && longest <= maxLengthInches && longest + girth(parcel) <= maxLengthAndGirthInches;
};

// Centimeters become inches with digits that no tape measure has.
const wholeInches = (edge: number): number => Math.ceil(edge - 1e-6);

/**
 * The pounds a parcel is billed for: the larger of weight and dimensional weight, rounded up. Each side counts as the
 * next whole inch, as UPS and FedEx have it since August 18, 2025.
 */
export const billablePounds = ({ pounds, length, width, height }: Parcel): number => {
  const cubicInches = wholeInches(length) * wholeInches(width) * wholeInches(height);
  return Math.ceil(Math.max(pounds, cubicInches / cubicInchesPerDimPound));
};
