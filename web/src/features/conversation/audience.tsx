import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { LockIcon } from '../../ui/icons/action-icons.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { BuildingIcon } from '../../ui/icons/navigation-icons.tsx';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import type { Conversation } from './conversation.api.ts';

/** Each audience has a shape and a word of its own, beside its colour. */
export const audienceIcons: Record<Audience, Icon> = {
  account: LockIcon,
  operator: BuildingIcon,
  internal: ShieldIcon,
};

type Names = Pick<Conversation, 'account' | 'operator_name'>;

/** "Altamira only", "With Northline". */
export const audienceName = (audience: Audience, { account, operator_name }: Names, t: Translate): string =>
  t(`conversation.audiences.${audience}`, { account: account.name, operator: operator_name });

/** The one name a switch has room for. */
export const audienceWord = (audience: Audience, { account, operator_name }: Names, reader: 'operator' | 'other') => {
  if (audience === 'account') return account.name;
  // For the operator's people what goes to the account is the wider one.
  if (audience === 'operator') return reader === 'operator' ? account.name : operator_name;
  return operator_name;
};
