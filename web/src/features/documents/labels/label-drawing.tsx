import type { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import classes from './label-dialog.module.css';

type LabelDrawingProps = { name: string; width: number; height: number; shapes: readonly LabelShape[] };

/** Dots of a label printer, per point of the drawing. */
const dotsPerPoint = 203 / 72;

const barsPath = ({ x, y, h, dots, widths }: Extract<LabelShape, { kind: 'bars' }>): string => {
  const module = dots / dotsPerPoint;
  let left = x;
  return widths
    .map((width, i) => {
      const bar = `M${left.toFixed(2)} ${y}h${(width * module).toFixed(2)}v${h}h${(-width * module).toFixed(2)}z`;
      left += width * module;
      return i % 2 === 0 ? bar : '';
    })
    .join('');
};

const keyOf = (shape: LabelShape): string => `${shape.kind} ${shape.x} ${shape.y}`;

const Shape = ({ shape }: { shape: LabelShape }) => {
  if (shape.kind === 'bars') return <path d={barsPath(shape)} fill="black" />;
  if (shape.kind !== 'text') return <rect x={shape.x} y={shape.y} width={shape.w} height={shape.h} fill="black" />;
  return (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      // Keeps the width of the line where the browser uses another font.
      textLength={shape.w}
      lengthAdjust="spacingAndGlyphs"
      fontWeight={shape.bold ? 700 : 400}
      fill={shape.white ? 'white' : 'black'}
    >
      {shape.text}
    </text>
  );
};

/** A label with the same shapes as in print, on white in every color scheme. */
export const LabelDrawing = ({ name, width, height, shapes }: LabelDrawingProps) => (
  <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
    <rect width={width} height={height} fill="white" />
    {shapes.map((shape) => (
      <Shape key={keyOf(shape)} shape={shape} />
    ))}
  </svg>
);
