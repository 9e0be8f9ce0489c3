import type { Role } from '@portal/contract/roles/role.ts';
import type { Translate } from '../../platform/words/translate.ts';

/** What a role is called: a built-in one in the reader's language. */
export const roleName = ({ is_built_in, kind, name }: Pick<Role, 'is_built_in' | 'kind' | 'name'>, t: Translate) =>
  is_built_in ? t(`frame.roles.${kind}`) : name;

/** What it is for. */
export const roleText = ({ is_built_in, kind, description }: Role, t: Translate) =>
  is_built_in ? t(`roles.kind_texts.${kind}`) : description;
