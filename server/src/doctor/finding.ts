/** What the doctor found about one thing; `advice` says what to do where it is not well. */
export type Finding = {
  subject: string;
  state: 'ok' | 'warning' | 'failed';
  message: string;
  advice?: string;
};

export const ok = (subject: string, message: string): Finding => ({ subject, state: 'ok', message });

export const warning = (subject: string, message: string, advice: string): Finding => ({
  subject,
  state: 'warning',
  message,
  advice,
});

export const failed = (subject: string, message: string, advice: string): Finding => ({
  subject,
  state: 'failed',
  message,
  advice,
});

/** The reason of an error in one line; several addresses tried are several reasons. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  return `${error.message.split('\n')[0]}${cause}`;
};

const mostNamed = 5;

/** The first of these, and how many there are more. */
export const named = (names: readonly string[]): string => {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
};

/** Rejects where `work` takes longer than `ms`. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

const widest = 16;

/** Findings as lines for a person to read. */
export const describeFindings = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ subject, state, message, advice }) => [
    `${state.padEnd(8)} ${subject.padEnd(widest)} ${message}`,
    ...(advice ? [`${' '.repeat(10 + widest)}${advice}`] : []),
  ]);
