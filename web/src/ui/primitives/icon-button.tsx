import type { ButtonHTMLAttributes, Ref } from 'react';
import type { Icon } from '../icons/icon.tsx';
import classes from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> & {
  icon: Icon;
  /** Its name for screen readers, and the browser's hint for everybody else. */
  label: string;
  size?: 'small' | 'normal';
  bordered?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that is only an icon: for what everybody knows, such as close, copy or previous page. */
export const IconButton = ({
  icon: Glyph,
  label,
  size = 'normal',
  bordered,
  disabled,
  onClick,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={className ? `${classes.root} ${className}` : classes.root}
    data-size={size}
    data-bordered={bordered || undefined}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <Glyph size={size === 'small' ? 16 : 18} />
  </button>
);
