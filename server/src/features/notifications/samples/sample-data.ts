import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { MailedInvoice } from '../../billing/papers/file-invoice.ts';
import type { MailedPolicy } from '../../insurance/mails/mail-buyer.ts';
import type { ApprovalNews } from '../approvals/approval-news.queries.ts';
import type { ClaimNews } from '../claim-news.queries.ts';
import type { BookedLoad } from '../notifications.queries.ts';

/** Whom a sample is made for. */
export type SampleReader = { email: string; language: Language; account_name: string };

const loadId = 100_517;

export const sampleLoad = ({ email, language }: SampleReader, today: string): BookedLoad => ({
  id: loadId,
  tender_id: 1,
  pro_number: '0482917357',
  pickup_date: addDays(today, -2),
  delivery_date: addDays(today, 1),
  origin: 'Dallas, TX',
  destination: 'Atlanta, GA',
  carrier_name: 'Saia LTL Freight',
  was_held: false,
  email,
  language,
});

export const sampleApproval = ({ language }: SampleReader, today: string): ApprovalNews => ({
  id: 318,
  load_id: loadId,
  account_id: 1,
  status: 'waiting',
  price: 4044.16,
  asked_by: 1,
  actor_name: 'Daniela Ríos',
  note: { en: 'The line starts on Tuesday evening.', es: 'La línea arranca el martes por la tarde.' }[language],
  until: `${addDays(today, 1)}T20:00:00.000Z`,
  ended_by: 'Marco Peña',
  end_note: { en: 'Take the cheaper one.', es: 'Tome la más barata.' }[language],
  proposed_by: 'Marco Peña',
  proposal_note: { en: 'The same day, $45.14 less.', es: 'El mismo día, $45.14 menos.' }[language],
  carrier: 'Estes Express Lines',
  from: 'Laredo, TX',
  to: 'Columbus, OH',
});

export const sampleMessage = { en: 'Dock 4 is kept free on Friday.', es: 'El andén 4 queda libre el viernes.' };

export const sampleDelay = (today: string) => ({
  due_date: today,
  exception: 'weather' as const,
  exception_reason: null,
});

export const samplePolicy = (today: string): MailedPolicy => ({
  id: 3120,
  certificate_number: 'C-204417',
  load_id: loadId,
  commodity: 'Ceramic tiles',
  cover_ends_on: addDays(today, 7),
  origin_city: 'Dallas',
  origin_zip_code: '75207',
  destination_city: 'Atlanta',
  destination_zip_code: '30318',
  chosen: { limit: 25_000, total: 96.5 },
});

export const sampleInvoice = ({ account_name }: SampleReader, today: string): MailedInvoice & { quoted: number } => ({
  id: 8841,
  number: 20_418,
  load_id: loadId,
  quoted: 1240.5,
  amount: 1325.5,
  tax: 0,
  policy: null,
  account_name,
  due_on: addDays(today, 30),
  origin_city: 'Dallas',
  origin_state: 'TX',
  destination_city: 'Atlanta',
  destination_state: 'GA',
});

/** What the reweigh of a carrier added. */
export const sampleChange = { amount: 85, changes: [{ code: '', kind: 'reweigh' as const, amount: 85 }] };

export const samplePayment = ({ email, language }: SampleReader, today: string) => ({
  email,
  language,
  numbers: [20_411, 20_418],
  amount: 2566,
  method: 'card' as const,
  brand: 'visa',
  ending: '4242',
  received_on: today,
});

/** Two invoices that are past due. */
export const sampleOverdue = (today: string) => [
  { id: 1, number: 20_411, due_on: addDays(today, -16), payable: 1240.5 },
  { id: 2, number: 20_418, due_on: addDays(today, -4), payable: 1325.5 },
];

const noBills = { count: 0, amount: 0 };

/** The statement of the month before. */
export const sampleStatement = ({ account_name }: SampleReader, today: string) => {
  const to = addDays(`${today.slice(0, 7)}-01`, -1);
  const month = to.slice(0, 7);
  return {
    account: { id: 1, name: account_name },
    month,
    from: `${month}-01`,
    to,
    opening: 4820.25,
    closing: 6146,
    ageing: {
      current: { count: 4, amount: 4905.5 },
      '1-30': { count: 1, amount: 1240.5 },
      '31-60': noBills,
      '61-90': noBills,
      '90+': noBills,
    },
  };
};

export const sampleCrossing = {
  carrier: 'Saia LTL Freight',
  kind: 'on_time' as const,
  days: 90,
  threshold: 92,
  message: { en: 'Often a day late', es: 'A menudo llega un día tarde' },
};

export const sampleClaim = (reader: SampleReader, today: string): ClaimNews => ({
  id: 512,
  load_id: loadId,
  type: 'cargo_claim',
  category: 'visible_damage',
  reason: null,
  status: 'offered',
  amount: 1850,
  currency: 'USD',
  offer_amount: 1500,
  recovered_amount: null,
  decline_reason: null,
  carrier_claim_number: 'SAIA-55102',
  next_deadline: null,
  next_due_on: null,
  account_name: reader.account_name,
  is_branded: false,
  author_email: reader.email,
  author_status: 'active',
  author_language: reader.language,
  representative_email: null,
  representative_status: null,
  representative_language: null,
  kind: 'move',
  event: 'offer',
  side: 'operator',
  actor_name: null,
  text: '',
  from_status: 'under_investigation',
  to_status: 'offered',
  details: {},
  at: `${today}T15:00:00Z`,
  actor_email: null,
  actor_status: null,
  actor_language: null,
});
