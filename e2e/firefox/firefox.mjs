#!/usr/bin/env node
// Firefox as Playwright can drive it over WebDriver BiDi: a command that Firefox ESR lacks and no journey here depends on
// (whether a page is printed, dark or without motion) is answered in its place. Everything else passes through.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../../scripts/find-browser.mjs';

const lackingCommand = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(await findFirefox(), process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
process.on('SIGTERM', () => firefox.kill('SIGTERM'));
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address) passOn(address);
  else console.error(line);
}

/** Takes connections for Firefox at an address of its own, which it prints as Firefox does. */
function passOn(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    client.on('message', async (data) => {
      const text = Buffer.from(data).toString();
      const { id, method } = JSON.parse(text);
      if (method === lackingCommand) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
      await isOpen;
      return browser.send(text);
    });
    browser.on('message', (data) => client.send(data, { binary: false }));
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
  });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}
