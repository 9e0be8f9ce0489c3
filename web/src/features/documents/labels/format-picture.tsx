import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { ReactNode } from 'react';
import classes from './label-dialog.module.css';

const barcode = 'M0 0v6M2 0v6M3.5 0v6M6 0v6M7 0v6M9.5 0v6M11 0v6M12 0v6M14 0v6';

/** A small label: address lines and bars. */
const Label = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={w} height={h} rx={1} className={classes.pictureLabel} />
    <path d={`M3 ${h * 0.22}h${w * 0.4}M3 ${h * 0.4}h${w * 0.6}`} className={classes.pictureInk} />
    <path d={barcode} transform={`translate(3 ${h - 9}) scale(${(w - 6) / 14} 1)`} className={classes.pictureInk} />
  </g>
);

const Sheet = ({ children }: { children: ReactNode }) => (
  <>
    <rect x={0.5} y={0.5} width={41} height={53} rx={1.5} className={classes.picturePaper} />
    {children}
  </>
);

const pictures: Record<LabelFormat, ReactNode> = {
  '4x6': (
    <>
      <path d="M4 2h34M4 52h34" className={classes.pictureEdge} />
      <Label x={6} y={5} w={30} h={44} />
    </>
  ),
  avery: (
    <Sheet>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <Label key={i} x={2.5 + (i % 2) * 19} y={3.5 + Math.floor(i / 2) * 16} w={18} h={15} />
      ))}
    </Sheet>
  ),
  letter: (
    <Sheet>
      <Label x={5} y={4} w={32} h={46} />
    </Sheet>
  ),
  zpl: (
    <>
      <rect x={1} y={24} width={40} height={27} rx={3} className={classes.picturePaper} />
      <Label x={8} y={3} w={26} h={29} />
      <path d="M5 33h32" className={classes.pictureInk} />
      <circle cx={35} cy={44} r={1.5} className={classes.pictureInk} />
    </>
  ),
};

/** A drawing of what labels are printed on. */
export const FormatPicture = ({ format }: { format: LabelFormat }) => (
  <svg className={classes.picture} viewBox="0 0 42 54" aria-hidden="true">
    {pictures[format]}
  </svg>
);
