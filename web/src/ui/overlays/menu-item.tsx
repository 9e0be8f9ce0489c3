import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/action-icons.tsx';
import type { Icon } from '../icons/icon.tsx';
import classes from './menu-item.module.css';

type MenuItemProps = {
  icon?: Icon;
  /** The one of the list that is in force. */
  current?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A list of what may be chosen in a popup. */
export const MenuList = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>;

/** One line of it: an action, or one of several of which one is in force. */
export const MenuItem = ({ icon: Glyph, current = false, onClick, children }: MenuItemProps) => (
  <li>
    <button type="button" className={classes.item} aria-current={current || undefined} onClick={onClick}>
      {Glyph && <Glyph size={16} />}
      <span>{children}</span>
      {current && <CheckIcon size={16} />}
    </button>
  </li>
);

type MenuLinkProps = LinkProps & { icon: Icon; children: ReactNode };

/** A line of it that leads to a screen. */
export const MenuLink = ({ icon: Glyph, children, ...address }: MenuLinkProps) => (
  <li>
    <Link {...address} className={classes.item}>
      <Glyph size={16} />
      <span>{children}</span>
    </Link>
  </li>
);
