/** "Dallas, TX". */
export const placeText = ({ city, state }: { city: string; state: string }): string =>
  [city, state].filter(Boolean).join(', ');
