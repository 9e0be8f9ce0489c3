import type { Egress, EgressLimits } from '../../platform/egress/egress.ts';
import { cancelTender } from './cancel-tender.ts';
import type { CarrierConnection } from './carrier-connection.ts';
import type { CarrierPort } from './carrier-port.ts';
import { fetchDocument } from './fetch-document.ts';
import { findTender } from './find-tender.ts';
import { readEvents } from './read-events.ts';
import { requestQuotes } from './request-quotes.ts';
import { sendTender } from './send-tender.ts';

export type HttpCarrier = {
  scac: string;
  /** Everything of this carrier lies under it, and only its host is called. */
  baseUrl: string;
  key: string;
  egress: Egress;
  /** How long its answers may take and how large they may be, where that is not as usual. */
  limits?: Partial<EgressLimits>;
};

/** A carrier reached over HTTP. Cheap to make: connections belong to the egress, by carrier. */
export const carrierPort = ({ scac, baseUrl, key, egress, limits }: HttpCarrier): CarrierPort => {
  const service = egress.service(`carrier ${scac}`, [new URL(baseUrl).host], limits);
  const connection: CarrierConnection = { scac, baseUrl: baseUrl.replace(/\/+$/, ''), key, service };
  return {
    quote: (request) => requestQuotes(connection, request),
    tender: (request) => sendTender(connection, request),
    findTender: (tenderKey) => findTender(connection, tenderKey),
    cancel: (tenderKey, reason) => cancelTender(connection, tenderKey, reason),
    events: (cursor) => readEvents(connection, cursor),
    document: (proNumber, kind) => fetchDocument(connection, proNumber, kind),
  };
};
