// @vitest-environment node
import type { RatedCarrier, TariffSeries, TariffVersion } from '@portal/contract/rates/rate-table.ts';
import { expect, it } from 'vitest';
import { countsOf, linesOf, matching, summaryOf } from './rated-rows.ts';

const today = '2026-11-30';
const version = (effective_from: string, effective_to: string | null, state: TariffVersion['state']) => ({
  effective_from,
  effective_to,
  state,
});
const current = version('2026-07-06', null, 'in_use');

const tariff = (changed: Partial<TariffSeries> = {}): TariffSeries => ({
  kind: 'ltl',
  series: ['standard'],
  name: 'Tariff 512',
  place: null,
  versions: [current],
  loads_priced: 5,
  draft: null,
  ...changed,
});

const carrier = (id: number, name: string, tariffs: TariffSeries[], enabled = true): RatedCarrier => ({
  carrier: { id, scac: `C${id}`, short_name: name, name },
  enabled,
  kinds: ['ltl'],
  tariffs,
  loads_priced: 5,
});

it('says since when, what comes and what ends with nothing after it', () => {
  const changes = tariff({
    versions: [version('2027-01-04', null, 'planned'), version('2026-01-05', '2027-01-03', 'in_use')],
  });
  expect(summaryOf([tariff(), changes], today)).toMatchObject({
    since: '2026-01-05',
    hasOthers: true,
    endsOn: null,
    next: { day: '2027-01-04', count: 1 },
  });
  const ends = tariff({ versions: [version('2026-01-05', '2026-12-31', 'in_use')] });
  expect(summaryOf([ends], today)).toMatchObject({ endsOn: '2026-12-31', next: null });
  const later = tariff({ versions: [version('2026-01-05', '2027-06-30', 'in_use')] });
  expect(summaryOf([later], today).endsOn).toBeNull();
});

it('puts the services of a place on one line, by the name of the place', () => {
  const of = (code: string, service: string, place: string) =>
    tariff({ kind: 'drayage', series: [code, service], name: `${code} ${service}`, place });
  const lines = linesOf([
    of('A', 'standard', 'BNSF Alliance'),
    of('A', 'priority', 'BNSF Alliance'),
    of('B', 'standard', 'Houston'),
  ]);
  expect(lines.map(({ title, tariffs, loads }) => [title, tariffs.length, loads])).toEqual([
    ['BNSF Alliance', 2, 10],
    ['Houston', 1, 5],
  ]);
});

it('finds carriers by name, and tariffs by place, within a tab and a kind', () => {
  const houston = tariff({
    kind: 'drayage',
    series: ['USHOU', 'standard'],
    name: 'USHOU standard',
    place: 'Houston, TX',
  });
  const items = [
    carrier(1, 'Saia', [tariff()]),
    carrier(2, 'Gulf Prairie', [
      houston,
      tariff({ draft: { id: 7, effective_from: null, changed_at: '', changed_by: null } }),
    ]),
    carrier(3, 'Larkfield', [], false),
  ];
  const found = (filters: Partial<Parameters<typeof matching>[1]>) =>
    matching(items, { tab: 'all', kind: 'any', search: '', ...filters }, today).map((one) => [
      one.carrier.short_name,
      one.tariffs.length,
    ]);
  expect(found({ search: 'gulf' })).toEqual([['Gulf Prairie', 2]]);
  expect(found({ search: 'houston' })).toEqual([['Gulf Prairie', 1]]);
  expect(found({ kind: 'drayage' })).toEqual([['Gulf Prairie', 1]]);
  expect(found({ tab: 'off' })).toEqual([['Larkfield', 0]]);
  const count = countsOf(items, today);
  expect([count('all'), count('draft'), count('changes'), count('ends'), count('off')]).toEqual([3, 1, 0, 0, 1]);
});
