/**
 * Where the words begin that the table prints in italics: they may be added to the name, but are no part of it
 * (49 CFR 172.101(c)(1)). The table's text does not mark them, so they go by how they begin; the list of the United
 * Nations writes the same words in small letters.
 */
const qualifier = new RegExp(
  [
    ',? with (?:not|more|at least|less|or without|an? |fixed|acids|approximately|flammable solvents|flash point|\\d)',
    ',? with (?:burst|expelling charge|inert head|release device|protective features)',
    ',? (?:which contain|including|includes?\\b|not (?:more|less|exceeding|refrigerated liquid)|flash point|each )',
    ',? other than (?:red fuming|initiating explosives)',
    ',? (?:see |when |cryogenic liquid|electric storage|relative density|evolving|obtained from|non-special form)',
    ',? (?:for technical purposes|for blasting|for flavor or aroma|without (?:an? release device|release device|detonator))',
    ',? (?:animal or vegetable|electrically initiated|(?:liquid|solid) base material|non fissile|at or above|hand or rifle)',
    ',? (?:dry or wetted|in dough|in block|amosite|lithium ion batteries or)',
    '(?<!^Articles),? containing (?:a flammable|flammable (?:gas|liquids)|flammable, |compressed|non-flammable|liquefied|hydrogen)',
    '(?<!^Articles|^Solids),? containing (?:water-reactive|corrosive)',
    ',? containing dangerous goods as equipment',
    '(?<=^Aerosols|^Resin Solution|^Printing ink|^Printing ink related material .*), (?:flammable|non-flammable|corrosive|poison)',
    '(?<=^Cord, detonating), flexible|(?<=^Signals, distress), ship|,? \\(|;',
  ].join('|'),
);
/** Qualifiers that may be left out behind others that are kept: "Aerosols, flammable", "dry or wetted". */
const furtherQualifier = /,? (?:non fissile|with less|with not less|\()/g;

/** Before a name of its own: "Carbon dioxide, solid or Dry ice", but not "dry or wetted", "II or III". */
const alternative = /,? or (?=(?!III)[A-Z0-9]|tert-|sec-|n-|gas cartridges)/;

/** Whether every bracket that opens is closed. */
const isClosed = (name: string): boolean => name.split('(').length === name.split(')').length;

const withoutQualifiers = (name: string): string[] =>
  [qualifier.exec(name), ...name.matchAll(furtherQualifier)]
    .map((found) => name.slice(0, found?.index ?? 0))
    .filter((short) => short !== '' && isClosed(short));

/** The names by which the table's text may be called, the shortest of each alternative first. */
export const namesOf = (tableName: string): string[] => {
  const names = tableName.split(alternative).flatMap((name) => [...withoutQualifiers(name), name]);
  return [...new Set([...names, ...withoutQualifiers(tableName), tableName])];
};

/** Misprints of the table. */
const misprints: Readonly<Record<string, string>> = { unstablized: 'unstabilized', oxdizing: 'oxidizing' };

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** A name as names are compared: case, punctuation and plural do not matter (49 CFR 172.101(c)(3)). */
export const comparableName = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{Letter}\d]+/u)
    .filter(Boolean)
    .map((word) => singular(misprints[word] ?? word))
    .join(' ');

const waste = /^waste[ ,]+/i;
const mixed = /,? (?:mixture|solution)$/i;

/**
 * How the table writes a name somebody gave, null where it does not know it. "Waste" before and "mixture" or "solution"
 * after a name stay (49 CFR 172.101(c)(9) and (10)).
 */
export const tableNameOf = (tableName: string, given: string): string | null => {
  const text = given.trim();
  const names = namesOf(tableName);
  const find = (name: string) => names.find((one) => comparableName(one) === comparableName(name));
  const whole = find(text);
  if (whole) return whole;
  const front = waste.test(text) ? 'Waste ' : '';
  const bare = text.replace(waste, '');
  const known = find(bare);
  if (known) return front + known;
  const [end = ''] = mixed.exec(bare) ?? [];
  const base = end && find(bare.replace(mixed, ''));
  return base ? front + base + end.toLowerCase() : null;
};
