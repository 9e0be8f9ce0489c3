import { z } from 'zod';
import { event } from '../events/event.ts';
import { Id } from '../values/values.ts';
import { offReasons } from './webhook-events.ts';

/** The portal has switched an endpoint off, `at` this moment. */
export const webhookSwitchedOff = event(
  'webhooks.switched-off',
  z.object({ webhook_id: Id, reason: z.enum(offReasons), at: z.string() }),
);
