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

/** "Altamira" of "Altamira Supply": a first word that says enough, else the whole name. */
const shortName = (name: string): string => {
  const [first = ''] = name.split(' ');
  return first.length > 3 ? first : name;
};

/** The one word a switch has room for; for the operator's people what goes to the account is named after it. */
export const audienceWord = (audience: Audience, { account, operator_name }: Names, isOperator: boolean): string =>
  shortName(audience === 'account' || (audience === 'operator' && isOperator) ? account.name : operator_name);
