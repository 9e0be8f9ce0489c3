// First of all: the freight system's credentials leave the address before the router reads it or anything is requested.
import './platform/session/sign-in-link.ts';
import { isUsualStart } from './platform/session/early-answers.ts';
import './platform/forms/zod-without-eval.ts';
import './ui/tokens/fonts.css';
import './ui/tokens/tokens.css';
import './ui/tokens/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFirstScreen } from './app/router.tsx';
import { queryClient } from './platform/api/query-client.ts';
import { currentUser } from './platform/session/current-user.ts';
import { hasSession } from './platform/session/session.ts';
import { writeFirstDate } from './platform/words/format.ts';
import { startI18n } from './platform/words/i18n.ts';
import { yieldToMain } from './platform/live/settling.ts';
import { watchStyles } from './platform/load-chunk.ts';
import { startVersionCheck } from './platform/live/version-check.ts';
import { startColorScheme } from './ui/tokens/color-scheme.ts';

/** Said in both languages, since the phrases themselves may be what did not load. */
const showStartFailure = (): void => {
  const text = document.createElement('p');
  text.role = 'alert';
  text.append('The portal did not load. Check your connection. / El portal no se cargó. Revise su conexión. ');
  const retry = document.createElement('button');
  retry.append('Try again / Intentar de nuevo');
  retry.addEventListener('click', () => window.location.reload());
  text.append(retry);
  document.getElementById('root')?.replaceChildren(text);
};

/** Replaces the mark of the start page by the portal. */
const open = async (): Promise<void> => {
  watchStyles();
  await yieldToMain();
  if (hasSession()) writeFirstDate();
  if (isUsualStart()) {
    // Who is signed in is needed before the routes are made.
    void queryClient.prefetchQuery(currentUser);
    await yieldToMain();
  }
  // The first screen's files and data travel together with the phrases.
  const loading = loadFirstScreen();
  await yieldToMain();
  await Promise.all([startI18n(), loading]);
  startVersionCheck();
  startColorScheme();
  const root = document.getElementById('root');
  if (!root) return;
  // In slices, so that a slow phone answers input while the first screen is made.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

// Not awaited: files that are fetched on the way may need this one, and would wait for it as long as it waits for them.
open().catch(showStartFailure);
