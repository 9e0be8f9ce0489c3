#!/usr/bin/env node
// `portal-mcp`: the portal's tools for assistants that start a program and speak with it by stdio. Each message is
// handed on to the portal at PORTAL_URL with the key in PORTAL_KEY: the portal alone says what there is and who may.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

const { PORTAL_URL: url, PORTAL_KEY: key } = process.env;
if (!url || !key) {
  console.error('Set PORTAL_URL and PORTAL_KEY, the secret of an API key with the right post:mcp.');
  process.exit(1);
}

const portal = new Client({ name: 'portal-mcp', version: '0.1.0' });
const transport = new StreamableHTTPClientTransport(new URL('/api/mcp', url), {
  requestInit: { headers: { 'x-api-key': key } },
});
try {
  await portal.connect(transport);
} catch (error) {
  console.error(`${url} does not let the key in: ${String(error)}`);
  process.exit(1);
}

/** Longer than the portal waits for carriers. */
const timeout = 60_000;

serveStdio(() => {
  const instructions = portal.getInstructions();
  const server = new Server(portal.getServerVersion() ?? { name: 'freight-portal', version: '0.1.0' }, {
    capabilities: { tools: {} },
    ...(instructions ? { instructions } : {}),
  });
  server.setRequestHandler('tools/list', ({ params }) => portal.listTools(params, { timeout }));
  server.setRequestHandler('tools/call', ({ params }) => portal.callTool(params, { timeout }));
  return server;
});
