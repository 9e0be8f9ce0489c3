import './platform/forms/zod-without-eval.ts';
import './ui/tokens/fonts.css';
import './ui/tokens/tokens.css';
import './ui/tokens/global.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';
import { startI18n } from './platform/words/i18n.ts';
import { startVersionCheck } from './platform/live/version-check.ts';
import { startColorScheme } from './ui/tokens/color-scheme.ts';

/** Lets the browser answer to its owner between two pieces of work. */
const breath = (): Promise<void> => new Promise((breathed) => setTimeout(breathed));

/** Puts the portal in place of the opening mark. */
const open = async (): Promise<void> => {
  await breath();
  // The first screen's files and data travel together with the phrases.
  void router.load();
  await breath();
  await startI18n();
  startVersionCheck();
  startColorScheme();
  const root = document.getElementById('root');
  if (!root) return;
  // In slices, so that a slow phone answers to its owner while the first screen is made.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
};

// Not awaited: files that are fetched on the way may need this one, and would wait for it as long as it waits for them.
void open();
