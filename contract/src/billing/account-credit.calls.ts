import type { Calls } from '../http/endpoint.ts';

/** What an account has with the operator beyond its invoices: it pays a later invoice, goes back, or bounces. */
export const accountCreditCalls = {
  apply: { method: 'POST', path: '/api/stripe/billings/{id}/applied-credits', permission: 'post:billing' },
  bounce: { method: 'POST', path: '/api/stripe/payments/{id}/bounce', permission: 'post:billing' },
  sendBack: { method: 'POST', path: '/api/stripe/payments/{id}/sent-refunds', permission: 'post:billing' },
} as const satisfies Calls;
