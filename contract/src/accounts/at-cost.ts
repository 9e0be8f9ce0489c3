type Markup = { markup_percent: number | null; markup_min: number | null };
type Markups = Markup & { markups_by_mode?: Readonly<Partial<Record<string, Markup>>> | undefined };

const addsNothing = ({ markup_percent, markup_min }: Markup): boolean => !markup_percent && !markup_min;

/** Whether an account, or a mode of it, would pay what carriers charge. */
export const isAtCost = ({ markups_by_mode = {}, ...markup }: Markups): boolean =>
  [markup, ...Object.values(markups_by_mode)].some((one) => one !== undefined && addsNothing(one));
