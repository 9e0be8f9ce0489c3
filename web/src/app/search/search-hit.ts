import type { StatusGroup } from '@portal/contract/loads/load-status.ts';

/** One line of the search's answer. */
export type SearchHit = {
  kind: 'load' | 'screen' | 'action';
  key: string;
  title: string;
  detail: string;
  /** Where a load stands. */
  status?: StatusGroup;
  open: () => void;
};
