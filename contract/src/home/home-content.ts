import { z } from 'zod';
import { Day, Id, requiredLongText, requiredText, text } from '../values/values.ts';
import { BothLanguages, Language } from '../words/language-schemas.ts';

const megabyte = 1024 * 1024;

/** Bytes a picture or a video of the carousel may have. */
export const mediaLimits = { imageBytes: 10 * megabyte, videoBytes: 40 * megabyte } as const;

/** A version that a change replaces: whoever was slower is refused and loses nothing. */
const Version = z.int().min(1).max(2_147_483_647);

/** News in both languages. Plain text: markup is shown as it was typed. */
export const HomeInfoInput = z.strictObject({
  title: z.strictObject({ en: requiredText(120), es: requiredText(120) }),
  text: z.strictObject({ en: requiredLongText(2000), es: requiredLongText(2000) }),
  active: z.boolean().default(true),
});
export type HomeInfoInput = z.infer<typeof HomeInfoInput>;

export const HomeInfoChange = HomeInfoInput.extend({ active: z.boolean() }).partial().extend({ version: Version });
export type HomeInfoChange = z.infer<typeof HomeInfoChange>;

export const HomeInfo = z.strictObject({
  id: Id,
  title: BothLanguages,
  text: BothLanguages,
  /** Whether readers see it. */
  active: z.boolean(),
  version: z.int(),
});
export type HomeInfo = z.infer<typeof HomeInfo>;

const carouselFields = {
  /** What the picture shows, read out to people who do not see it. */
  title: z.strictObject({ en: requiredText(120), es: requiredText(120) }),
  caption: z.strictObject({ en: text(300), es: text(300) }),
  /** Shown to readers of this language alone; null: to all. */
  language: Language.nullable(),
  /** The first and the last day it is shown; null: from the start, for good. */
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  active: z.boolean(),
};

const noCaption = { en: '', es: '' };

type Days = { starts_on?: string | null | undefined; ends_on?: string | null | undefined };
const isInOrder = ({ starts_on, ends_on }: Days): boolean => !starts_on || !ends_on || starts_on <= ends_on;
const daysInOrder = { path: ['ends_on'], params: { code: 'home.days_order' } };

export const CarouselItemInput = z
  .strictObject({
    ...carouselFields,
    caption: carouselFields.caption.default(noCaption),
    language: carouselFields.language.default(null),
    starts_on: carouselFields.starts_on.default(null),
    ends_on: carouselFields.ends_on.default(null),
    active: carouselFields.active.default(true),
  })
  .refine(isInOrder, daysInOrder);
export type CarouselItemInput = z.infer<typeof CarouselItemInput>;

export const CarouselItemChange = z
  .strictObject(carouselFields)
  .partial()
  .extend({ version: Version })
  .refine(isInOrder, daysInOrder);
export type CarouselItemChange = z.infer<typeof CarouselItemChange>;

export const mediaKinds = ['image', 'video'] as const;

export const CarouselItem = z.strictObject({
  id: Id,
  title: BothLanguages,
  caption: BothLanguages,
  language: Language.nullable(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  active: z.boolean(),
  /** What it shows, never from another origin; null until it was given something. */
  media: z
    .strictObject({ kind: z.enum(mediaKinds), url: z.string().regex(/^\/api\/carousel-media\/[\w-]+$/) })
    .nullable(),
  /** Whether readers of its language see it today. */
  is_shown: z.boolean(),
  version: z.int(),
});
export type CarouselItem = z.infer<typeof CarouselItem>;
