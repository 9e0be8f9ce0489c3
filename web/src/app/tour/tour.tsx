import type { TourSection } from '@portal/contract/users/tour-sections.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api, callsOf } from '../../platform/api/api.ts';
import { currentUser, useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PointedCard } from '../../ui/overlays/pointed-card.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { tourSectionOf } from './tour-section-of.ts';
import { type TourStep, tourSteps } from './tour-steps.ts';
import classes from './tour.module.css';

const users = callsOf<typeof usersRows>(usersCalls);

type TourProps = {
  /** Whether the person asked for it: it is shown although it was seen. */
  isAsked: boolean;
  /** The tour that was asked for is over, or this screen has none. */
  onEnd: () => void;
};

/** Shows a person around the section on screen: once by itself, and whenever it is asked for. */
export const Tour = ({ isAsked, onEnd }: TourProps) => {
  const section = useLocation({ select: ({ pathname }) => tourSectionOf(pathname) });
  const { tours_left } = useMe().settings;
  const client = useQueryClient();
  if (!section || !(isAsked || tours_left.includes(section))) return null;
  const end = () => {
    onEnd();
    if (!tours_left.includes(section)) return;
    client.setQueryData(
      currentUser.queryKey,
      (me) => me && { ...me, settings: { ...me.settings, tours_left: tours_left.filter((one) => one !== section) } },
    );
    // What could not be noted is shown again at a later visit.
    api(users.finishTour, { query: { section_name: section } }).catch(() => undefined);
  };
  return <SectionTour key={section} section={section} onEnd={end} />;
};

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** The control of a step, as far as it is on screen. */
const controlOf = ({ selector }: TourStep): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isShown);

const stepsOf = (section: TourSection): readonly TourStep[] => tourSteps[section];

const lookMs = 250;
/** How long a control that is still loading is waited for. */
const looks = 8;

/** The steps whose controls are on screen, at most five; none until they are, or while a dialog is open. */
const useSteps = (section: TourSection): readonly TourStep[] => {
  const [found, setFound] = useState<readonly TourStep[]>([]);
  useEffect(() => {
    const all = stepsOf(section);
    let left = looks;
    const timer = setInterval(() => {
      if (document.querySelector('[role=dialog][aria-modal=true]')) return;
      left -= 1;
      const shown = all.filter(controlOf);
      if (shown.length === 0 || (shown.length < all.length && left > 0)) return;
      clearInterval(timer);
      setFound(shown.slice(0, 5));
    }, lookMs);
    return () => clearInterval(timer);
  }, [section]);
  return found;
};

const SectionTour = ({ section, onEnd }: { section: TourSection; onEnd: () => void }) => {
  const steps = useSteps(section);
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const { t } = useTranslation();
  const step = steps[at];
  const target = step && controlOf(step);
  if (!target) return null;
  const isLast = at === steps.length - 1;
  const move = (by: 1 | -1) => {
    if (by === 1 && isLast) return;
    if (at + by <= 0) next.current?.focus();
    setAt(Math.max(0, at + by));
  };
  return (
    <PointedCard
      target={target}
      title={t(`${step.phrase}.title`)}
      onClose={onEnd}
      onStep={move}
      footer={
        <>
          <span className={classes.start}>
            {!isLast && (
              <Button kind="link" size="small" onClick={onEnd}>
                {t('frame.tour.skip')}
              </Button>
            )}
          </span>
          {at > 0 && <Button onClick={() => move(-1)}>{t('frame.tour.back')}</Button>}
          <Button ref={next} kind="primary" data-autofocus onClick={isLast ? onEnd : () => move(1)}>
            {t(isLast ? 'frame.tour.done' : 'frame.tour.next')}
          </Button>
        </>
      }
    >
      <p className={classes.text}>{t(`${step.phrase}.text`)}</p>
      {isLast && <p className={classes.text}>{t('frame.tour.again')}</p>}
      <p className={classes.count}>
        {t('frame.keys.tour')}, {t('frame.tour.place', { at: at + 1, of: steps.length })}
      </p>
    </PointedCard>
  );
};
