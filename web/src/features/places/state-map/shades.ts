/** From which number on the next darker shade of a map begins. */
export const shadeSteps = [1, 10, 25, 50, 100] as const;

/** Which shade a number has, 0 to 5; none is the first one. */
export const shadeOf = (value: number): number => shadeSteps.filter((from) => value >= from).length;

/** "10–24", "100+". */
export const shadeTexts = shadeSteps.map((from, at) => {
  const next = shadeSteps[at + 1];
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
});
