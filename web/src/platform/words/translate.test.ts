import { expect, it } from 'vitest';
import { translate } from './translate.ts';

it('says nothing, and does not fail, before the first words are there', () => {
  expect(translate('frame.failure.title')).toBeFalsy();
});
