import type { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { Ctx } from '../../platform/context.ts';
import { findAlerts } from './carriers.queries.ts';
import { performanceDays } from './performance-window.ts';

/** Warnings about carriers whose last 30 days fell below the service threshold the operator set. */
export const listAlerts = async (ctx: Ctx): Promise<Reply<typeof carriers.alerts>> => ({
  items: (await findAlerts(ctx, performanceDays)).map(({ message_en, message_es, ...alert }) => ({
    ...alert,
    message: { en: message_en, es: message_es },
  })),
});
