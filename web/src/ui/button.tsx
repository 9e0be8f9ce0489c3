import { Button as KitButton } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './button.module.css';
import { Reason } from './reason.tsx';

export type ButtonLook = {
  /** One primary a view; `link` looks like text. */
  kind?: 'primary' | 'default' | 'ghost' | 'soft' | 'danger' | 'link';
  /** 30, 34 or 42 px high; 44 on phones. */
  size?: 'small' | 'normal' | 'main';
  icon?: ReactNode;
  iconAfter?: ReactNode;
  fullWidth?: boolean;
};

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'style'> & {
    pending?: boolean;
    /** Why it cannot be pressed now. The button stays focusable and says so in a tooltip. */
    disabledReason?: string | null | false;
    ref?: Ref<HTMLButtonElement>;
  };

const lookProps = ({ kind = 'default', size = 'normal', icon, iconAfter, fullWidth }: ButtonLook) => ({
  classNames: { root: classes.root, section: classes.section },
  'data-kind': kind,
  'data-size': size,
  leftSection: icon,
  rightSection: iconAfter,
  fullWidth: fullWidth ?? false,
});

const refuse = (event: MouseEvent) => event.preventDefault();

/** A thing to press. A pending one keeps its width and cannot be pressed twice. */
export const Button = ({
  kind,
  size,
  icon,
  iconAfter,
  fullWidth,
  pending,
  disabledReason,
  type = 'button',
  onClick,
  className,
  ...rest
}: ButtonProps) => {
  const button = (
    <KitButton
      {...rest}
      {...lookProps({ kind, size, icon, iconAfter, fullWidth } as ButtonLook)}
      {...(className && { className })}
      type={type}
      loading={pending ?? false}
      aria-disabled={disabledReason ? true : undefined}
      onClick={disabledReason ? refuse : onClick}
    />
  );
  return disabledReason ? <Reason text={disabledReason}>{button}</Reason> : button;
};

type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

const ButtonAnchor = ({ kind, size, icon, iconAfter, fullWidth, style: _style, ...rest }: AnchorProps) => (
  <KitButton component="a" {...rest} {...lookProps({ kind, size, icon, iconAfter, fullWidth } as ButtonLook)} />
);

/** A link to a screen that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);
