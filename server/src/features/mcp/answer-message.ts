import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { isSameOrigin } from '../../platform/same-origin.ts';
import { Problem, problem } from '../../platform/http/errors.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { type Inject, type McpCtx, type PortalCall, portalCalls } from './portal-calls.ts';
import { bookTool, previewTool } from './tools/booking-tools.ts';
import { followTool, invoicesTool, papersTool } from './tools/follow-tools.ts';
import { compareTool, quoteTool } from './tools/price-tools.ts';
import { inputSchemaOf, type Tool } from './tools/tool.ts';

const tools: readonly Tool[] = [quoteTool, compareTool, previewTool, bookTool, followTool, papersTool, invoicesTool];

/** What an assistant is offered: tools whose every call its key may make. */
const offeredTools = ({ actor }: McpCtx): Tool[] =>
  tools.filter(({ rows }) =>
    rows.every(
      ({ permission }) => permission === 'public' || permission === 'signed-in' || actor.permissions.has(permission),
    ),
  );

/** What was said by whoever typed it into a load stands within `data`, apart from what the portal says. */
const resultOf = (data: Record<string, unknown>, isError = false) => ({
  content: [{ type: 'text' as const, text: JSON.stringify({ data }) }],
  structuredContent: { data },
  isError,
});

/** A refusal in the words of the key's person, with its codes and fields for the program. */
const refusalOf = ({ actor: { language } }: McpCtx, refused: Problem) => {
  const errors = refused.items.map(({ code, field, msg }) => ({ code, field, message: msg[language] }));
  return {
    content: [
      {
        type: 'text' as const,
        text: errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('\n'),
      },
    ],
    structuredContent: { errors },
    isError: true,
  };
};

const runTool = async (ctx: McpCtx, call: PortalCall, tool: Tool, input: unknown) => {
  try {
    const data = await tool.run(ctx, call, input ?? {});
    return resultOf(data, data.refused !== undefined);
  } catch (error) {
    if (error instanceof Problem) return refusalOf(ctx, error);
    ctx.log.error({ err: error }, 'a tool of an assistant failed');
    return refusalOf(ctx, problem('http.unexpected', 500));
  }
};

/** The calls check what is sent, and refuse it in words: here it is only described. */
const describedAs = (schema: Record<string, unknown>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'portal',
    validate: (value: unknown) => ({ value }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
});

const serverOf = (ctx: McpCtx, call: PortalCall): McpServer => {
  const { language } = ctx.actor;
  const { name } = ctx.services.settings.get(operatorIdentity);
  const server = new McpServer(
    { name: 'freight-portal', title: name, version: '0.1.0' },
    {
      capabilities: { tools: {} },
      instructions: phrase(language, 'mcp.instructions', { portal: name, account: ctx.actor.name }),
    },
  );
  for (const tool of offeredTools(ctx)) {
    const words = {
      title: phrase(language, `mcp.tools.${tool.name}.title`),
      description: phrase(language, `mcp.tools.${tool.name}.about`),
    };
    const annotations = {
      readOnlyHint: tool.changes === 'nothing',
      destructiveHint: tool.changes === 'binds',
      idempotentHint: tool.changes !== 'adds',
    };
    const declared = { ...words, annotations, inputSchema: describedAs(inputSchemaOf(tool)) };
    server.registerTool(tool.name, declared, (input: unknown) => runTool(ctx, call, tool, input));
  }
  return server;
};

/** The headers the protocol reads; none that say who calls, which the portal has judged already. */
const headersOf = ({ headers }: McpCtx['http']['request']): Headers => {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    const isRead = name === 'accept' || name === 'content-type' || name.startsWith('mcp-');
    if (isRead && typeof value === 'string') kept.set(name, value);
  }
  return kept;
};

/**
 * Answers one message of an assistant: a server of its own for each, since nothing is kept between two. A page of
 * another origin is refused, whatever key it sends, so that no browser can be led here under another name.
 */
export const answerMessage = async (ctx: McpCtx, body: Uint8Array, inject: Inject): Promise<FileReply> => {
  const { request } = ctx.http;
  const { publicUrl } = ctx.services.config;
  if (!isSameOrigin(request.headers, publicUrl)) throw problem('http.forbidden', 403);
  const call = portalCalls(ctx, inject);
  const handler = createMcpHandler(() => serverOf(ctx, call));
  try {
    const message = new Request(new URL('/api/mcp', publicUrl), {
      method: 'POST',
      headers: headersOf(request),
      body: new Uint8Array(body),
    });
    const answer = await handler.fetch(message);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const contentType = answer.headers.get('content-type') ?? 'application/json';
    return { name: 'message.json', inline: true, contentType, bytes, status: answer.status };
  } finally {
    await handler.close();
  }
};
