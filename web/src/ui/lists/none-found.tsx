import type { ReactNode } from 'react';
import { SearchIcon } from '../icons/navigation-icons.tsx';
import { Button } from '../primitives/button.tsx';
import { EmptyState } from '../status/empty-state.tsx';

type NoneFoundProps = { children: ReactNode; clear: string; onClear: () => void };

/** Nothing matches what is searched and filtered for; its button takes all of that off. */
export const NoneFound = ({ children, clear, onClear }: NoneFoundProps) => (
  <EmptyState icon={SearchIcon} action={<Button onClick={onClear}>{clear}</Button>}>
    {children}
  </EmptyState>
);
