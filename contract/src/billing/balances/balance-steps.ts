/** By what a period is cut: what was open at the end of each. */
export const balanceSteps = ['day', 'month'] as const;
export type BalanceStep = (typeof balanceSteps)[number];

/** So many of them a chart shows side by side: a quarter of days, five years of months. */
export const mostSteps: Readonly<Record<BalanceStep, number>> = { day: 92, month: 60 };
