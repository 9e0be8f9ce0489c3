import { z } from 'zod';
import { event } from '../events/event.ts';
import { LoadId } from '../loads/load.ts';
import { Id } from '../values/values.ts';

const policy = z.object({ quote_id: Id, load_id: LoadId.nullable() });

/** A certificate is in force: its papers can be drawn. */
export const certificateIssued = event('insurance.certificate-issued', policy);

/** A cover was cancelled or given back. */
export const insuranceOver = event('insurance.over', policy);
