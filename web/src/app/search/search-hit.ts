/** One line of the search's answer. */
export type SearchHit = {
  kind: 'load' | 'screen' | 'action';
  key: string;
  title: string;
  detail: string;
  open: () => void;
};
