import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PaymentBooks } from './payment-books.ts';
import { payMethods, type Session } from './payment-objects.ts';

const Choice = z.object({ method: z.enum([...payMethods, 'confirm']) });
const ById = z.object({ id: z.string() });

const escape = (text: string): string => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const labels = {
  card: 'Pay by card 4242 4242 4242 4242',
  declined_card: 'Pay by card 4000 0000 0000 0002 (declined)',
  three_d_secure: 'Pay by card 4000 0000 0000 3220 (3-D Secure)',
  bank_debit: 'Pay from a bank account',
  confirm: 'Confirm at my bank',
};

const page = (session: Session, methods: readonly (keyof typeof labels)[], note = ''): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Checkout</title>
<body style="font:16px system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem">
<h1>Checkout</h1><p>${(session.amount_total / 100).toFixed(2)} ${escape(session.currency.toUpperCase())}</p>
${note ? `<p role="alert">${note}</p>` : ''}
<form method="post">${methods
  .map((method) => `<p><button name="method" value="${method}">${labels[method]}</button></p>`)
  .join('')}</form>
<p><a href="${escape(session.cancel_url)}">Back</a></p></body></html>`;

/** The page the payer's browser is sent to, with a button for each way a payment goes. */
export const checkoutPage = (app: FastifyInstance, books: PaymentBooks): void => {
  app.get('/pay/:id', (request, reply) => {
    const session = books.sessions.get(ById.parse(request.params).id);
    if (session?.status !== 'open') return reply.code(410).type('text/html').send('<h1>This page has expired</h1>');
    return reply.type('text/html').send(page(session, payMethods));
  });
  app.post('/pay/:id', (request, reply) => {
    const session = books.sessions.get(ById.parse(request.params).id);
    if (!session) return reply.code(404).send();
    const { method } = Choice.parse(request.body);
    if (method === 'three_d_secure') {
      return reply.type('text/html').send(page(session, ['confirm'], 'Your bank asks you to confirm this payment.'));
    }
    const outcome = books.pay(session, method === 'confirm' ? 'three_d_secure' : method);
    if (outcome === 'closed') return reply.code(410).type('text/html').send('<h1>This page has expired</h1>');
    if (outcome !== 'declined') return reply.redirect(session.success_url, 303);
    return reply.type('text/html').send(page(session, payMethods, 'Your card was declined.'));
  });
};
