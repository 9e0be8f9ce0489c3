import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { publishToConversation } from '../../platform/realtime/realtime.ts';

/** Notifies those who look at a load and read this audience that its conversation is another, without contents. */
export const conversationChanged = (
  tx: OpenCtx,
  { id, account_id }: { id: number; account_id: number },
  audience: Audience,
): void => publishToConversation(tx, { load_id: id, account_id }, audience);
