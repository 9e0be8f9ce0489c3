import type { Ctx } from '../../platform/context.ts';
import { countTruckTypes, findTruckTypes, type TruckTypeQuestion } from './equipment.queries.ts';
import { presentTruckType } from './present-truck-type.ts';

/** The truck types there are; those switched off are shown only to who may switch them on. */
export const listTruckTypes = async (ctx: Ctx, asked: TruckTypeQuestion & { skip: number; limit: number }) => {
  const question = ctx.actor.permissions.has('patch:truck-type') ? asked : { ...asked, active: true };
  const [rows, total] = await Promise.all([findTruckTypes(ctx.db, question), countTruckTypes(ctx.db, question)]);
  return { items: rows.map(presentTruckType), total };
};
