import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Zero and 00/100 US dollars', 'Cero dólares 00/100 USD'],
  [0.07, 'Zero and 07/100 US dollars', 'Cero dólares 07/100 USD'],
  [1, 'One and 00/100 US dollars', 'Un dólar 00/100 USD'],
  [21.5, 'Twenty-one and 50/100 US dollars', 'Veintiún dólares 50/100 USD'],
  [100, 'One hundred and 00/100 US dollars', 'Cien dólares 00/100 USD'],
  [115.99, 'One hundred fifteen and 99/100 US dollars', 'Ciento quince dólares 99/100 USD'],
  [1000, 'One thousand and 00/100 US dollars', 'Mil dólares 00/100 USD'],
  [31_001, 'Thirty-one thousand one and 00/100 US dollars', 'Treinta y un mil un dólares 00/100 USD'],
  [48_000, 'Forty-eight thousand and 00/100 US dollars', 'Cuarenta y ocho mil dólares 00/100 USD'],
  [
    521_716.3,
    'Five hundred twenty-one thousand seven hundred sixteen and 30/100 US dollars',
    'Quinientos veintiún mil setecientos dieciséis dólares 30/100 USD',
  ],
  [1_000_000, 'One million and 00/100 US dollars', 'Un millón de dólares 00/100 USD'],
  [2_000_100, 'Two million one hundred and 00/100 US dollars', 'Dos millones cien dólares 00/100 USD'],
])('%d is said in both languages to the cent', (amount, en, es) => {
  expect([amountInWords(amount, 'en'), amountInWords(amount, 'es')]).toEqual([en, es]);
});
