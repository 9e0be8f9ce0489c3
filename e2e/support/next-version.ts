import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { baseURL } from './product.ts';
import { root } from './running-portal.ts';

/** What the next version has other than the present one: pages, its name, and the one script that differs. */
const isOther = ({ origin, pathname }: URL): boolean =>
  origin === baseURL && (!/^\/(api|sio|assets)\//.test(pathname) || pathname.startsWith('/assets/paint-first-'));

/**
 * Runs a journey beside a second server, with a build of the screens that is not the one the product has. From `deploy`
 * on the pages get its files, as if a balancer led them there.
 */
export const withNextVersion = async (
  context: BrowserContext,
  journey: (deploy: () => Promise<void>) => Promise<void>,
): Promise<void> => {
  const server = fork(path.join(root, 'scripts', 'serve-next-version.mjs'));
  const ended = once(server, 'exit').then(() => {
    throw new Error('The server of the next version ended');
  });
  ended.catch(() => undefined);
  const [address] = (await Promise.race([once(server, 'message'), ended])) as [string];
  try {
    await journey(async () => {
      await context.route(isOther, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: `${address}${pathname}${search}` }) });
      });
    });
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    server.disconnect();
  }
};
