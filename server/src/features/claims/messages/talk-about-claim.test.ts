import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { fileClaim } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let stranger: Shipper;
let operator: Shipper;
const sockets: Socket[] = [];

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app, { language: 'es' });
  stranger = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
});

type Refusal = { detail: { code: string; field?: string }[] };
const fault = (answer: { status: number; body: unknown }) => {
  const [first] = (answer.body as Refusal).detail;
  return [answer.status, first?.code, first?.field];
};
const say = (id: number, body: { text: string; internal?: boolean }, token: string) =>
  app.call(claims.say, { params: { id }, body, token });
const messagesFor = async (id: number, token: string) =>
  (await app.call(claims.messages, { params: { id }, token })).body.items.map(({ kind, side, text }) => [
    kind,
    side,
    text,
  ]);
const change = (id: number, body: object, { token }: Shipper) =>
  app.call(claims.change, { params: { id }, body: body as ClaimChange, token });

/** The events somebody receives who looks at a load, or null where the room is closed to them. */
const listen = async (loadId: number, { token }: Shipper): Promise<unknown[] | null> => {
  const socket = io(app.url, { path: socketPath, transports: ['websocket'], auth: { token } });
  sockets.push(socket);
  const received: unknown[] = [];
  socket.on('claim-changed', (event) => received.push(event));
  const { ok } = (await socket.timeout(5000).emitWithAck('join', { kind: 'load', id: loadId })) as { ok: boolean };
  return ok ? received : null;
};

test('both sides write, each receives it at once, and notes among operators exist for operators alone', async () => {
  const { id, load } = await fileClaim(app, shipper);
  const [theirs, ours] = [await listen(load.id, shipper), await listen(load.id, operator)];
  expect(await listen(load.id, stranger)).toBeNull();
  expect((await say(id, { text: 'Any news?' }, shipper.token)).body).toMatchObject({
    kind: 'message',
    side: 'shipper',
  });
  await vi.waitUntil(() => theirs?.length === 1 && ours?.length === 1, 30_000);
  expect(theirs).toEqual([{ load_id: load.id, claim_id: id, status: 'submitted' }]);
  const note = await say(id, { text: 'The carrier is insolvent.', internal: true }, operator.token);
  expect(note.body).toMatchObject({ kind: 'internal_note', side: 'operator' });
  await say(id, { text: 'We asked the carrier.' }, operator.token);
  await vi.waitUntil(() => theirs?.length === 2, 30_000);
  expect(await messagesFor(id, shipper.token)).toEqual([
    ['message', 'operator', 'We asked the carrier.'],
    ['message', 'shipper', 'Any news?'],
    ['move', 'shipper', ''],
  ]);
  const page = await app.call(claims.messages, { params: { id }, token: shipper.token });
  expect(page.body.total).toBe(3);
  expect(JSON.stringify(page.body)).not.toContain('insolvent');
  expect((await messagesFor(id, operator.token))[1]).toEqual([
    'internal_note',
    'operator',
    'The carrier is insolvent.',
  ]);
  expect(ours).toHaveLength(2);
});

test('a customer writes no notes, a draft and a closed case take no messages', async () => {
  const { id, version } = await fileClaim(app, shipper);
  for (const internal of [true, false]) {
    const refused = await say(id, { text: 'Hm', internal }, shipper.token);
    expect(fault(refused)).toEqual([403, 'http.forbidden', 'internal']);
  }
  expect(fault(await say(id, { text: '  ' }, shipper.token))).toEqual([400, 'http.required', 'text']);
  const draft = await fileClaim(app, shipper, { draft: true });
  expect(fault(await say(draft.id, { text: 'Hello?' }, shipper.token))).toEqual([409, 'claims.still_draft', undefined]);
  await change(id, { version, action: 'withdraw' }, shipper);
  expect(fault(await say(id, { text: 'Wait' }, shipper.token))).toEqual([409, 'claims.finished', undefined]);
  expect((await say(id, { text: 'Withdrawn by phone.', internal: true }, operator.token)).status).toBe(201);
});

test('each step is mailed to the other side in its language, and a note to nobody', async () => {
  const author = await makeShipper(app, { language: 'es' });
  const operationsEmail = app.services.settings.get(operatorIdentity).operations_email;
  const claim = await fileClaim(app, author);
  const { id, load } = claim;
  const about = async (address: string, subject: string) =>
    vi.waitUntil(() => mails.all.find((mail) => mail.to === address && mail.subject === subject), 30_000);
  const filed = await about(operationsEmail, `Case ${id}, load ${load.id}: Submitted`);
  expect(filed.text).toContain('filed: Cargo claim');
  expect(filed.text).toContain('Amount claimed: $1,250.50 USD');
  expect(filed.text).toContain(`/claims/${id}`);
  await change(
    id,
    { version: claim.version, representative_id: operator.user_id, status: 'info_requested', note: '¿Hay fotos?' },
    operator,
  );
  const requested = await about(author.email, `Caso ${id}, carga ${load.id}: Se solicitó más información`);
  expect(requested.text).toContain('Se necesita más información para su caso');
  expect(requested.text).toContain('¿Hay fotos?');
  expect(requested.text).toContain('Estatus: Información solicitada');
  await change(id, { version: 3, action: 'answer_info', note: 'Adjuntas.' }, author);
  const answered = await about(operator.email, `Case ${id}, load ${load.id}: Information given`);
  expect(answered.text).toContain('Adjuntas.');
  await say(id, { text: 'Secret', internal: true }, operator.token);
  await say(id, { text: 'El transportista responde el lunes.' }, operator.token);
  const message = await about(author.email, `Caso ${id}, carga ${load.id}: mensaje nuevo`);
  expect(message.text).toContain('escribió sobre su caso');
  await change(id, { version: 4, status: 'declined', decline_reason: 'act_of_god' }, operator);
  const declined = await about(author.email, `Caso ${id}, carga ${load.id}: Rechazada`);
  expect(declined.text).toContain('Motivo: Fuerza mayor');
  expect(mails.all.filter(({ text }) => text.includes('Secret'))).toEqual([]);
});

test('a draft that is given up is news to nobody, nor is anything to a branded account', async () => {
  const before = mails.all.length;
  const draft = await fileClaim(app, shipper, { draft: true });
  await change(draft.id, { version: draft.version, action: 'withdraw' }, shipper);
  const branded = await makeShipper(app, { isBranded: true });
  const claim = await fileClaim(app, branded);
  await change(claim.id, { version: claim.version, status: 'under_investigation' }, operator);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const later = mails.all.slice(before);
  expect(later.filter(({ subject }) => subject.includes(String(draft.id)))).toEqual([]);
  expect(later.filter(({ to }) => to === branded.email)).toEqual([]);
});

test('the operator’s word meets the report that is due after 120 days', async () => {
  const { id } = await fileClaim(app, shipper);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const long = {
    submitted_at: ago(200),
    acknowledged_at: ago(190),
    told_at: ago(190),
    status: 'under_investigation',
  } as const;
  await app.services.db.updateTable('claims').set(long).where('id', '=', id).execute();
  const report = async () =>
    (await app.call(claims.get, { params: { id }, token: shipper.token })).body.deadlines.find(
      ({ code }) => code === 'status_update',
    )?.state;
  expect(await report()).toBe('overdue');
  await say(id, { text: 'The carrier still investigates.' }, operator.token);
  expect(await report()).toBe('pending');
});
