import type { Claim } from '@portal/contract/claims/claim.ts';
import {
  type ClaimEvent,
  claimMoves,
  type ShipperAction,
  shipperActions,
} from '@portal/contract/claims/claim-status.ts';
import { sideOf } from '../side-of.ts';

type Need = 'required' | 'optional';
/** What an act asks for before it is done. */
export type ActNeeds = {
  note?: Need;
  offer_amount?: Need;
  recovered_amount?: Need;
  decline_reason?: Need;
  carrier_claim_number?: Need;
  /** It cannot be taken back. */
  final?: true;
};

const needs: Readonly<Record<ClaimEvent, ActNeeds>> = {
  submit: {},
  answer_info: { note: 'required' },
  accept_offer: { final: true },
  appeal: { note: 'required' },
  withdraw: { final: true },
  acknowledge: { carrier_claim_number: 'optional', note: 'optional' },
  investigate: { note: 'optional' },
  request_info: { note: 'required' },
  offer: { offer_amount: 'required', note: 'optional' },
  approve: { note: 'optional' },
  decline: { decline_reason: 'required', note: 'optional' },
  pay: { recovered_amount: 'required', note: 'optional' },
  close: { note: 'optional' },
};

/** What this act asks for in this case. */
export const needsOf = (event: ClaimEvent, { type, amount }: Pick<Claim, 'type' | 'amount'>): ActNeeds => {
  const isCargo = type === 'cargo_claim';
  if (event === 'acknowledge' && isCargo) return { ...needs.acknowledge, carrier_claim_number: 'required' };
  // Where the amount was still to be found, approving says what it came to.
  if (event === 'approve' && amount === null) {
    return { ...needs.approve, offer_amount: isCargo ? 'required' : 'optional' };
  }
  return needs[event];
};

const isShippers = (event: ClaimEvent): event is ShipperAction => (shipperActions as readonly string[]).includes(event);

/** Whether the reader may do it now. */
export const mayAct = (event: ClaimEvent, { may }: Pick<Claim, 'may'>): boolean =>
  isShippers(event) ? may.actions.includes(event) : may.statuses.includes(claimMoves[event].to);

/** As the call names it: the shipper an action, the operator the status it leads to. */
export const moveOf = (event: ClaimEvent) => (isShippers(event) ? { action: event } : { status: claimMoves[event].to });

const operatorsActs = [
  'acknowledge',
  'investigate',
  'request_info',
  'offer',
  'approve',
  'decline',
  'pay',
  'close',
] as const satisfies readonly ClaimEvent[];

/** Always in view for the shipper, with the reason where they may not be done. */
const alwaysShown: readonly ClaimEvent[] = ['appeal', 'withdraw'];

const shippersActs = (claim: Claim): ClaimEvent[] =>
  shipperActions.filter((event) => event !== 'submit' && (alwaysShown.includes(event) || mayAct(event, claim)));

/** The acts on screen, in order. A draft is submitted from its form; the operator's own loads have both sides. */
export const actsOf = (claim: Claim): readonly ClaimEvent[] => {
  if (claim.status === 'draft') return shippersActs(claim).filter((event) => mayAct(event, claim));
  if (sideOf(claim) === 'shipper') return shippersActs(claim);
  return [...operatorsActs, ...shippersActs(claim).filter((event) => mayAct(event, claim))];
};
