import type { Conveyance, InsuranceCancelReason } from '@portal/contract/insurance/insurance-choices.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { LossRequest, PolicyRequest } from './insurer-port.ts';

/** ISO 3166 alpha-3, as the insurer names countries. */
const alpha3: Record<Country, string> = { US: 'USA', MX: 'MEX', CA: 'CAN' };

const modes: Record<Conveyance, readonly string[]> = {
  truck: ['ROAD'],
  rail: ['RAIL'],
  ocean: ['MARINE'],
  air: ['AIR'],
  parcel: ['ROAD'],
  several: ['ROAD', 'MARINE'],
};

/** The insurer's codes of why a certificate is cancelled. */
export const cancelCodes: Record<InsuranceCancelReason, string> = {
  assured_changed: 'CANASD',
  no_longer_needed: 'CANNLN',
  bought_in_error: 'CANPIE',
  cheaper_found: 'CANCHP',
  value_changed: 'CANVAL',
  not_required: 'CANREQ',
  lost_load: 'CANCOP',
  route_or_goods_changed: 'CANREP',
  carrier_declined: 'CANNLN',
  load_cancelled: 'CANNLN',
  insurer_refused: 'CANOTH',
  other: 'CANOTH',
};

type Place = PolicyRequest['from'];

const address = ({ city, state, zip_code, country }: Place, line = '') => ({
  ...(line ? { address1: line } : {}),
  city,
  state,
  postal: zip_code,
  country: alpha3[country],
});

/** The insurer's list of commodities begins with "other", which takes a text. */
const otherCommodity = 1;

/** A policy in the insurer's words. `freightId` carries the portal's key, by which the purchase can be looked up. */
export const quoteBody = (policy: PolicyRequest) => ({
  strictChecking: true,
  user: { id: policy.insured.email, email: policy.insured.email },
  assured: {
    name: policy.insured.name,
    email: policy.insured.email,
    address: address(policy.insured, policy.insured.address),
    type: 'SHIPPER',
  },
  shipment: {
    version: '2',
    freightId: policy.key,
    poNumber: policy.reference,
    pickupDate: policy.departs_on,
    deliveryDate: policy.delivered_by,
    cargo: {
      cargoValue: { currency: 'USD', value: policy.insured_value },
      commodity: [otherCommodity],
      otherCommodity: policy.goods,
      fullDescriptionOfCargo: policy.goods,
      usedGoods: policy.is_used,
      marksAndNumbers: policy.marks,
    },
    carriers: modes[policy.conveyance].map((mode) => ({ mode })),
    stops: [
      { stopType: 'PICKUP', date: policy.departs_on, address: address(policy.from) },
      { stopType: 'DELIVERY', date: policy.delivered_by, address: address(policy.to) },
    ],
  },
});

/** The insurer's words for where a loss stands. */
export const lossStatuses = {
  RECEIVED: 'reported',
  UNDER_REVIEW: 'reviewing',
  INFO_REQUIRED: 'needs_papers',
  APPROVED: 'accepted',
  PAID: 'paid',
  DENIED: 'declined',
} as const;

/** A loss in the insurer's words. */
export const lossBody = ({ key, amount, currency, contact, ...loss }: LossRequest) => ({
  externalId: key,
  certificateNumber: loss.certificate_number,
  lossDate: loss.discovered_on,
  lossType: loss.kind,
  description: loss.description,
  claimedAmount: amount === null ? null : { currency, value: amount },
  contact,
});
