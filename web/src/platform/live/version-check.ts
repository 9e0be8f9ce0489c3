import { endSession } from '../session/session-end.ts';

const intervalMs = 300_000;

/** Asks every five minutes whether another version was deployed, and ends the session when one was. */
export const startVersionCheck = (): void => {
  const running = document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content;
  if (!running) return;
  setInterval(async () => {
    const deployed = await deployedVersion();
    if (deployed && deployed !== running) endSession('new_version');
  }, intervalMs);
};

const deployedVersion = async (): Promise<string | null> => {
  try {
    const response = await fetch(`/meta.json?t=${Date.now()}`, { cache: 'no-store' });
    return ((await response.json()) as { version?: string }).version ?? null;
  } catch {
    // Offline or in the middle of a deployment: the next round asks again.
    return null;
  }
};
