import classes from './status-chip.module.css';
import { StatusGlyph, type StatusShape } from './status-glyph.tsx';
import { toneVariable, type StatusTone } from './status-tone.ts';

type StatusChipProps = { tone: StatusTone; shape?: StatusShape | undefined; children: string; large?: boolean };

/** A status as shape, word and colour, in that order of trust. */
export const StatusChip = ({ tone, shape, children, large }: StatusChipProps) => (
  <span
    className={classes.chip}
    data-large={large || undefined}
    style={{ background: toneVariable(tone, 'tint'), color: toneVariable(tone, 'text') }}
  >
    <StatusGlyph tone={tone} shape={shape} />
    {children}
  </span>
);
