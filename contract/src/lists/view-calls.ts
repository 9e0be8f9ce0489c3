import type { Permission } from '../access/permissions.ts';
import type { Calls } from '../http/endpoint.ts';

/** The calls about the views a person keeps of a list, for whoever may read the list; `path` is the list's, below /api. */
export const viewCallsOf = <P extends string>(path: P, permission: Permission) =>
  ({
    list: { method: 'GET', path: `/api/${path}/views`, permission },
    add: { method: 'POST', path: `/api/${path}/views`, permission },
    change: { method: 'PATCH', path: `/api/${path}/views/{id}`, permission },
    remove: { method: 'DELETE', path: `/api/${path}/views/{id}`, permission },
  }) as const satisfies Calls;
