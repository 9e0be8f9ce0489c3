import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';

type Stored = { audience?: Audience; tab?: 'messages' | 'history' };

/** What this device remembers of conversations. */
export const readConversationChoice = (): Stored => readStored<Stored>(storedKeys.conversation) ?? {};

export const keepConversationChoice = (choice: Stored): void =>
  writeStored(storedKeys.conversation, { ...readConversationChoice(), ...choice });
