// @vitest-environment node
import { expect, it } from 'vitest';
import { mergedFiles } from './merged-files.ts';

type Sketch = { imports?: string; opens?: string; size?: number };

const namesIn = (sketches: Record<string, Sketch>, listed: readonly string[] = []) => {
  const split = (names = ''): string[] => names.split(' ').filter(Boolean);
  const modules = {
    getModuleInfo: (id: string) => {
      const { imports, opens, size = 100 } = sketches[id] ?? {};
      return { importedIds: split(imports), dynamicallyImportedIds: split(opens), code: 'x'.repeat(size) };
    },
  };
  const nameOf = mergedFiles('main', [{ name: 'grouped', test: /^grouped/ }], new Set(listed));
  return (id: string): string | null => nameOf(id, modules);
};

const main = { opens: 'one two three' };
/** All three screens need the weight, two of them the price as well. */
const both = { imports: 'price weight' };
const priced = { main, one: both, two: both, three: { imports: 'weight' }, price: { size: 300 }, weight: {} };

it('joins small files that mostly the same screens need, under the name of the largest', () => {
  const nameOf = namesIn(priced);
  expect(nameOf('price')).toBe('with-price');
  expect(nameOf('weight')).toBe('with-price');
});

it('leaves files apart of which a screen would fetch much in vain', () => {
  const nameOf = namesIn({ ...priced, price: { size: 50_000 } });
  expect(nameOf('price')).toBeNull();
  expect(nameOf('weight')).toBeNull();
});

it('counts what a file waits for as fetched with it', () => {
  const price = { size: 300, imports: 'grouped-large' };
  const nameOf = namesIn({ ...priced, price, 'grouped-large': { size: 50_000 } });
  expect(nameOf('price')).toBeNull();
  expect(nameOf('weight')).toBeNull();
});

it('counts nothing as fetched in vain that a group brings along anyway', () => {
  const rest = '/node_modules/rest';
  const nameOf = namesIn({
    ...priced,
    main: { opens: 'one two three four' },
    four: { imports: rest },
    price: { size: 300, imports: 'grouped-price' },
    weight: { imports: 'grouped-weight' },
    'grouped-price': { imports: rest },
    'grouped-weight': {},
    [rest]: { size: 50_000 },
  });
  expect(nameOf('price')).toBe('with-price');
  expect(nameOf('weight')).toBe('with-price');
});

it('counts nothing as fetched in vain that is there wherever a drawer can be opened from', () => {
  const one = { ...both, opens: 'drawer' };
  const sketches = { ...priced, one, three: {}, drawer: { imports: 'weight' }, price: { size: 50_000 } };
  expect(namesIn(sketches)('weight')).toBe('with-price');
  expect(namesIn({ ...sketches, three: { opens: 'drawer' } })('weight')).toBeNull();
});

it('spares the listed screens what others gain by', () => {
  const sketches = { ...priced, price: { size: 9000 } };
  expect(namesIn(sketches)('weight')).toBe('with-price');
  expect(namesIn(sketches, ['three'])('weight')).toBeNull();
});

it('joins no two files of which one waits for the other through a third', () => {
  const all = { imports: 'price' };
  const sketches = { main, one: all, two: all, three: { imports: 'weight' }, price: {}, weight: {} };
  const joined = namesIn({ ...sketches, price: { imports: 'weight' } });
  expect(joined('price')).toBe(joined('weight'));
  expect(joined('price')).not.toBeNull();
  const through = namesIn({ ...sketches, price: { imports: 'grouped' }, grouped: { imports: 'weight' } });
  expect(through('price')).toBeNull();
  expect(through('weight')).toBeNull();
});

it('leaves to the bundler what the first page needs, what one screen needs alone, and the screens themselves', () => {
  const nameOf = namesIn({
    main: { ...main, imports: 'frame' },
    frame: {},
    one: { imports: 'frame own price weight two' },
    two: { imports: 'frame price weight' },
    three: { imports: 'weight' },
    own: {},
    price: {},
    weight: {},
  });
  expect(nameOf('weight')).not.toBeNull();
  for (const id of ['frame', 'own', 'two', 'main']) expect(nameOf(id)).toBeNull();
});

it('leaves the modules of others to the bundler', () => {
  const all = { imports: 'price /node_modules/weight' };
  const nameOf = namesIn({ main, one: all, two: all, three: { imports: 'price' }, '/node_modules/weight': {} });
  expect(nameOf('/node_modules/weight')).toBeNull();
});
