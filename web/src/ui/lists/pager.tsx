import { IconButton } from '../primitives/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation-icons.tsx';
import classes from './pager.module.css';

type PagerProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Which page of how many this is. */
  text: string;
  previous: string;
  next: string;
};

/** The way to the pages beside this one. */
export const Pager = ({ page, pages, onPage, text, previous, next }: PagerProps) => (
  <nav className={classes.pager} aria-label={text}>
    <IconButton
      icon={ChevronLeftIcon}
      label={previous}
      bordered
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    />
    <span>{text}</span>
    <IconButton
      icon={ChevronRightIcon}
      label={next}
      bordered
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
    />
  </nav>
);
