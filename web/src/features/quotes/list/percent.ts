/** A share in percent with one decimal, so that a column of them lines up: "98.0%". */
export const percent = (share: number): string => `${share.toFixed(1)}%`;
