import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';

export type NewDemoRequest = {
  company_name: string;
  website: string;
  phone: string;
  country: string;
  full_name: string;
  email: string;
  preferred_date: string;
  language: Language;
};

export const insertDemoRequest = async (ctx: OpenCtx, request: NewDemoRequest): Promise<number> => {
  const { id } = await ctx.db.insertInto('demo_requests').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findDemoRequest = (ctx: OpenCtx, id: number) =>
  ctx.db
    .selectFrom('demo_requests')
    .selectAll()
    .select((row) => [row.ref('language').$castTo<Language>().as('language')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
