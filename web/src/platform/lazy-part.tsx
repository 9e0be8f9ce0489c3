import { type ComponentType, lazy, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from './words/use-translation.ts';
import { settlingMs } from './live/settling.ts';
import { loadChunk } from './load-chunk.ts';
import { notify } from './notify.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** What a failed part shows: `retry` loads it once more. */
type Failure<P> = ComponentType<{ props: P; retry: () => void }>;

/** React's `lazy` keeps a failure for good; here each retry is a `lazy` component of its own. */
const retried = <P extends object>(load: Load<P>, NotLoaded: Failure<P>): ComponentType<P> => {
  const createPart = () =>
    lazy(async (): Promise<{ default: ComponentType<{ props: P; retry: () => void }> }> => {
      const Loaded = await loadChunk(load).catch(() => null);
      return { default: Loaded ? ({ props }) => <Loaded {...props} /> : NotLoaded };
    });
  let Current = createPart();
  return (props: P) => {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const retry = () => {
      Current = createPart();
      renderAgain();
    };
    return <Current props={props} retry={retry} />;
  };
};

/** Runs once the page has had its time and the browser has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : run()), settlingMs * 2);
};

/**
 * A dialog or drawer with code of its own, fetched when the browser is idle or at the first press. When that fails a
 * notice says so and the dialog counts as closed: the next press tries again. Nothing is shown until the code is there.
 */
export const lazyDialog = <P extends { onClose: () => void }>(load: Load<P>): ComponentType<P> => {
  let loading: Promise<ComponentType<P> | null> | null = null;
  let loaded: ComponentType<P> | null = null;
  const start = () =>
    (loading ??= loadChunk(load).then(
      (part) => (loaded = part),
      () => (loading = null),
    ));
  // A failure now is nobody's concern: the press tries again, also one that came while this was under way.
  if (import.meta.env.PROD) whenIdle(() => void start());
  const press = async () => (loading && (await loading)) ?? start();
  // Waits in an effect and not in a Suspense: a press must not wait for a render that waits for a file.
  const LazyDialog = (props: P) => {
    const { t } = useTranslation();
    const [Loaded, setLoaded] = useState(() => loaded);
    const finish = useEffectEvent((part: ComponentType<P> | null) => {
      if (part) return setLoaded(() => part);
      notify.failure(t('frame.failure.part'));
      props.onClose();
    });
    useEffect(() => {
      let isMounted = true;
      if (!loaded) void press().then((part) => isMounted && finish(part));
      return () => {
        isMounted = false;
      };
    }, []);
    return Loaded && <Loaded {...props} />;
  };
  return LazyDialog;
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
  retried<P>(load, Instead ? ({ props }) => <Instead {...props} /> : MissingPart);
