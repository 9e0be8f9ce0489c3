const openers = new Set<() => void>();

/** Opens the list of keys from anywhere, such as the search. */
export const openKeyboardHelp = (): void => openers.forEach((open) => open());

/** Who shows the list of keys says so here; answers the function that ends it. */
export const onKeyboardHelp = (open: () => void): (() => void) => {
  openers.add(open);
  return () => openers.delete(open);
};
