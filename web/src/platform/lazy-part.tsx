import { type ComponentType, useEffect, useReducer } from 'react';
import { useTranslation } from './words/use-translation.ts';
import { settlingMs } from './live/settling.ts';
import { loadChunk } from './load-chunk.ts';
import { notify } from './notify.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** What a failed part shows: `retry` loads it once more. */
type Failure<P> = ComponentType<{ props: P; forget: () => void; retry: () => void }>;

/** React's `lazy` keeps a failure for good; here every use after a failure loads again. */
const retried = <P extends object>(load: Load<P>, NotLoaded: Failure<P>) => {
  let loading: Promise<ComponentType<P> | null> | null = null;
  let loaded: ComponentType<P> | null | undefined;
  const start = () =>
    (loading ??= loadChunk(load)
      .catch(() => null)
      .then((part) => (loaded = part)));
  const forget = () => {
    loading = null;
    loaded = undefined;
  };
  const Part = (props: P) => {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    // The Suspense around it waits, as it does for React's own.
    // oxlint-disable-next-line typescript/only-throw-error
    if (loaded === undefined) throw start();
    const Loaded = loaded;
    if (Loaded) return <Loaded {...props} />;
    const retry = () => {
      forget();
      renderAgain();
    };
    return <NotLoaded props={props} forget={forget} retry={retry} />;
  };
  return { Part, start, forget };
};

/** Runs once the page has had its time and the browser has nothing better to do. */
const whenIdle = (run: () => void): void => {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : run()), settlingMs * 2);
};

const ClosedDialog = ({ props, forget }: { props: { onClose: () => void }; forget: () => void }) => {
  const { t } = useTranslation();
  useEffect(() => {
    forget();
    notify.failure(t('frame.failure.part'));
    props.onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once a failure
  }, []);
  return null;
};

/**
 * A dialog or drawer with code of its own, fetched when the browser is idle or at the first press. When that fails a
 * notice says so and the dialog counts as closed: the next press tries again. Stands within a Suspense.
 */
export const lazyDialog = <P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> => {
  const { Part, start, forget } = retried(load, ClosedDialog);
  // A failure now is nobody's concern: the press tries again.
  if (import.meta.env.PROD) whenIdle(() => void start().then((loaded) => loaded ?? forget()));
  return Part;
};

/** Stands where a part of a screen did not load. */
export const MissingPart = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t('frame.failure.part')}{' '}
      <button type="button" onClick={retry}>
        {t('frame.failure.retry')}
      </button>
    </p>
  );
};

/**
 * A part of a screen with code of its own, fetched when it is first shown; where that fails it offers another try, or
 * shows `Instead`, which does without that code.
 */
export const lazyPart = <P extends object>(load: Load<P>, Instead?: ComponentType<P>): ComponentType<P> =>
  retried<P>(load, Instead ? ({ props }) => <Instead {...props} /> : MissingPart).Part;
