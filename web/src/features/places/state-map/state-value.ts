import type { PopoverContent } from '../../../ui/charts/bar-popover.tsx';

/** The number of a state, with what its popover says and the list behind it. */
export type StateValue = PopoverContent & { country: string; code: string; value: number };
