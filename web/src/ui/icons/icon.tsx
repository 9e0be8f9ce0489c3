import type { FC } from 'react';

export type IconProps = {
  /** Edge length in px; 18 unless said otherwise. */
  size?: number;
  className?: string;
};
export type Icon = FC<IconProps>;

/** An icon from the path data of its 1.5 px strokes on a 24 grid. Decorative: the control around it has the name. */
export const icon =
  (paths: string): Icon =>
  ({ size = 18, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...(className && { className })}
    >
      <path d={paths} />
    </svg>
  );
