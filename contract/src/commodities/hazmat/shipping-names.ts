/**
 * Where the words begin that the table prints in italics: they may be added to the name, but are no part of it
 * (49 CFR 172.101(c)(1)). The table's text does not mark them, so they go by how they begin.
 */
const qualifier = new RegExp(
  [
    ',? with (?:not|more|at least|less|or without|an? |fixed|acids|approximately|flammable solvents)',
    ',? (?:which contain|including|includes?\\b|other than red fuming|not (?:more|less|exceeding)|flash point|each )',
    ',? (?:see |when |cryogenic liquid|electric storage|relative density|evolving|obtained from|non-special form)',
    ',? (?:for technical purposes|animal or vegetable|electrically initiated|liquid base material|non fissile)',
    ',? (?:lithium ion batteries or|containing (?:a flammable|flammable gas|compressed|non-flammable|liquefied|hydrogen|flammable liquids|water-reactive|corrosive))',
    ',? \\(|;',
  ].join('|'),
);

/** Before a name of its own: "Carbon dioxide, solid or Dry ice", but not "dry or wetted", "II or III". */
const alternative = /,? or (?=(?!III)[A-Z0-9]|tert-|sec-|n-)/;

const withoutQualifier = (name: string): string => {
  const found = qualifier.exec(name);
  return found ? name.slice(0, found.index) : name;
};

/** The names by which the table's text may be called, the shortest of each alternative first. */
export const namesOf = (tableName: string): string[] => {
  const names = tableName.split(alternative).flatMap((name) => [withoutQualifier(name), name]);
  return [...new Set([...names, withoutQualifier(tableName), tableName])].filter(Boolean);
};

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** A name as names are compared: case, punctuation and plural do not matter (49 CFR 172.101(c)(3)). */
export const comparableName = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{Letter}\d]+/u)
    .filter(Boolean)
    .map(singular)
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
