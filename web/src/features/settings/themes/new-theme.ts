/** The address of the maker for a theme that is not stored yet. */
export const newTheme = 'new';
