import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './button.module.css';
import { Reason } from '../status/reason.tsx';

type Look = {
  /** One primary a view; `link` looks like text. */
  kind?: 'primary' | 'default' | 'ghost' | 'soft' | 'danger' | 'link';
  /** 30, 34 or 42 px high; 44 on phones. */
  size?: 'small' | 'normal' | 'main';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  fullWidth?: boolean;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'style'> & {
    pending?: boolean;
    /** What is being done, in the place of the words while it is pending; without it a ring alone. */
    pendingLabel?: string | false;
    /** Why it cannot be pressed now. The button stays focusable and says so in a tooltip. */
    disabledReason?: string | null | false | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

const lookProps = ({ kind = 'default', size = 'normal', fullWidth }: Look) => ({
  className: classes.root,
  'data-kind': kind,
  'data-size': size,
  'data-full-width': fullWidth || undefined,
});

const refuse = (event: MouseEvent) => event.preventDefault();

/** A thing to press. A pending one keeps its width and cannot be pressed twice. */
export const Button = (props: ButtonProps) => {
  const { kind, size, icon, iconAfter, fullWidth, pending, pendingLabel, disabledReason, children, ...more } = props;
  const { onClick, type, ...rest } = more;
  const button = (
    <button
      {...rest}
      {...lookProps(props)}
      // oxlint-disable-next-line react/button-has-type -- always one of the three
      type={type ?? 'button'}
      data-pending={(pending && (pendingLabel ? 'named' : 'plain')) || undefined}
      aria-busy={pending || undefined}
      aria-disabled={disabledReason ? true : undefined}
      onClick={disabledReason || pending ? refuse : onClick}
    >
      {pending && <span className={classes.spinner} />}
      {pending && pendingLabel ? (
        pendingLabel
      ) : (
        <>
          {icon}
          {children}
          {iconAfter}
        </>
      )}
    </button>
  );
  return disabledReason ? <Reason text={disabledReason}>{button}</Reason> : button;
};

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

/** A link out of the product, such as a mail, that looks like a button. */
export const ButtonAnchor = (props: AnchorProps) => {
  const { kind, size, icon, iconAfter, fullWidth, children, ...rest } = props;
  return (
    <a {...rest} {...lookProps(props)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
};

/** A link to a screen that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);
