const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Versions<F> = {
  /** What both began with. */
  base: F;
  mine: F;
  /** What somebody else stored meanwhile. */
  theirs: F;
};

/** What only they changed, and of what both changed to different values theirs. */
export const joinVersions = <F extends object>(
  names: readonly (keyof F & string)[],
  { base, mine, theirs }: Versions<F>,
): { taken: Partial<F>; both: Partial<F> } => {
  const changed = names.filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]));
  const pick = (isMine: boolean): Partial<F> =>
    Object.fromEntries(
      changed.filter((name) => isSame(mine[name], base[name]) !== isMine).map((name) => [name, theirs[name]]),
    ) as Partial<F>;
  return { taken: pick(false), both: pick(true) };
};
