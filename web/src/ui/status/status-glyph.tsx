import type { ReactNode } from 'react';
import { toneVariable, type StatusTone } from './status-tone.ts';

const ring = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.6" />;
const disc = <circle cx="7" cy="7" r="6.4" fill="currentColor" />;

/** Shapes first: they distinguish the groups without colour. */
const shapes: Record<StatusTone, ReactNode> = {
  quoted: (
    <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.1 1.42" />
  ),
  assigned: (
    <>
      {ring}
      <path d="M7 7V3.6A3.4 3.4 0 0 1 10.4 7z" fill="currentColor" />
    </>
  ),
  in_transit: (
    <>
      {ring}
      <path d="M7 7V3.6A3.4 3.4 0 1 1 4.6 9.4z" fill="currentColor" />
    </>
  ),
  delivered: (
    <>
      {disc}
      <path d="m4.2 7.2 1.9 1.9 3.7-4" fill="none" stroke="var(--p-surface)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  cancelled: (
    <>
      {disc}
      <path
        d="m4.9 4.9 4.2 4.2m0-4.2-4.2 4.2"
        fill="none"
        stroke="var(--p-surface)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  pending: (
    <>
      {ring}
      <path d="M7 4v3.2l2 1.1" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  invalid: (
    <>
      {ring}
      <path d="M7 4.2v3.3M7 9.7v.1" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
};

/** Shapes of statuses that share the colours of a tone with others. */
const otherShapes = {
  open: ring,
  back: (
    <>
      {ring}
      <path
        d="M10 7H4.4m2-2-2 2 2 2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  pause: (
    <>
      {ring}
      <path d="M5.6 4.8v4.4M8.4 4.8v4.4" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </>
  ),
  struck: (
    <>
      {ring}
      <path d="m3.4 10.6 7.2-7.2" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
} as const;
export type StatusShape = keyof typeof otherShapes;

type StatusGlyphProps = { tone: StatusTone; shape?: StatusShape | undefined; size?: number };

/** The mark of a status, 14 px; beside it always stands the word. */
export const StatusGlyph = ({ tone, shape, size = 14 }: StatusGlyphProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 14 14"
    aria-hidden="true"
    focusable="false"
    style={{ color: toneVariable(tone, 'mark'), flex: 'none' }}
  >
    {shape ? otherShapes[shape] : shapes[tone]}
  </svg>
);
