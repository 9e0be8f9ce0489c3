import { EgressError } from '../../platform/egress/egress-error.ts';
import { type CarrierConnection, carrierCall, effectOf } from './carrier-connection.ts';
import type { TenderAnswer, TenderRequest } from './carrier-port.ts';
import { readTenderState } from './read-tender-state.ts';
import { wireHaul, wireItem, wireStop } from './wire-shipment.ts';

/** A tender in the carriers' words. */
export const tenderBody = (request: TenderRequest) => ({
  quote_id: request.quote_id,
  service_level: request.service_level,
  agreed_total: request.agreed_price,
  ...wireHaul(request),
  items: request.items.map(wireItem),
  accessorials: request.accessorials,
  accessorial_details: request.accessorial_details,
  origin: wireStop(request.origin),
  destination: wireStop(request.destination),
  stops: request.stops_between.map(({ type, ...stop }) => ({ type, ...wireStop(stop) })),
  shipment_id: request.wire_id,
  bill_to: request.bill_to,
  terms: request.terms,
  references: { load_number: request.load_number, bol_number: request.bol_number, po_number: request.po_number },
  border_crossing: request.border,
  special_instructions: request.special_instructions,
});

/** What a carrier's answer to a tender means. */
export const readTenderAnswer = (body: unknown): TenderAnswer => {
  const state = readTenderState(body);
  if (state.kind === 'accepted') return { kind: 'accepted', pro_number: state.pro_number };
  if (state.kind === 'pending') return { kind: 'pending' };
  if (state.kind === 'declined' || state.kind === 'unclear') return state;
  return { kind: 'declined', reason_code: 'CANCELLED' };
};

/** A plain no to the request itself (4xx): the carrier has read it and not booked. */
const isPlainNo = (cause: unknown): boolean =>
  cause instanceof EgressError && cause.kind === 'bad_status' && [400, 401, 403, 404, 422].includes(cause.status ?? 0);

/** Offers a load, once: it is never repeated here, whatever happens to the answer. */
export const sendTender = async (connection: CarrierConnection, request: TenderRequest): Promise<TenderAnswer> => {
  try {
    const reply = await connection.service.json(
      carrierCall(connection, {
        method: 'POST',
        path: '/tenders',
        headers: { 'idempotency-key': request.key },
        body: tenderBody(request),
      }),
    );
    return readTenderAnswer(reply.body);
  } catch (cause) {
    return isPlainNo(cause) ? { kind: 'declined', reason_code: 'REQUEST_REFUSED' } : effectOf(cause);
  }
};
