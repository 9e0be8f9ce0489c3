// No schemas here: screens read these sets, and must not load the validation library for them.

/**
 * `void`: what was asked for cannot be booked any more, or is another load by now. `expired`: its price or its pickup is
 * over.
 */
export const approvalStatuses = ['waiting', 'approved', 'sent_back', 'withdrawn', 'expired', 'void'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Somebody has to decide. */
export const waitingApprovals: readonly ApprovalStatus[] = ['waiting'];
export const isWaitingApproval = (status: ApprovalStatus): boolean => waitingApprovals.includes(status);

/** The load may be booked as it was asked for. */
export const standingApprovals: readonly ApprovalStatus[] = ['approved'];
export const isStandingApproval = (status: ApprovalStatus): boolean => standingApprovals.includes(status);

/** Nothing comes of it any more. */
export const endedApprovals = approvalStatuses.filter((one) => !isWaitingApproval(one));

/** What a rule may look at; further kinds are added here. */
export const conditionKinds = ['amount', 'mode', 'hazmat', 'cargo_value', 'carrier', 'off_guide', 'account'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export const approvalLimits = {
  rules: 50,
  /** People and roles of one rule. */
  deciders: 30,
  /** Most people that must agree by one rule. */
  needed: 3,
  /** Hours until others decide too. */
  hours: 168,
  note: 1000,
  /** Deputies somebody has at once, present and to come. */
  deputies: 20,
} as const;

/** Whose requests a list has: those the caller may decide, the caller's own, and what was decided in the account. */
export const approvalViews = ['waiting', 'asked', 'decided'] as const;
export type ApprovalView = (typeof approvalViews)[number];

/** Why the caller does not decide: it is the own request, somebody else was named, or they have agreed already. */
export const undecidedReasons = ['own', 'not_named', 'agreed'] as const;
export type UndecidedReason = (typeof undecidedReasons)[number];
