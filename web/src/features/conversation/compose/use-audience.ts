import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { useState } from 'react';
import { keepConversationChoice, readConversationChoice } from '../conversation-choice.ts';

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
