type Run = () => void;

/** What the header shows and others ask for: the function that asks, and the one by which the header learns of it. */
const request = (): [ask: Run, onAsked: (show: Run) => Run] => {
  const shows = new Set<Run>();
  return [
    () => shows.forEach((show) => show()),
    (show) => {
      shows.add(show);
      return () => shows.delete(show);
    },
  ];
};

/** The list of keys, from anywhere such as the search. */
export const [openKeyboardHelp, onKeyboardHelp] = request();

/** The tour of the screen, seen or not. */
export const [openTour, onTour] = request();

/** The search over everything, from a screen whose head stands in the header's place. */
export const [openSearch, onSearch] = request();
