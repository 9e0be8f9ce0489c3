/** A carrier's name of a charge as it is remembered: in capitals, with single spaces. */
export const chargeNameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toUpperCase().slice(0, 120);
