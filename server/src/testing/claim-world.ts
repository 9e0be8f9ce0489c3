import { randomInt } from 'node:crypto';
import type { Claim, NewClaim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import { makeCarrier } from '../db/seed/carriers.ts';
import { makeLoad, type NewLoad } from '../db/seed/loads.ts';
import type { RunningApp } from '../app.ts';
import type { Shipper } from './make-account.ts';
import type { TestApp } from './test-app.ts';

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const anyScac = (): string => Array.from({ length: 4 }, () => String.fromCharCode(65 + randomInt(26))).join('');

/** The day deliveries of these tests happened. */
export const deliveredOn = dayBefore(6);

/** A load that was picked up eight days ago and delivered six days ago. */
export const makeDeliveredLoad = async (
  { services: { db } }: Pick<RunningApp, 'services'>,
  account_id: number,
  more: Partial<NewLoad> = {},
): Promise<number> => {
  const carrier_id = await makeCarrier(db, { scac: anyScac() });
  return makeLoad(db, {
    account_id,
    carrier_id,
    status: 'delivered',
    pro_number: '0482917357',
    bol_number: `06141410${randomInt(1e8, 1e9)}`,
    po_number: 'PO-7731',
    pickup_date: dayBefore(8),
    due_date: deliveredOn,
    actual_pickup_at: `${dayBefore(8)}T15:00:00Z`,
    actual_delivery_at: `${deliveredOn}T18:00:00Z`,
    ...more,
  });
};

/** A paper of a load with these bytes. */
export const makePaper = async (
  app: Pick<RunningApp, 'services'>,
  load_id: number,
  {
    bytes = Buffer.from('%PDF-1.4'),
    ...more
  }: { bytes?: Buffer; name?: string; content_type?: string; audience?: string; created_by?: number } = {},
): Promise<number> => {
  const { db, files } = app.services;
  const { account_id } = await db
    .selectFrom('loads')
    .select('account_id')
    .where('id', '=', load_id)
    .executeTakeFirstOrThrow();
  const storage_key = await files.put(bytes);
  const paper = { type: 'other', name: 'paper.pdf', content_type: 'application/pdf', size: bytes.length };
  const { id } = await db
    .insertInto('documents')
    .values({ load_id, account_id, storage_key, ...paper, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** All a claim for visible damage needs. */
export const damageEvidence: readonly EvidenceKind[] = ['bol', 'pod', 'commercial_invoice', 'photos'];

/** A complete claim for visible damage to a load, with its papers made. */
export const damageClaim = async (app: Pick<RunningApp, 'services'>, load_id: number): Promise<NewClaim> => {
  const documents = [];
  for (const evidence of damageEvidence) documents.push({ document_id: await makePaper(app, load_id), evidence });
  return {
    load_id,
    type: 'cargo_claim',
    category: 'visible_damage',
    reason: null,
    supporting_text: 'Two pallets were crushed by other freight.',
    amount: 1250.5,
    amount_basis: '',
    currency: 'USD',
    discovered_on: deliveredOn,
    delivered_on: null,
    invoice_number: '',
    invoice_received_on: null,
    documents,
    draft: false,
  };
};

/** Files a claim for visible damage, or keeps it as a draft. */
export const fileClaim = async (app: TestApp, shipper: Shipper, more: Partial<NewClaim> = {}): Promise<Claim> => {
  const load_id = more.load_id ?? (await makeDeliveredLoad(app, shipper.account_id));
  const body = { ...(await damageClaim(app, load_id)), ...more };
  const { status, body: claim } = await app.call(claims.create, { body, token: shipper.token });
  if (status !== 201) throw new Error(`claim not filed: ${JSON.stringify(claim)}`);
  return claim;
};

/** A submitted claim as a row, without its papers. */
export const makeClaimRow = async (
  { services: { db } }: Pick<RunningApp, 'services'>,
  load: { load_id: number; account_id: number },
): Promise<number> => {
  const told = { type: 'cargo_claim', category: 'theft', supporting_text: 'The trailer was empty.', amount: 700 };
  const { id } = await db
    .insertInto('claims')
    .values({ ...load, ...told, status: 'submitted', submitted_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
