import { release4010, release5010, type ReleaseDescription } from './data/releases.ts';

export const releases = ['004010', '005010'] as const;
export type Release = (typeof releases)[number];

/** What of a set may stand where: a segment, or several that repeat together and begin with the first of them. */
export type Part = { id: string; isNeeded: boolean; repeats: boolean; parts: readonly Part[] | null };

export type ElementRule = { kind: string; least: number; most: number; isNeeded: boolean };

export type Described = {
  sets: ReadonlyMap<string, readonly Part[]>;
  segments: ReadonlyMap<string, readonly ElementRule[]>;
};

const needed = new Set(['', '+']);
const repeating = new Set(['*', '+']);

/** Reads parts up to the bracket that closes them. */
const readParts = (words: string[]): Part[] => {
  const parts: Part[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const closed = /^\)([?*+]?)$/.exec(word);
    if (closed) {
      words.unshift(word);
      return parts;
    }
    if (word === '(') {
      const inner = readParts(words);
      const mark = /^\)([?*+]?)$/.exec(words.shift() ?? '')?.[1] ?? '';
      parts.push({ id: inner[0]?.id ?? '', isNeeded: needed.has(mark), repeats: repeating.has(mark), parts: inner });
      continue;
    }
    const [, id = '', mark = ''] = /^([A-Z0-9]+)([?*+]?)$/.exec(word) ?? [];
    parts.push({ id, isNeeded: needed.has(mark), repeats: repeating.has(mark), parts: null });
  }
  return parts;
};

const partsOf = (text: string): readonly Part[] => readParts(text.match(/\(|\)[?*+]?|[^\s()]+/g) ?? []);

const rulesOf = (text: string): readonly ElementRule[] =>
  text.split(' ').map((word) => {
    const [, kind = 'A', least = '1', most = least, mark = ''] = /^([A-Z])(\d+)(?:-(\d+))?(!?)$/.exec(word) ?? [];
    return { kind, least: Number(least), most: Number(most), isNeeded: mark === '!' };
  });

const described = ({ sets, segments }: ReleaseDescription): Described => ({
  sets: new Map(Object.entries(sets).map(([kind, text]) => [kind, partsOf(text)])),
  segments: new Map(Object.entries(segments).map(([id, text]) => [id, rulesOf(text)])),
});

const descriptions: Readonly<Record<Release, Described>> = {
  '004010': described(release4010),
  '005010': described(release5010),
};

/** The release a group names, such as 005010 of 005010UCS; null for those the portal does not read. */
export const releaseOf = (version: string): Release | null =>
  releases.find((release) => version.startsWith(release)) ?? null;

export const descriptionOf = (release: Release): Described => descriptions[release];
