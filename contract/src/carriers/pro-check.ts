/** How the check digit of a carrier's PRO numbers is computed; `none` where the carrier publishes no rule. */
export const proChecks = ['none', 'mod_7', 'mod_11'] as const;
export type ProCheck = (typeof proChecks)[number];

/**
 * Rules that carriers publish, with who does. Of others that have check digits, such as Saia, Estes or Old Dominion, no
 * published rule was found, so they have none here.
 */
export const publishedProChecks = [
  {
    check: 'mod_7',
    carrier: 'XPO',
    /** Nine digits: the first eight divided by seven leave the ninth. */
    source: 'https://ltl-solutions.xpo.com/help-center/pro-number/',
    read_on: '2026-11-29',
  },
  {
    check: 'mod_11',
    carrier: 'YRC Freight',
    /** Ten: a prefix of three, six that count up, and what these lack to a multiple of eleven, X for ten. */
    source: 'YRC Freight: Freight bill numbering, check digit calculation as of 6/25/12',
    read_on: '2026-11-29',
  },
] as const;

const shapes = { mod_7: /^(\d{8})(\d)$/, mod_11: /^\d{3}(\d{6})([\dX])$/ } as const;

const checkOf = {
  mod_7: (digits: number): string => String(digits % 7),
  mod_11: (digits: number): string => {
    const lacking = (11 - (digits % 11)) % 11;
    return lacking === 10 ? 'X' : String(lacking);
  },
} as const;

/** Whether a PRO number has the shape and the check digit of its carrier's rule; hyphens and blanks are for reading. */
export const isProOf = (rule: ProCheck, pro: string): boolean => {
  if (rule === 'none') return true;
  const [, counted, check] = shapes[rule].exec(pro.replace(/[\s-]/g, '').toUpperCase()) ?? [];
  return counted !== undefined && checkOf[rule](Number(counted)) === check;
};
