import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { mcpCalls } from './mcp.calls.ts';

/** A message of JSON-RPC; what it may say is the Model Context Protocol's. */
const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  /** Left out by messages that want no answer. */
  id: z.union([z.string(), z.number()]).optional(),
  /** Such as `tools/list` or `tools/call`. */
  method: z.string().optional(),
  params: z.looseObject({}).optional(),
});

export const mcp = contract(mcpCalls, {
  message: {
    summary: 'Serve an assistant by the Model Context Protocol: streamable HTTP, without sessions',
    body: Message,
    fileTypes: ['application/json', 'text/event-stream'],
    ownProtocol: true,
    perMinute: 300,
  },
});
