/** True where the list is shown in the layout of phones. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 47.99em)').matches;
