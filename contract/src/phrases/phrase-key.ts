import type { en } from './phrases.ts';

/** A plural is asked for by its name without the form: `days` of `days_one` and `days_other`. */
type Named<K extends string, Siblings> = K extends `${infer Name}_one` | `${infer Name}_other`
  ? `${Name}_one` extends Siblings
    ? Name
    : K
  : K;

/** The keys of a words file: `list.title` of `{ list: { title: 'My Loads' } }`. */
export type KeyOf<Words> = {
  [K in keyof Words & (string | number)]: Words[K] extends string
    ? Named<`${K}`, keyof Words>
    : `${K}.${KeyOf<Words[K]>}`;
}[keyof Words & (string | number)];

/** The groups of a words file, in which phrases stand by codes: `statuses` of `{ statuses: { quoted: 'Quoted' } }`. */
type GroupOf<Words> = {
  [K in keyof Words & (string | number)]: Words[K] extends string ? never : `${K}` | `${K}.${GroupOf<Words[K]>}`;
}[keyof Words & (string | number)];

/** A group of phrases of the screens by its feature: `loads.statuses`. */
export type PhraseGroup = GroupOf<typeof en>;

/** A phrase of the screens by its feature: `loads.statuses.quoted`. */
export type PhraseKey = KeyOf<typeof en>;
