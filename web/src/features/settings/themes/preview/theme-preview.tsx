import type { Scheme, Theme } from '@portal/contract/settings/themes.ts';
import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { themeProperties } from '../../../../ui/tokens/theme.ts';
import { openScreen, type PreviewScreen } from './open-screen.ts';
import { chooseScheme } from './quiet-window.ts';
import { type FoundPart, partAt } from './variable-at.ts';
import classes from './theme-preview.module.css';

const emptyPage = '<!doctype html><html><head></head><body></body></html>';
const desk = 1440;
const phone = { width: 390, height: 844, smallest: 0.5 };

type Box = { width: number; height: number };

const useBox = (element: RefObject<HTMLElement | null>): Box => {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setBox({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return box;
};

/** How large the page in the frame is, and how much smaller it is shown. */
const sizeIn = ({ width, height }: Box, isPhone: boolean) => {
  if (!isPhone) return { scale: width / desk, width: desk, height: height / (width / desk) };
  const scale = Math.max(Math.min(height / phone.height, 1), phone.smallest);
  return { scale, width: phone.width, height: height / scale };
};

/** Lets the page in the frame wear the colors, whatever its own theme is. */
const wear = (page: Document, theme: Theme, scheme: Scheme): void => {
  const { documentElement: root } = page;
  root.toggleAttribute('data-own-accent', theme[scheme].primary !== undefined);
  root.style.cssText = '';
  for (const [name, color] of themeProperties(theme[scheme])) root.style.setProperty(name, color);
};

type ThemePreviewProps = {
  draft: Theme;
  scheme: Scheme;
  screen: PreviewScreen;
  isPhone: boolean;
  /** A part is pointed at, or none. */
  onPoint: (variable: ThemeVariable | null) => void;
  /** A part was pressed. */
  onPick: (variable: ThemeVariable) => void;
};

/**
 * A screen of the portal in the colors of a theme, in a page of its own: what is around it stays readable whatever is
 * chosen. It is looked at and not used: nothing in it takes the focus, and pressing a part names its color.
 */
export const ThemePreview = ({ draft, scheme, screen, isPhone, onPoint, onPick }: ThemePreviewProps) => {
  const { t } = useTranslation();
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [part, setPart] = useState<FoundPart | null>(null);
  const { state, attempt, begin, retry } = useOpenedScreen(frame, { draft, scheme, screen });
  const { scale, ...size } = sizeIn(useBox(holder), isPhone);
  const find = ({ clientX, clientY, currentTarget }: MouseEvent): FoundPart | null => {
    const page = frame.current?.contentDocument;
    if (!page || !frame.current) return null;
    const { left, top } = currentTarget.getBoundingClientRect();
    // What is inert is under no pointer; it is for the moment of looking.
    frame.current.inert = false;
    const found = partAt(page, (clientX - left) / scale, (clientY - top) / scale);
    frame.current.inert = true;
    return found;
  };
  const point = (found: FoundPart | null) => {
    setPart(found);
    onPoint(found?.variable ?? null);
  };
  return (
    <div ref={holder} className={classes.holder}>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {t('frame.failure.part')}{' '}
          <Button kind="link" onClick={retry}>
            {t('frame.failure.retry')}
          </Button>
        </p>
      )}
      <div
        className={classes.stage}
        style={{ width: size.width * scale, height: size.height * scale }}
        data-state={state}
        data-preview-of={screen}
        role="img"
        aria-label={t('settings.themes.preview.of', { screen: t(`settings.themes.preview.screens.${screen}`) })}
        onMouseMove={(event) => point(find(event))}
        onMouseLeave={() => point(null)}
        onClick={(event) => {
          const found = find(event);
          if (found) onPick(found.variable);
        }}
      >
        <iframe
          key={`${screen} ${attempt}`}
          ref={frame}
          inert
          title={t('settings.themes.preview.title')}
          style={{ ...size, transform: `scale(${scale})` }}
          srcDoc={emptyPage}
          onLoad={begin}
        />
        {part && <PointedPart part={part} scale={scale} />}
      </div>
    </div>
  );
};

const PointedPart = ({ part: { box }, scale }: { part: FoundPart; scale: number }) => (
  <span
    className={classes.pointed}
    style={{ left: box.x * scale, top: box.y * scale, width: box.width * scale, height: box.height * scale }}
  />
);

type Opened = { draft: Theme; scheme: Scheme; screen: PreviewScreen };

/** Opens the screen in the frame once that is empty, and keeps it in the colors that are chosen. */
const useOpenedScreen = (frame: RefObject<HTMLIFrameElement | null>, { draft, scheme, screen }: Opened) => {
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening');
  const [attempt, setAttempt] = useState(0);
  const opened = useRef<Document | null>(null);
  useEffect(() => {
    const page = opened.current;
    if (state !== 'open' || !page?.defaultView) return;
    chooseScheme(page.defaultView, scheme);
    wear(page, draft, scheme);
  }, [state, draft, scheme]);
  const begin = () => {
    const { current } = frame;
    // The frame says so again once the screen is written.
    if (!current?.contentDocument || opened.current === current.contentDocument) return;
    opened.current = current.contentDocument;
    setState('opening');
    openScreen(current, screen, scheme).then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  const retry = () => setAttempt((before) => before + 1);
  return { state, attempt, begin, retry };
};
