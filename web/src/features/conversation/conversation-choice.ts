import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { useState } from 'react';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';

type Stored = { audience?: Audience; tab?: 'messages' | 'history' };

/** What this device remembers of conversations. */
export const readConversationChoice = (): Stored => readStored<Stored>(storedKeys.conversation) ?? {};

export const keepConversationChoice = (choice: Stored): void =>
  writeStored(storedKeys.conversation, { ...readConversationChoice(), ...choice });

/** The last choice, but never the widest to begin with where there is a narrower one. */
const firstOf = (audiences: readonly Audience[]): Audience => {
  const narrower = audiences.slice(0, -1);
  const { audience } = readConversationChoice();
  return narrower.find((one) => one === audience) ?? narrower[0] ?? 'operator';
};

/** Who reads what is written next. */
export const useAudience = (audiences: readonly Audience[]): [Audience, (audience: Audience) => void] => {
  const [chosen, setChosen] = useState<Audience | null>(null);
  const choose = (audience: Audience) => {
    setChosen(audience);
    keepConversationChoice({ audience });
  };
  return [chosen && audiences.includes(chosen) ? chosen : firstOf(audiences), choose];
};
