import type { Claim } from '@portal/contract/claims/claim.ts';
import {
  type ClaimEvent,
  claimMoves,
  type ShipperAction,
  shipperActions,
} from '@portal/contract/claims/claim-status.ts';
import { sideOf } from '../side-of.ts';

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
