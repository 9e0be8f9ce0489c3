// What waits for a shipper and for the operator, for pictures of the home screen.

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA');

const waiting = {
  account: { id: 2, name: 'Acme Industrial' },
  policy: null,
  claim_id: null,
  invoice_id: null,
  approval_id: null,
  mode: 'ltl',
  due_at: null,
  due_on: null,
  is_overdue: false,
  waiting_since: null,
  carrier: null,
  amount: null,
  quotes: null,
  exception: null,
  document_type: null,
  invoice_number: null,
  invoice_status: null,
  claim_type: null,
  claim_status: null,
};

const place = (city: string, state: string) => ({ city, state });

const loadJobs = () => [
  {
    ...waiting,
    kind: 'tender_unanswered',
    load_id: 100_838,
    origin: place('Fort Worth', 'TX'),
    destination: place('Little Rock', 'AR'),
    carrier: 'Southeastern',
    waiting_since: minutesFromNow(-130),
    due_at: minutesFromNow(48),
  },
  {
    ...waiting,
    kind: 'quote_expires',
    load_id: 100_843,
    origin: place('Dallas', 'TX'),
    destination: place('Columbus', 'OH'),
    carrier: 'Estes',
    amount: 550.13,
    quotes: 7,
    due_at: minutesFromNow(90),
  },
  {
    ...waiting,
    kind: 'load_late',
    load_id: 100_715,
    origin: place('Dallas', 'TX'),
    destination: place('El Paso', 'TX'),
    carrier: 'Dayton',
    exception: 'weather',
    due_on: daysFromNow(-5),
    is_overdue: true,
  },
];

const paperJobs = () => [
  {
    ...waiting,
    kind: 'claim_waiting',
    load_id: 100_656,
    claim_id: 5002,
    origin: place('Laredo', 'TX'),
    destination: place('New Orleans', 'LA'),
    claim_type: 'cargo_claim',
    claim_status: 'info_requested',
    due_on: daysFromNow(1),
  },
  {
    ...waiting,
    kind: 'document_missing',
    load_id: 100_829,
    origin: place('Dallas', 'TX'),
    destination: place('Monterrey', 'NLE'),
    document_type: 'commercial_invoice',
    due_on: daysFromNow(1),
  },
  {
    ...waiting,
    kind: 'invoice_due',
    load_id: 100_702,
    invoice_id: 1,
    origin: place('Memphis', 'TN'),
    destination: place('Allentown', 'PA'),
    invoice_number: 20_377,
    invoice_status: 'open',
    amount: 1240.91,
    due_on: daysFromNow(2),
  },
];

const truck = (load_id: number, mode: string, minutes: number, origin: object, destination: object, name: string) => ({
  ...waiting,
  kind: 'truck_pending',
  account: { id: 3, name },
  load_id,
  mode,
  origin,
  destination,
  waiting_since: minutesFromNow(-minutes),
});

const operatorJobs = () => [
  truck(100_846, 'ftl', 1120, place('Monterrey', 'NLE'), place('Dallas', 'TX'), 'Altamira Supply'),
  truck(100_845, 'reefer', 252, place('Salinas', 'CA'), place('Phoenix', 'AZ'), 'Borealis Foods'),
  truck(100_841, 'flatbed', 125, place('Houston', 'TX'), place('Tulsa', 'OK'), 'Ultramar Imports'),
  truck(100_839, 'ftl', 38, place('Dallas', 'TX'), place('Monterrey', 'NLE'), 'Acme Industrial'),
];

const noneOfEach = {
  quote_expires: 0,
  tender_unanswered: 0,
  load_late: 0,
  document_missing: 0,
  invoice_due: 0,
  claim_waiting: 0,
  truck_pending: 0,
  container_request: 0,
  refund_to_send: 0,
  promise_broken: 0,
  write_off_waiting: 0,
  approval_waiting: 0,
};

const keyed = (items: readonly { kind: string; load_id: number }[]) =>
  items.map((item) => ({ ...item, key: `${item.kind}:${item.load_id}` }));

export const attention = () => ({
  items: keyed([...loadJobs(), ...paperJobs()]),
  total: 14,
  counts: {
    ...noneOfEach,
    quote_expires: 3,
    tender_unanswered: 2,
    load_late: 3,
    document_missing: 2,
    invoice_due: 3,
    claim_waiting: 1,
  },
  checked_at: new Date().toISOString(),
});

/** More of two kinds than are counted. */
export const manyWait = () => {
  const { counts, ...rest } = attention();
  return {
    ...rest,
    counts: { ...counts, load_late: 1000, invoice_due: 1000 },
    capped: ['load_late', 'invoice_due'],
    total: 2008,
    total_capped: true,
  };
};

export const trucksPending = () => ({
  items: keyed(operatorJobs()),
  total: 4,
  counts: { ...noneOfEach, truck_pending: 4, claim_waiting: 2, container_request: 1, refund_to_send: 1 },
  checked_at: new Date().toISOString(),
});

export const nothingWaits = () => ({
  items: [],
  total: 0,
  counts: noneOfEach,
  checked_at: new Date().toISOString(),
});
