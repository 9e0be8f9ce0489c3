import { expect, test } from 'vitest';
import { type ClaimDays, addMonths, deadlinesOf, endOfTerm, nextDeadline } from './deadlines.ts';

const nothing: ClaimDays = {
  type: 'cargo_claim',
  category: 'visible_damage',
  status: 'draft',
  informed_on: null,
  delivered: null,
  invoice_received: null,
  submitted: null,
  acknowledged: null,
  resolved: null,
  denied: null,
};
const deadlinesAt = (days: Partial<ClaimDays>, today: string): string[] =>
  deadlinesOf({ ...nothing, ...days }, today).map(({ code, due_on, state }) => `${code} ${due_on} ${state}`);

test.each([
  ['2026-03-10', '2026-12-10'],
  ['2026-05-31', '2027-02-28'],
  ['2027-05-31', '2028-02-29'],
  ['2026-03-31', '2026-12-31'],
  ['2026-04-30', '2027-01-30'],
])('nine months from %s end on %s', (from, due) => expect(addMonths(from, 9)).toBe(due));

test.each([
  ['2026-02-28', '2028-02-29'],
  ['2028-02-29', '2030-03-01'],
  ['2026-12-31', '2029-01-01'],
])('two years and a day from %s end on %s', (from, due) => expect(endOfTerm(from, { months: 24, days: 1 })).toBe(due));

test.each([
  // A Monday; a Friday; the Wednesday before Thanksgiving; a Saturday; before a New Year.
  ['2026-11-02', '2026-11-09'],
  ['2026-11-13', '2026-11-20'],
  ['2026-11-25', '2026-12-03'],
  ['2026-10-03', '2026-10-09'],
  ['2026-12-30', '2027-01-07'],
])('five business days from %s end on %s', (from, due) => expect(endOfTerm(from, { business_days: 5 })).toBe(due));

test('a damage nobody saw has two clocks from delivery, another one', () => {
  const days = { delivered: '2026-11-02' } as const;
  expect(deadlinesAt({ ...days, category: 'concealed_damage' }, '2026-11-08')).toEqual([
    'concealed_notice 2026-11-09 soon',
    'file 2027-08-02 pending',
  ]);
  expect(deadlinesAt({ ...days, category: 'concealed_damage' }, '2026-11-10')[0]).toBe(
    'concealed_notice 2026-11-09 overdue',
  );
  expect(deadlinesAt(days, '2026-11-08')).toEqual(['file 2027-08-02 pending']);
});

test('the last day counts, the day after it is late', () => {
  const days = { delivered: '2026-03-10' };
  expect(deadlinesAt(days, '2026-11-09')).toEqual(['file 2026-12-10 pending']);
  expect(deadlinesAt(days, '2026-11-10')).toEqual(['file 2026-12-10 soon']);
  expect(deadlinesAt(days, '2026-12-10')).toEqual(['file 2026-12-10 soon']);
  expect(deadlinesAt(days, '2026-12-11')).toEqual(['file 2026-12-10 overdue']);
  const filed = (submitted: string) => deadlinesAt({ ...days, submitted, status: 'submitted' }, '2026-12-20')[0];
  expect(filed('2026-12-10')).toBe('file 2026-12-10 met');
  expect(filed('2026-12-11')).toBe('file 2026-12-10 met_late');
});

test('from filing the carrier has 30 days to acknowledge and 120 to answer', () => {
  const days = { delivered: '2027-10-01', submitted: '2027-11-01', status: 'submitted' } as const;
  // 2028 has a 29th of February between.
  expect(deadlinesAt(days, '2027-11-02')).toEqual([
    'file 2028-07-01 met',
    'acknowledge 2027-12-01 pending',
    'resolve 2028-02-29 pending',
  ]);
  const acknowledged = { ...days, acknowledged: '2027-12-02', status: 'acknowledged' } as const;
  expect(deadlinesAt(acknowledged, '2028-02-20')).toContain('acknowledge 2027-12-01 met_late');
  expect(deadlinesAt(acknowledged, '2028-02-20')).toContain('resolve 2028-02-29 soon');
});

