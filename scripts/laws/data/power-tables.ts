/** Tables whose rows say who may do what, and who signs in as whom. */
export const powerTables: readonly string[] = [
  'users',
  'roles',
  'role_permissions',
  'api_keys',
  'single_sign_on',
  'single_sign_on_domains',
  'single_sign_on_users',
  'freight_system_links',
  'freight_system_users',
  'second_factors',
  'passkeys',
  'recovery_codes',
];

/** Columns that say so in tables of which most columns do not. */
export const powerColumns: Readonly<Record<string, readonly string[]>> = {
  accounts: ['parent_id', 'freight_system_id'],
};

const features = 'server/src/features/';

/** Who writes such rows without showing that the caller holds the rights concerned, by file or by file and function. */
export const withoutHeldRights: Readonly<Record<string, string>> = {
  [`${features}users/users.queries.ts updateUser`]: 'what people change of themselves, and a password by a mailed link',
  [`${features}users/users.queries.ts freeAddresses`]: 'of an account that is closed, to which nobody signs in',
  [`${features}users/stop-access.queries.ts`]:
    'only takes away: the caller’s own, of who has a mailed link, or with all rights of the person held',
  [`${features}users/manage/managed-users.queries.ts changeManagedFields`]: 'name, phone, language and commissions',
  [`${features}users/manage/managed-users.queries.ts markTourSeen`]: 'which tours the caller has seen',
  [`${features}users/ensure-access.queries.ts seedAccess`]: 'the rights every database begins with',
  [`${features}notifications/mail-choices/choices.queries.ts chooseDigestHour`]: 'when the caller is mailed',
  [`${features}roles/roles.queries.ts insertRole`]: 'a role without rights, which nobody has',
  [`${features}roles/roles.queries.ts updateRole`]: 'name, description and whether it can be chosen',
  [`${features}roles/roles.queries.ts replaceGrants`]: 'the built-in set, by the command line of whoever runs the servers',
  [`${features}roles/roles.queries.ts deleteRole`]: 'a role that nobody has',
  [`${features}api-keys/api-keys.queries.ts renameKey`]: 'what a key is called',
  [`${features}api-keys/api-keys.queries.ts deleteKey`]: 'whoever manages keys may end one, as when its secret is known',
  [`${features}auth/auth.queries.ts writeKeyUse`]: 'when a key was used',
  [`${features}auth/passkeys/passkeys.queries.ts`]:
    'the caller’s own, after the password; all of a person’s, with all rights of that person held',
  [`${features}auth/second-factor/second-factor.queries.ts`]: 'the caller’s own, after the password',
  [`${features}single-sign-on/single-sign-on.queries.ts linkUser`]: 'whom the account’s provider vouches for',
};
