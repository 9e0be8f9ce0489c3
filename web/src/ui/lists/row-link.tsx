import { createLink, useRouter } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useRef } from 'react';
import { pathOf } from '../../platform/routing/address.ts';
import classes from './row-link.module.css';

type RowAnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & {
  /** The row's id, for the keys that go from row to row. */
  'data-load'?: number;
  ref?: Ref<HTMLAnchorElement>;
};

const RowAnchor = ({ children, ...rest }: RowAnchorProps) => (
  <a {...rest} className={classes.link}>
    {children}
  </a>
);

type RowLinkProps = Omit<RowAnchorProps, 'href' | 'ref'> & {
  /** The screen's path, whose parameters are in `params`. */
  to: string;
  params?: Record<string, string | undefined>;
  /** Whether the screen behind it is fetched as soon as the row is dwelt on. */
  preloads?: boolean;
  /** Whether it opens beside its list, which then keeps filters, sort order and page. */
  keepsSearch?: boolean;
};

/** Who only passes over rows, by pointer or by keys, asks for none of them. */
const hoverMs = 200;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * What names a row: a link that covers it, so that a press, Enter and the middle button open it. It does what the
 * router's own link does and watches nothing: the router's follows the address to know whether it is the current one,
 * which no row is, and 25 of them cost a phone a tenth of the first list.
 */
export const RowLink = ({ to, params = {}, preloads = true, keepsSearch = false, ...rest }: RowLinkProps) => {
  const router = useRouter();
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const preload = () => {
    if (preloads) void router.preloadRoute({ to, params });
  };
  const leave = () => clearTimeout(hoverTimer.current);
  const startHover = () => {
    leave();
    hoverTimer.current = setTimeout(preload, hoverMs);
  };
  return (
    <RowAnchor
      {...rest}
      href={pathOf({ to, params }) + (keepsSearch ? router.state.location.searchStr : '')}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        leave();
        void router.navigate({ to, params, search: keepsSearch || undefined });
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') startHover();
      }}
      onPointerLeave={leave}
      onFocus={startHover}
      onBlur={leave}
      onTouchStart={preload}
    />
  );
};

/** The same for a row that opens within its page: where it leads follows from where the page is. */
export const RowLinkHere = createLink(RowAnchor);
