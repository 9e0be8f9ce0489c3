import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { labelsCalls } from './labels.calls.ts';
import { Language } from '../words/language-schemas.ts';
import { LoadIdText } from '../loads/load.ts';
import { labelFormats, sheetPositions } from './label-formats.ts';

const params = z.strictObject({ load_id: LoadIdText });

const Place = { x: z.number(), y: z.number() };

/** Something on a label, in points from its upper left corner; `y` of a text is its baseline. */
export const LabelShape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...Place,
    kind: z.literal('text'),
    text: z.string(),
    size: z.number(),
    /** How wide it is in Arimo, the font of papers. */
    w: z.number(),
    bold: z.boolean(),
    white: z.boolean(),
  }),
  z.strictObject({ ...Place, kind: z.literal('area'), w: z.number(), h: z.number() }),
  z.strictObject({ ...Place, kind: z.literal('line'), w: z.number(), h: z.number() }),
  z.strictObject({
    ...Place,
    kind: z.literal('bars'),
    h: z.number(),
    symbology: z.enum(['gs1-128', 'code128']),
    text: z.string(),
    /** Dots of a 203 dpi printer a module is wide. */
    dots: z.int(),
    /** Bars and gaps in modules, a bar first. */
    widths: z.array(z.int()),
  }),
]);
export type LabelShape = z.infer<typeof LabelShape>;

/** A number of a handling unit, as an address bar has it: 1 to N. */
const UnitText = z.coerce.number().pipe(z.int().min(1).max(9_999_999));

const requested = {
  format: z.enum(labelFormats).default('4x6'),
  /** The caller's own unless said otherwise. */
  language: Language.optional(),
};

export const labels = contract(labelsCalls, {
  print: {
    fileTypes: ['application/pdf', 'text/plain'],
    summary: 'Shipping labels, one a handling unit: as PDF for rolls and sheets, or as ZPL for label printers',
    params,
    query: z.strictObject({
      ...requested,
      /** The first label to be used of a sheet of six, from 1; the upper left one is 1, the one beside it 2. */
      start: z.coerce.number().pipe(z.int().min(1).max(sheetPositions)).default(1),
      /** The first and the last handling unit; all without them. */
      from: UnitText.optional(),
      to: UnitText.optional(),
    }),
    errors: [404, 409, 503],
    perMinute: 60,
  },
  preview: {
    summary: 'One shipping label as shapes to be drawn on a screen, as it is going to be printed',
    params,
    query: z.strictObject({ ...requested, unit: UnitText.default(1) }),
    reply: z.strictObject({
      unit: z.int(),
      units: z.int(),
      sscc: z.string(),
      /** Points. */
      width: z.number(),
      height: z.number(),
      shapes: z.array(LabelShape),
    }),
    errors: [404, 409],
  },
});
