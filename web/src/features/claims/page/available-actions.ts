import type { Claim } from '@portal/contract/claims/claim.ts';
import {
  type ClaimEvent,
  claimMoves,
  type ShipperAction,
  shipperActions,
} from '@portal/contract/claims/claim-status.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { claimMoney } from '../claim-money.ts';
import { sideOf } from '../side-of.ts';

const isShipperAction = (event: ClaimEvent): event is ShipperAction =>
  (shipperActions as readonly string[]).includes(event);

/** True when the person may take this action now. */
export const mayTakeAction = (event: ClaimEvent, { may }: Pick<Claim, 'may'>): boolean =>
  isShipperAction(event) ? may.actions.includes(event) : may.statuses.includes(claimMoves[event].to);

/** The change to send: the shipper sends an action, the operator the status it leads to. */
export const changeOfAction = (event: ClaimEvent) =>
  isShipperAction(event) ? { action: event } : { status: claimMoves[event].to };

const operatorActions = [
  'acknowledge',
  'investigate',
  'request_info',
  'offer',
  'approve',
  'decline',
  'pay',
  'close',
] as const satisfies readonly ClaimEvent[];

/** Always shown to the shipper, disabled with the reason where not allowed. */
const alwaysShown: readonly ClaimEvent[] = ['appeal', 'withdraw'];

const shipperActionsShown = (claim: Claim): ClaimEvent[] =>
  shipperActions.filter((event) => event !== 'submit' && (alwaysShown.includes(event) || mayTakeAction(event, claim)));

/** The actions on screen, in order. A draft is submitted from its form; the operator may also take allowed shipper actions. */
export const availableActions = (claim: Claim): readonly ClaimEvent[] => {
  if (claim.status === 'draft') return shipperActionsShown(claim).filter((event) => mayTakeAction(event, claim));
  if (sideOf(claim) === 'shipper') return shipperActionsShown(claim);
  return [...operatorActions, ...shipperActionsShown(claim).filter((event) => mayTakeAction(event, claim))];
};

/** The label of an action's button. */
export const actionLabel = (event: ClaimEvent, claim: Claim, t: Translate): string =>
  t(`claims.screens.acts.names.${event}`, { amount: claimMoney(claim.offer_amount ?? 0, claim.currency) });
