/** Where this browser keeps the colour scheme that was chosen in it. */
export const colorSchemeKey = 'portal.color_scheme';
