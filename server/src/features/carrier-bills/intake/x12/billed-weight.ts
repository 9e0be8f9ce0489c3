import { at, type Segment } from '../../../../integrations/x12/segments.ts';

type Faulty = { segment: Segment; position: number };

const poundsPerKilogram = 2.204_622_621_8;

/** Where a weight, what it is of and its unit stand. */
const places = { L0: { weight: 4, kind: 5, unit: 11 }, L3: { weight: 1, kind: 2, unit: 12 } } as const;

type Weighed = { pounds: number; kind: string };

/** A weight in pounds: K is kilograms, E metric tons, S and T tons of 2,000 and 2,240 pounds, none of them pounds. */
const factors: Readonly<Record<string, number>> = {
  '': 1,
  L: 1,
  K: poundsPerKilogram,
  E: poundsPerKilogram * 1000,
  S: 2000,
  T: 2240,
};

const weighed = (segment: Segment, faulty: Faulty[]): Weighed | null => {
  const { weight, kind, unit } = segment.id === 'L3' ? places.L3 : places.L0;
  const found = at(segment, weight);
  if (!found) return null;
  const factor = factors[at(segment, unit).toUpperCase()];
  const isNumber = /^\d{1,8}(\.\d{1,4})?$/.test(found);
  if (isNumber && factor !== undefined)
    return { pounds: Number(found) * factor, kind: at(segment, kind).toUpperCase() };
  faulty.push({ segment, position: isNumber ? unit : weight });
  return null;
};

/** Of weights of several kinds for one item, such as gross and billed, the gross one; those of one kind are added. */
const itemWeight = (weights: readonly Weighed[]): number => {
  const kinds = [...new Set(weights.map(({ kind }) => kind))];
  const meant = kinds.find((kind) => kind === 'G') ?? kinds[0];
  return weights.filter(({ kind }) => kind === meant).reduce((sum, { pounds }) => sum + pounds, 0);
};

/** The weight of a bill: that of its total, else its items' together. `unreadable`: elements that are no weight. */
export const weightsOf = (
  body: readonly Segment[],
  total: Segment | undefined,
): { pounds: number; unreadable: readonly Faulty[] } => {
  const unreadable: Faulty[] = [];
  const whole = total && weighed(total, unreadable);
  const items: Weighed[][] = [[]];
  for (const segment of body) {
    if (segment.id === 'LX') items.push([]);
    const found = segment.id === 'L0' ? weighed(segment, unreadable) : null;
    if (found) items.at(-1)?.push(found);
  }
  const pounds = whole?.pounds ?? items.reduce((sum, weights) => sum + itemWeight(weights), 0);
  return { pounds, unreadable };
};
