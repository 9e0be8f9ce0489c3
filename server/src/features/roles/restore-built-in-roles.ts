import { RoleName } from '@portal/contract/access/roles.ts';
import type { Database } from '../../platform/database/database.ts';
import { ensureAccess, lockAccess } from '../users/ensure-access.queries.ts';
import { auditedRights, builtInRights, isSameGrant } from './rights.ts';
import { findBuiltInRole, findRights, noteRestored, replaceGrants } from './roles.queries.ts';

/**
 * Gives the four built-in roles the rights they came with and no others: for whoever runs the servers, where nobody is
 * left who holds a right and could give it back. Answers how many roles differed.
 */
export const restoreBuiltInRoles = async (db: Database): Promise<number> => {
  await ensureAccess(db);
  return db.transaction().execute(async (tx) => {
    await lockAccess(tx);
    let restored = 0;
    for (const kind of RoleName.options) {
      const [id, wanted] = [await findBuiltInRole(tx, kind), builtInRights(kind)];
      const held = await findRights(tx, id);
      const added = wanted.filter((right) => !held.some((other) => isSameGrant(right, other)));
      const removed = held.filter((right) => !wanted.some((other) => isSameGrant(right, other)));
      if (added.length + removed.length === 0) continue;
      await replaceGrants(tx, id, wanted);
      await noteRestored(tx, id, { before: auditedRights(removed), after: auditedRights(added) });
      restored += 1;
    }
    return restored;
  });
};
