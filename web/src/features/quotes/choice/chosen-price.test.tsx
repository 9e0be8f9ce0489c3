import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aQuote } from '../quotes.fixture.tsx';
import { ChosenPrice } from './chosen-price.tsx';

beforeAll(async () => {
  await startWithAllWords();
  await switchLanguage('en');
});

const quote = aQuote(2, 'Estes', { price: 550.13 });
const shown = (label: string) => screen.getByText(label).parentElement?.textContent;

it('adds freight and insurance up', () => {
  const load = { is_before_tax: false, freight_terms: 'prepaid', arranging_fee: 35 } as const;
  render(<ChosenPrice quote={quote} insurance={35} load={load} />);
  expect([shown('Freight'), shown('Total')]).toEqual(['Freight$550.13', 'Total$585.13']);
});

it('says what is paid here of freight that the carrier bills to somebody else, and that its price is an estimate', () => {
  const load = { is_before_tax: false, freight_terms: 'collect', arranging_fee: 35 } as const;
  render(<ChosenPrice quote={quote} insurance={20} load={load} />);
  expect(shown('Freight, billed by the carrier (estimate)')).toContain('$550.13');
  expect([shown('Fee for arranging'), shown('You pay here')]).toEqual([
    'Fee for arranging$35.00',
    'You pay here$55.00',
  ]);
  expect(screen.queryByText('Total')).toBeNull();
});
