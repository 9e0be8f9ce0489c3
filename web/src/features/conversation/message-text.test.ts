import { expect, it } from 'vitest';
import { namedIn, nameBeingTyped, partsOfText, withName, withoutName } from './message-text.ts';

const people = [{ name: 'Ana' }, { name: 'Ana Ruiz' }, { name: 'J. P. (Dock)' }];

it('separates names from the text around them, the longer name first', () => {
  expect(partsOfText('Hi @Ana Ruiz, @Ana and @J. P. (Dock)!', people)).toEqual([
    { text: 'Hi ', isName: false, at: 0 },
    { text: '@Ana Ruiz', isName: true, at: 3 },
    { text: ', ', isName: false, at: 12 },
    { text: '@Ana', isName: true, at: 14 },
    { text: ' and ', isName: false, at: 18 },
    { text: '@J. P. (Dock)', isName: true, at: 23 },
    { text: '!', isName: false, at: 36 },
  ]);
  expect(partsOfText('@Ana', [])).toEqual([{ text: '@Ana', isName: false, at: 0 }]);
});

it('finds whom a text names', () => {
  expect(namedIn('For @Ana Ruiz', [{ name: 'Ana Ruiz' }, { name: 'Bo' }])).toEqual([{ name: 'Ana Ruiz' }]);
});

it('knows that a name is being typed after an @, and not within an address', () => {
  expect(nameBeingTyped('Thanks @Mar', 11)).toBe('Mar');
  expect(nameBeingTyped('@', 1)).toBe('');
  expect(nameBeingTyped('Thanks @Marco Pe', 16)).toBe('Marco Pe');
  expect(nameBeingTyped('ana@dock', 8)).toBeNull();
  expect(nameBeingTyped('Thanks @Mar', 3)).toBeNull();
  expect(nameBeingTyped('@ dock', 6)).toBeNull();
});

it('puts a name in the place of what was typed of it, and takes it away as one', () => {
  const named = withName('Thanks @Mar gate 2', 11, 'Marco Peña');
  expect(named).toEqual({ text: 'Thanks @Marco Peña gate 2', caret: 19 });
  expect(withoutName(named.text, 18, [{ name: 'Marco Peña' }])).toEqual({ text: 'Thanks  gate 2', caret: 7 });
  expect(withoutName(named.text, 17, [{ name: 'Marco Peña' }])).toBeNull();
});
