import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { StripeSimulator } from '@portal/simulators/stripe/stripe-simulator.ts';

/** What the portal has the provider do about a payment: open a page for it, or say how it stands. */
type Call = 'opening' | 'reading';

/** How far a call is: the provider has it and has done nothing; its answer is half sent; its answer is sent. */
export type Moment = 'before' | 'during' | 'after';

export type Stop = { call: Call; moment: Moment };

type Arranged = Stop & { invoices: ReadonlySet<string>; reached: (invoice: number) => void };

/** The way to the payment provider, on which a call can be stopped. */
export type PaymentGateway = {
  url: string;
  /** Resolves with the invoice of the first such call about one of these invoices once it is at this moment. */
  stop(at: Stop, invoices: readonly number[]): Promise<number>;
  /** Lets the call that was stopped go on, as what is on the wire arrives though its sender is gone. */
  release(): void;
  close(): Promise<void>;
};

const pages = '/v1/checkout/sessions';

const forward = async (target: string, { method = 'GET', headers }: IncomingMessage, url: string, body: string) => {
  const passed = ['authorization', 'content-type', 'idempotency-key'];
  const answer = await fetch(`${target}${url}`, {
    method,
    headers: passed.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
    ...(method === 'POST' && { body }),
  });
  return { status: answer.status, body: await answer.text() };
};

/** What a request asks of the provider, and about which invoices; null for everything else. */
const callOf = (
  provider: StripeSimulator,
  { method, url = '' }: IncomingMessage,
  body: string,
): { call: Call; invoices: string } | null => {
  if (method === 'POST' && url === pages) {
    return { call: 'opening', invoices: new URLSearchParams(body).get('metadata[invoice_ids]') ?? '' };
  }
  const id = method === 'GET' && url.startsWith(`${pages}/`) ? url.slice(pages.length + 1).split('?')[0] : null;
  const page = id && provider.sessions().find((one) => one.id === id);
  return page ? { call: 'reading', invoices: page.metadata['invoice_ids'] ?? '' } : null;
};

/** Opens a loopback port in front of the provider. */
export const startPaymentGateway = async (provider: StripeSimulator): Promise<PaymentGateway> => {
  let arranged: Arranged | null = null;
  let release: () => void = () => undefined;
  let released: Promise<void> = Promise.resolve();

  /** Takes what is arranged where this is the call it waits for. */
  const stopOf = (request: IncomingMessage, body: string): (Arranged & { invoice: number }) | null => {
    const found = callOf(provider, request, body);
    if (!arranged || !found || found.call !== arranged.call || !arranged.invoices.has(found.invoices)) return null;
    const taken = { ...arranged, invoice: Number(found.invoices) };
    arranged = null;
    return taken;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const stop = stopOf(request, body);
    if (stop?.moment === 'before') {
      stop.reached(stop.invoice);
      await released;
    }
    const answer = await forward(provider.url, request, request.url ?? '', body);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    if (stop?.moment === 'during') {
      const half = Math.floor(answer.body.length / 2);
      response.write(answer.body.slice(0, half), () => stop.reached(stop.invoice));
      await released;
      response.end(answer.body.slice(half));
      return;
    }
    response.end(answer.body, () => stop?.reached(stop.invoice));
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: (at, invoices) =>
      new Promise((reached) => {
        released = new Promise((resolve) => {
          release = resolve;
        });
        arranged = { ...at, invoices: new Set(invoices.map(String)), reached };
      }),
    release: () => {
      arranged = null;
      release();
    },
    async close() {
      release();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
