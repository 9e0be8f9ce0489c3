import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/navigation-icons.tsx';
import classes from './folded-card.module.css';

type FoldedCardProps = {
  title: string;
  /** What it comes to, at the right. */
  aside?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A card of one row, while the conversation has its place; a press opens it. */
export const FoldedCard = ({ title, aside, isOpen, onToggle, children }: FoldedCardProps) => {
  const Arrow = isOpen ? ChevronUpIcon : ChevronDownIcon;
  return (
    <>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={onToggle}>
        <b>{title}</b>
        <span className={classes.aside}>{aside}</span>
        <Arrow size={16} />
      </button>
      {isOpen && children}
    </>
  );
};
