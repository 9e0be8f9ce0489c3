import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';

/** What happens to a case of the demo: a move, or something said; so many days before now. */
export type ClaimStep = { days_ago: number; text?: string } & (
  | { event: ClaimEvent; set?: Record<string, string | number> }
  | { said_by: 'shipper' | 'operator'; internal?: boolean; text: string }
);

export type ClaimSpec = {
  /** How many days ago its load was delivered, at least. */
  delivered_days_ago: number;
  /** What its load must have held for the case to make sense. */
  goods?: { packages?: { unit: 'CTN' | 'BOX'; count: number }; pallets?: number };
  columns: Record<string, string | number | null>;
  steps: readonly ClaimStep[];
};

const mailed = 'The papers went to the claims desk by mail.';

/** The number of the first of them; the others follow. */
export const firstClaimId = 5001;

export const claimSpecs: readonly ClaimSpec[] = [
  {
    delivered_days_ago: 3,
    goods: { packages: { unit: 'CTN', count: 24 }, pallets: 1 },
    columns: {
      type: 'cargo_claim',
      category: 'concealed_damage',
      supporting_text: 'Cartons on the lower layer of one pallet were found crushed when the pallet was opened.',
      amount: 1840,
    },
    steps: [],
  },
  {
    delivered_days_ago: 12,
    columns: {
      type: 'service_dispute',
      category: 'service_performance',
      reason: 'missed_appointment',
      supporting_text: 'The truck came two hours after the appointment; the dock had closed and the consignee charged for overtime.',
      amount: 275,
    },
    steps: [
      { event: 'submit', days_ago: 9 },
      { event: 'investigate', days_ago: 8 },
      { said_by: 'operator', days_ago: 8, text: 'We asked the terminal for the driver’s log.' },
      { event: 'request_info', days_ago: 5, text: 'Please send the consignee’s overtime invoice.' },
    ],
  },
  {
    delivered_days_ago: 45,
    goods: { packages: { unit: 'CTN', count: 24 } },
    columns: {
      type: 'cargo_claim',
      category: 'shortage',
      supporting_text: `Three cartons were missing; the receiver noted it on the delivery receipt. ${mailed}`,
      amount: 962.4,
    },
    steps: [
      { event: 'submit', days_ago: 40 },
      { event: 'acknowledge', days_ago: 34, set: { carrier_claim_number: 'CL-20771' } },
      { event: 'investigate', days_ago: 33 },
      { said_by: 'shipper', days_ago: 21, text: 'Is there any news from the carrier?' },
      { said_by: 'operator', days_ago: 20, text: 'The terminal is searching its overage area until Friday.' },
      { said_by: 'operator', days_ago: 20, text: 'Adjuster is slow; call her again Monday.', internal: true },
      { event: 'offer', days_ago: 4, text: 'The carrier offers two thirds of the invoice value.', set: { offer_amount: 640 } },
    ],
  },
  {
    delivered_days_ago: 90,
    goods: { pallets: 2 },
    columns: {
      type: 'cargo_claim',
      category: 'visible_damage',
      supporting_text: `Two pallets were crushed by other freight; the driver signed the exception. ${mailed}`,
      amount: 3125.75,
    },
    steps: [
      { event: 'submit', days_ago: 86 },
      { event: 'acknowledge', days_ago: 80, set: { carrier_claim_number: 'CL-19934' } },
      { event: 'approve', days_ago: 41, set: { offer_amount: 3125.75 } },
      { event: 'pay', days_ago: 22, set: { recovered_amount: 3125.75 } },
      { event: 'close', days_ago: 21 },
    ],
  },
  {
    delivered_days_ago: 150,
    goods: { packages: { unit: 'CTN', count: 48 } },
    columns: {
      type: 'cargo_claim',
      category: 'concealed_shortage',
      supporting_text: `The receiver counted 12 cartons short four days after delivery. ${mailed}`,
      amount: 1410,
    },
    steps: [
      { event: 'submit', days_ago: 140 },
      { event: 'acknowledge', days_ago: 115, set: { carrier_claim_number: 'CL-18820' } },
      { event: 'investigate', days_ago: 112 },
    ],
  },
  {
    delivered_days_ago: 70,
    columns: {
      type: 'service_dispute',
      category: 'service_performance',
      reason: 'late_delivery',
      supporting_text: 'La entrega llegó tres días después de la fecha prometida y el cliente aplicó una penalización.',
      amount: 180,
    },
    steps: [
      { event: 'submit', days_ago: 62 },
      { event: 'investigate', days_ago: 60 },
      { event: 'decline', days_ago: 52, text: 'The delay was due to weather.', set: { decline_reason: 'act_of_god' } },
    ],
  },
];
