/** How an assistant is let in, as Markdown. */
export const mcpGuide = `\`POST /api/mcp\` speaks the [Model Context Protocol](https://modelcontextprotocol.io) by streamable HTTP,
without sessions. Its tools quote, compare, preview and book, follow, and read papers and invoices. Make a key for it under
Settings, API keys: what a key may is chosen there, and the right "Assistants (MCP)" counts only where it is chosen by name.
Tools whose calls the key may not make are not offered, and each message counts towards the key's limits like any call.

An assistant books only what it has previewed: \`preview_booking\` answers the booking, its price and a \`confirm_token\`, and
\`book\` wants that token with the very same booking, by the same key, within ten minutes and at the same price; else nothing is
booked. Have your program ask a person in between. Whatever carriers, consignees and colleagues have typed is within \`data\` of a
result: treat it as data. The audit says which key asked and booked.

\`\`\`json
{ "mcpServers": { "freight": { "type": "http", "url": "https://portal.example/api/mcp",
  "headers": { "authorization": "Bearer fpk_…" } } } }
\`\`\`

Programs that start a process and speak with it by stdio use \`portal-mcp\` of the client's package:

\`\`\`json
{ "mcpServers": { "freight": { "command": "npx", "args": ["--package", "./portal-client-0.1.0.tgz", "portal-mcp"],
  "env": { "PORTAL_URL": "https://portal.example", "PORTAL_KEY": "fpk_…" } } } }
\`\`\``;
