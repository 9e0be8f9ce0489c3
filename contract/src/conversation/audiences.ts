// No schemas here: screens read this, and must not load the validation library for it.

/**
 * Who reads a message, fixed on sending: the people of the load's account alone, they and the operator, or the operator's
 * own people alone.
 */
export const audiences = ['account', 'operator', 'internal'] as const;
export type Audience = (typeof audiences)[number];

/** Whom an author writes for: the load's account, an account above it, or the operator. */
export const messageSides = ['account', 'above', 'operator'] as const;
export type MessageSide = (typeof messageSides)[number];

export const messageLimits = {
  characters: 5000,
  /** Most people one message names. */
  mentions: 20,
  /** Messages of one page. */
  page: 20,
  /** As long an author may change a message or delete it without a trace. */
  minutes: 15,
} as const;
