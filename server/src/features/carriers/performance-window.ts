/** Days that count as a carrier's recent performance. */
export const performanceDays = 30;