test('a report is due when 120 days are over without an answer, and every 60 after that', () => {
  const days = {
    delivered: '2026-01-05',
    submitted: '2026-01-10',
    acknowledged: '2026-01-20',
    status: 'under_investigation',
  } as const;
  const report = (informed_on: string | null, today: string) =>
    deadlinesAt({ ...days, informed_on }, today).find((one) => one.startsWith('status_update'));
  expect(report('2026-01-20', '2026-05-10')).toBeUndefined();
  expect(report('2026-01-20', '2026-05-11')).toBe('status_update 2026-05-10 overdue');
  expect(report('2026-05-10', '2026-05-11')).toBe('status_update 2026-07-09 pending');
  expect(report('2026-05-12', '2026-07-10')).toBe('status_update 2026-07-09 overdue');
  expect(report('2026-07-09', '2026-07-10')).toBe('status_update 2026-09-07 pending');
  expect(deadlinesAt({ ...days, resolved: '2026-07-10', status: 'offered' }, '2026-07-11')).toEqual([
    'file 2026-10-05 met',
    'acknowledge 2026-02-09 met',
    'resolve 2026-05-10 met_late',
  ]);
});

test('suit may be brought until two years and a day after denial, unless the case was settled', () => {
  const days = {
    delivered: '2026-01-05',
    submitted: '2026-01-10',
    acknowledged: '2026-01-11',
    resolved: '2026-02-28',
    denied: '2026-02-28',
  } as const;
  const suit = (status: ClaimDays['status'], today: string) => deadlinesAt({ ...days, status }, today).at(-1);
  expect(suit('declined', '2026-03-01')).toBe('suit 2028-02-29 pending');
  expect(suit('closed', '2028-02-01')).toBe('suit 2028-02-29 soon');
  expect(suit('settled', '2026-03-01')).toBe('suit 2028-02-29 void');
  expect(suit('withdrawn', '2026-03-01')).toBe('suit 2028-02-29 void');
});

test('a charge is disputed within 180 days of the bill and answered within 60', () => {
  const days = { type: 'billing_dispute', category: 'rate', invoice_received: '2027-09-03' } as const;
  expect(deadlinesAt(days, '2027-09-04')).toEqual(['overcharge 2028-03-01 pending']);
  expect(deadlinesAt({ ...days, submitted: '2027-10-01', status: 'submitted' }, '2027-10-02')).toEqual([
    'overcharge 2028-03-01 met',
    'acknowledge 2027-10-31 pending',
    'resolve 2027-11-30 pending',
  ]);
  expect(deadlinesAt({ ...days, type: 'service_dispute', category: 'service_performance' }, '2027-09-04')).toEqual([]);
});

test('the next clock is the earliest that still runs', () => {
  const days = { ...nothing, delivered: '2026-01-05', submitted: '2026-01-10', status: 'submitted' } as const;
  expect(nextDeadline(deadlinesOf(days, '2026-01-11'))?.code).toBe('acknowledge');
  expect(nextDeadline(deadlinesOf({ ...days, status: 'withdrawn' }, '2026-01-11'))).toBeNull();
});

test('suit over an overcharge may be brought for 18 months, or for 6 after denial', () => {
  const days = { type: 'billing_dispute', category: 'rate', delivered: '2026-01-31' } as const;
  const suit = (more: Partial<ClaimDays>, today: string) => deadlinesAt({ ...days, ...more }, today).at(-1);
  expect(suit({}, '2026-02-10')).toBe('suit 2027-07-31 pending');
  expect(suit({ status: 'declined', denied: '2026-03-01' }, '2026-03-02')).toBe('suit 2027-07-31 pending');
  expect(suit({ status: 'declined', denied: '2027-06-30' }, '2027-07-01')).toBe('suit 2027-12-30 pending');
  expect(suit({ status: 'closed' }, '2026-03-02')).toBe('suit 2027-07-31 void');
  expect(suit({ status: 'paid' }, '2026-03-02')).toBe('suit 2027-07-31 void');
});

test('a carrier inspects concealed damage within 5 business days of the claim, after which nobody waits for it', () => {
  // Filed on the Monday of Thanksgiving week.
  const days = { delivered: '2026-11-20', submitted: '2026-11-23', status: 'submitted' } as const;
  const inspection = (category: ClaimDays['category'], today: string) =>
    deadlinesAt({ ...days, category }, today).find((one) => one.startsWith('inspect'));
  expect(inspection('concealed_damage', '2026-11-24')).toBe('inspect 2026-12-01 pending');
  expect(inspection('concealed_damage', '2026-12-02')).toBe('inspect 2026-12-01 void');
  expect(inspection('visible_damage', '2026-11-24')).toBeUndefined();
});
