import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { ListedUser, UserFilters } from '@portal/contract/users/managed-user.ts';
import type { Ctx } from '../../../platform/context.ts';
import { instantCell } from '../../../platform/files/file-cell.ts';
import { type ListColumn, rowsOfColumns, writeListFile } from '../../../platform/files/write-list-file.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { listUsers } from './list-users.ts';

const columns: readonly ListColumn<ListedUser>[] = [
  { heading: (to) => phrase(to, 'users.manage.fields.first_name'), value: (user) => user.first_name },
  { heading: (to) => phrase(to, 'users.manage.fields.last_name'), value: (user) => user.last_name },
  { heading: (to) => phrase(to, 'users.manage.columns.email'), value: (user) => user.email },
  {
    heading: (to) => phrase(to, 'users.manage.columns.role'),
    value: (user, to) => user.role_name ?? phrase(to, `frame.roles.${user.role}`),
  },
  {
    heading: (to) => phrase(to, 'users.manage.columns.state'),
    value: ({ managed }, to) => (managed ? phrase(to, `users.manage.states.${managed.state}`) : ''),
  },
  { heading: (to) => phrase(to, 'users.manage.fields.phone'), value: ({ managed }) => managed?.phone ?? '' },
  {
    heading: (to) => phrase(to, 'users.manage.fields.phone_extension'),
    value: ({ managed }) => managed?.phone_extension ?? '',
  },
  {
    heading: (to) => phrase(to, 'users.manage.fields.language'),
    value: ({ managed }, to) => (managed ? phrase(to, `users.manage.languages.${managed.language}`) : ''),
  },
  {
    heading: (to) => phrase(to, 'users.manage.export.last_sign_in'),
    value: ({ managed }) => instantCell(managed?.last_sign_in_at),
  },
];

/** The users of an account that match, as a file with headers in the chosen language. 404 for a foreign account. */
export const exportUsers = (
  ctx: Ctx,
  accountId: number,
  { format, language, ...filters }: UserFilters & ExportQuery,
): Promise<FileReply> =>
  writeListFile(ctx, {
    name: 'users',
    format,
    language,
    read: async (limit) => (await listUsers(ctx, accountId, { ...filters, skip: 0, limit })).items,
    rowsOf: rowsOfColumns(columns, language),
  });
