import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['a.csv', 'attachment; filename="a.csv"; filename*=UTF-8\'\'a.csv'],
  ["Foto (1) 'x'*.pdf", "attachment; filename=\"Foto (1) 'x'*.pdf\"; filename*=UTF-8''Foto%20%281%29%20%27x%27%2A.pdf"],
  [
    'Cotización "Ñ".pdf',
    'attachment; filename="Cotizacion _N_.pdf"; filename*=UTF-8\'\'Cotizaci%C3%B3n%20%22%C3%91%22.pdf',
  ],
  ['a\\b%20/\r\n港.pdf', 'attachment; filename="a_b_20____.pdf"; filename*=UTF-8\'\'a%5Cb%2520%2F%0D%0A%E6%B8%AF.pdf'],
])('names %j in both forms, the plain one first', (name, header) => {
  expect(contentDisposition({ name })).toBe(header);
});
