const item = {
  commodity: 'Machine parts',
  freight_class: '92.5',
  handling_unit: 'PAT',
  handling_unit_count: 3,
  length: 48,
  width: 40,
  height: 48,
  weight: 1860,
};

/** Bodies whose rules a schema cannot say in JSON, by method and path. */
export const exampleBodies: Readonly<Record<string, unknown>> = {
  'POST /api/auth/single-sign-on/access-token': { state: 'example-of-43-letters-and-digits-0123456789' },
  'PATCH /api/accounts/{id}/dunning': {
    is_dunned: true,
    days: { friendly: 5, firm: 20, final: 45 },
    version: 0,
  },
  'PATCH /api/approval-rules': {
    version: 0,
    rules: [
      {
        when: [{ kind: 'amount', above: 2500 }],
        deciders: { user_ids: [1] },
        needed: 1,
        escalation: { user_ids: [2], hours: 4 },
        is_on: true,
      },
    ],
  },
  'PATCH /api/routing-guide': {
    version: 0,
    effective_on: '2026-12-01',
    rules: [{ kind: 'cheapest', modes: ['ltl'], within_days: 1, is_on: true }],
  },
  'POST /api/routing-guide/trial': { rules: [{ kind: 'cheapest', modes: ['ltl'], within_days: 1, is_on: true }] },
  'POST /api/carriers-alert': {
    carrier_id: 1,
    threshold_percent: 92.5,
    message: { en: 'Often late lately', es: 'Últimamente llega tarde con frecuencia' },
  },
  'POST /api/standardizers/line-items/info': { line_items: [item] },
  'POST /api/loads': {
    mode: 'ltl',
    pickup_date: '2026-12-01',
    stops: [
      { type: 'pickup', zip_code: '75207' },
      { type: 'delivery', zip_code: '60632' },
    ],
    line_items: [item],
  },
  'POST /api/orders': {
    external_id: 'SO-10482',
    mode: 'ltl',
    pickup_date: '2026-12-01',
    stops: [
      { type: 'pickup', zip_code: '75207' },
      { type: 'delivery', zip_code: '60632' },
    ],
    line_items: [{ ...item, weight: null }],
  },
  'POST /api/loads/join': { load_ids: [100_517, 100_518] },
  'POST /api/loads/{id}/line-items': item,
};
