import type { Calls } from '../http/endpoint.ts';

export const mcpCalls = {
  message: {
    method: 'POST',
    path: '/api/mcp',
    permission: 'post:mcp',
    encoding: 'raw',
    reply: 'file',
    notSignedInAs: true,
  },
} as const satisfies Calls;
