import type { LoadPerson } from '@portal/contract/conversation/message.ts';

/** A piece of a text; `at` is where it begins. */
export type TextPart = { text: string; isName: boolean; at: number };

/** How a name stands in a text. */
export const nameInText = (name: string): string => `@${name}`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A text in parts, of which those that name one of these people are parts of their own. */
export const partsOfText = (text: string, people: readonly Pick<LoadPerson, 'name'>[]): TextPart[] => {
  const names = people.map(({ name }) => nameInText(name)).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return [{ text, isName: false, at: 0 }];
  const pieces = text.split(new RegExp(`(${names.map(escaped).join('|')})`));
  let end = 0;
  return pieces.flatMap((piece) => {
    const at = end;
    end += piece.length;
    return piece === '' ? [] : [{ text: piece, isName: names.includes(piece), at }];
  });
};

/** Those of these people whom a text names. */
export const namedIn = <P extends Pick<LoadPerson, 'name'>>(text: string, people: readonly P[]): P[] =>
  people.filter(({ name }) => text.includes(nameInText(name)));

const namePattern = new RegExp(`(?:^|\\s)@(|\\S[^@\\n]{0,40})$`);

/** What was typed of a name after an @ before the caret; null where none is being typed. */
export const nameBeingTyped = (text: string, caret: number): string | null =>
  namePattern.exec(text.slice(0, caret))?.[1] ?? null;

/** The text with a name in the place of what was typed of it, and where the caret stands then. */
export const withName = (text: string, caret: number, name: string): { text: string; caret: number } => {
  const from = text.lastIndexOf('@', caret - 1);
  const start = from === -1 ? caret : from;
  const before = `${text.slice(0, start)}${nameInText(name)} `;
  const after = text.slice(caret);
  return { text: before + (after.startsWith(' ') ? after.slice(1) : after), caret: before.length };
};

/** The text without the name that ends at the caret; null where none does: a name goes as one. */
export const withoutName = (
  text: string,
  caret: number,
  people: readonly Pick<LoadPerson, 'name'>[],
): { text: string; caret: number } | null => {
  const before = text.slice(0, caret);
  const name = people.map((one) => nameInText(one.name)).find((one) => before.endsWith(one));
  if (!name) return null;
  const start = caret - name.length;
  return { text: text.slice(0, start) + text.slice(caret), caret: start };
};
