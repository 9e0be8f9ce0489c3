import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownAccountTest } from './support/own-account.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

/** A system of the account's, which is down to begin with. */
const startSystem = async () => {
  const received: IncomingMessage['headers'][] = [];
  const state = { status: 503 };
  const server = createServer((request, response) => {
    received.push(request.headers);
    request.resume().on('end', () => response.writeHead(state.status).end('received'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}/in`, host: `127.0.0.1:${port}`, received, state, close };
};

for (const { language, viewport } of inTurn('webhooks', variants)) {
  ownAccountTest.describe(`webhooks (${language}, ${viewport.width} px)`, () => {
    ownAccountTest.use({ language, viewport });

    ownAccountTest('an admin connects a system that is down, tests it and sends again', async ({ page }) => {
      const { webhooks: words } = wordsOf(language);
      const system = await startSystem();
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto('/settings/webhooks');
      await expect(page.getByText(words.none)).toBeVisible();
      await button(words.new).click();
      await page.getByLabel(words.form.url, { exact: true }).fill(system.url);
      await button(words.form.create).click();
      const secret = page.getByLabel(words.secret, { exact: true });
      await expect(secret).toHaveValue(/^whsec_/);
      const shown = await secret.inputValue();
      await button(words.made.done).click();
      await page.reload();
      expect(await page.content()).not.toContain(shown);

      if (viewport.width < 768) await page.getByRole('link', { name: new RegExp(system.url) }).click();
      await button(words.test).click();
      const delivery = page.getByRole('button', { name: /^webhook\.test/ });
      await delivery.click();
      await expect(page.getByText(/^503, /)).toBeVisible({ timeout: 15_000 });
      system.state.status = 200;
      await button(words.deliveries.send).click();
      await expect(delivery).toHaveAccessibleName(new RegExp(words.deliveries.states.delivered), { timeout: 40_000 });
      expect(new Set(system.received.map((headers) => headers['webhook-id'])).size).toBe(1);

      const on = page.getByRole('switch', { name: fill(words.switch, { url: system.url }) });
      await on.click();
      await expect(page.getByText(fill(words.switched_off, { host: system.host }))).toBeVisible();
      await system.close();
    });
  });
}
