import type { ShareFiles } from '@portal/contract/sharing/share.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { makeCarrier } from '../db/seed/carriers.ts';
import type { Shipper } from './make-account.ts';
import { makeQuotedLoad } from './quoted-load.ts';
import type { TestApp } from './test-app.ts';

type Paper = { type?: string; name?: string; audience?: string; bytes?: Buffer; content_type?: string; size?: number };

/** Files a paper with a load, without the history and the mails that go with it. */
export const filePaper = async (app: TestApp, load: { id: number; account_id: number }, paper: Paper = {}) => {
  const bytes = paper.bytes ?? Buffer.from(`%PDF-1.7 of ${load.id}`);
  const { id } = await app.services.db
    .insertInto('documents')
    .values({
      load_id: load.id,
      account_id: load.account_id,
      type: paper.type ?? 'other',
      name: paper.name ?? `Packing list ${load.id}.pdf`,
      content_type: paper.content_type ?? 'application/pdf',
      size: paper.size ?? bytes.length,
      storage_key: await app.services.files.put(bytes),
      audience: paper.audience ?? 'account',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const theCarrier = async ({ services: { db } }: TestApp): Promise<number> => {
  const known = await db.selectFrom('carriers').select('id').where('scac', '=', 'SAIA').executeTakeFirst();
  return known?.id ?? makeCarrier(db, { scac: 'SAIA', name: 'Saia LTL Freight' });
};

/** A load of this shipper, Dallas to Chicago, that a carrier has accepted. */
export const bookedLoad = async (app: TestApp, { account_id, user_id }: Shipper, status = 'assigned') => {
  const { db } = app.services;
  const carrier_id = await theCarrier(app);
  const { id, tender } = await makeQuotedLoad(app, { account_id, carrier_id, created_by: user_id });
  const booked = { carrier_id, carrier_quote_id: tender.carrier_quote_id, pro_number: '0482917357', status };
  const money = { price: 512.38, cost: 440.12, cargo_value_for_insurance: 21_400, portal_notes: 'Call Dana first' };
  await db
    .updateTable('loads')
    .set({ ...booked, ...money, due_date: '2026-12-02', delivery_date: '2026-12-03' })
    .where('id', '=', id)
    .execute();
  return { id, account_id };
};

let lastPerson = 0;

/** An address nobody has been sent anything at. */
export const anybody = (): string => `dock-${(lastPerson += 1)}@receiver.test`;

export const shareBody = (document_ids: number[], changes: Partial<ShareFiles> = {}): ShareFiles => ({
  document_ids,
  addresses: [anybody()],
  message: 'Please have these ready.\nThank you',
  language: 'en',
  how: 'link',
  days: 7,
  ...changes,
});

/** The token in the first address of that screen a text holds. */
export const tokenIn = (text: string | undefined, screen: 'shared' | 'track'): string =>
  new RegExp(`/${screen}/([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

/** What a stranger is answered, told apart by nothing but the time of asking. */
export const askShared = async (app: TestApp, token: string, again = false) => {
  const headers = { 'x-request-id': 'sharing-test' };
  const { status, body } = await app.call(sharing.open, { params: { token }, query: { again: `${again}` }, headers });
  return { status, body };
};
