import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { leadingClock } from '@portal/contract/drayage/leading-clock.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ClockAnswer } from './clock-answer.tsx';
import { clockState } from './clock-state.ts';

/** The next deadline of all containers of a load and what they have cost so far: two cells of an answer card. */
export const ContainerAnswer = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  const { clock, containers } = load;
  if (containers.length < 2) return <ClockAnswer clock={clock} state={clockState(clock)} />;
  const lead = leadingClock(containers);
  const state = clockState(lead);
  const isNamed = state !== 'stopped' && state !== 'unknown';
  const name = lead.number ?? t('drayage.clock.several.unnumbered', { position: containers.indexOf(lead) + 1 });
  return <ClockAnswer clock={clock} state={state} {...(isNamed && { about: name })} />;
};
