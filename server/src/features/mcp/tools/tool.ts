import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import type { words } from '@portal/contract/mcp/words/en.ts';
import { z } from 'zod';
import type { McpCtx, PortalCall } from '../portal-calls.ts';

export type ToolName = keyof (typeof words)['tools'];

/** Something an assistant can do. */
export type Tool = {
  name: ToolName;
  /** Calls it makes: who may not make one of them is not offered it. */
  rows: readonly Endpoint[];
  /** What it is sent, by the contract's own schemas; the calls check it, in words. */
  input: z.core.$ZodObject;
  /** Whether it changes something, and whether that can be taken back. */
  changes: 'nothing' | 'adds' | 'binds';
  /** An answer that is `refused` says why in the caller's language. */
  run: (ctx: McpCtx, call: PortalCall, input: unknown) => Promise<Record<string, unknown> & { refused?: string }>;
};

export const inputSchemaOf = ({ input }: Tool): Record<string, unknown> =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });
