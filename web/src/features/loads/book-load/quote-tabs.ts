import { isEnabled, type ModeFlags, type QuoteType } from '@portal/contract/modes/quote-types.ts';

/** The ways to quote that have a form. */
export const builtQuoteTypes: readonly QuoteType[] = ['ltl'];

/** The ways to quote a person is offered. */
export const quoteTabs = (flags: ModeFlags): QuoteType[] => builtQuoteTypes.filter((type) => isEnabled(type, flags));
