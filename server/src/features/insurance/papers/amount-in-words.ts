import type { Language } from '@portal/contract/words/language.ts';
import { cents } from '@portal/contract/values/money.ts';

const onesEn =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tensEn = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const underThousandEn = (number: number): string => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const tens = tensEn[Math.floor(rest / 10)] ?? '';
  const ones = onesEn[rest % 10] ?? '';
  const low = rest < 20 ? (onesEn[rest] ?? '') : rest % 10 ? `${tens}-${ones}` : tens;
  if (hundreds === 0) return low;
  return `${onesEn[hundreds]} hundred${rest ? ` ${low}` : ''}`;
};

const wholeEn = (number: number): string => {
  const parts = [
    [Math.floor(number / 1_000_000), ' million'],
    [Math.floor(number / 1000) % 1000, ' thousand'],
    [number % 1000, ''],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => underThousandEn(count) + unit);
  return said.join(' ') || 'zero';
};

const lowEs =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const tensEs = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const hundredsEs =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** Before a noun: "veintiún mil", "un dólar". */
const underThousandEs = (number: number): string => {
  if (number === 100) return 'cien';
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const tens = tensEs[Math.floor(rest / 10)] ?? '';
  const low = rest < 30 ? (lowEs[rest] ?? '') : rest % 10 ? `${tens} y ${lowEs[rest % 10]}` : tens;
  return [hundredsEs[hundreds], rest ? low : ''].filter(Boolean).join(' ');
};

const wholeEs = (number: number): string => {
  const millions = Math.floor(number / 1_000_000);
  const thousands = Math.floor(number / 1000) % 1000;
  const rest = number % 1000;
  const said = [
    millions === 1 ? 'un millón' : millions > 1 ? `${underThousandEs(millions)} millones` : '',
    thousands === 1 ? 'mil' : thousands > 1 ? `${underThousandEs(thousands)} mil` : '',
    rest ? underThousandEs(rest) : '',
  ];
  return said.filter(Boolean).join(' ') || 'cero';
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** US dollars below a billion as a certificate says them, to the cent: "Forty-eight thousand and 00/100 US dollars". */
export const amountInWords = (amount: number, language: Language): string => {
  const total = cents(amount);
  const [whole, fraction] = [Math.floor(total / 100), String(total % 100).padStart(2, '0')];
  if (language === 'en') return `${capitalized(wholeEn(whole))} and ${fraction}/100 US dollars`;
  // After whole millions a noun takes "de".
  const of = whole >= 1_000_000 && whole % 1_000_000 === 0 ? 'de ' : '';
  return `${capitalized(wholeEs(whole))} ${of}${whole === 1 ? 'dólar' : 'dólares'} ${fraction}/100 USD`;
};
