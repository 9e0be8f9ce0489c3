import { type CarrierConnection, carrierCall, carrierError } from './carrier-connection.ts';
import { type CarrierDocument, CarrierError, type CarrierPaper } from './carrier-port.ts';

const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-1024).includes('%%EOF');

/** The carrier's document for a shipment as PDF; null when there is none yet. Whole or not at all. */
export const fetchDocument = async (
  connection: CarrierConnection,
  proNumber: string,
  kind: CarrierPaper,
): Promise<CarrierDocument | null> => {
  const path = `/shipments/${encodeURIComponent(proNumber)}/documents/${kind}`;
  try {
    const reply = await connection.service.bytes(carrierCall(connection, { method: 'GET', path, expected: [404] }));
    if (reply.status === 404) return null;
    if (!isPdf(reply.body)) throw new CarrierError('nonsense', connection.scac, 'the document is not a whole PDF');
    return { bytes: reply.body, content_type: 'application/pdf' };
  } catch (cause) {
    throw carrierError(connection.scac, cause);
  }
};
