import { accountingSoftware } from '@portal/contract/billing/accounting-software.ts';
import { expect, it } from 'vitest';
import { publishedColumns } from './data/published-columns.ts';
import { journalLayouts } from './journal-rows.ts';

it.each(accountingSoftware)('writes for %s the columns that it publishes, in its order, and no others', (software) => {
  const { columns, linesAtOnce } = publishedColumns[software];
  const layout = journalLayouts[software];
  const names = layout.headers.map((header) => header.replace(/^\*/, ''));
  expect(columns.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  for (const { name, must } of columns) if (must) expect(names).toContain(name);
  const marked = layout.headers.filter((header) => header.startsWith('*')).map((header) => header.slice(1));
  const needed = columns.filter(({ must }) => must).map(({ name }) => name);
  expect(marked).toEqual(software === 'xero' ? needed : []);
  if (linesAtOnce !== null) expect(layout.linesAtOnce).toBeLessThanOrEqual(linesAtOnce);
});
