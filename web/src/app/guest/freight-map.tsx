import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import classes from './freight-map.module.css';
import { abroadDots, homeDots } from './north-america.ts';

const columnStep = 13;
const rowStep = 11.3;

/** Each run of dots becomes one line, which round caps on a zero-length dash turn into dots. */
const dotPath = (runs: string): string =>
  runs
    .split(' ')
    .map((run) => {
      const [row = 0, column = 0, length = 0] = run.split(',').map(Number);
      const x = 10 + (row % 2 ? columnStep / 2 : 0) + column * columnStep;
      return `M${x} ${(70 + row * rowStep).toFixed(1)}h${(length - 1) * columnStep + 0.1}`;
    })
    .join('');

type Arc = { from: [number, number]; bend: [number, number]; to: [number, number]; now?: true };

const arcs: readonly Arc[] = [
  { from: [85, 169], bend: [220, 215], to: [275, 345] },
  { from: [77, 414], bend: [230, 338], to: [414, 362] },
  { from: [326, 597], bend: [360, 415], to: [504, 308] },
  { from: [340, 566], bend: [385, 385], to: [568, 335] },
  { from: [271, 680], bend: [275, 585], to: [357, 533] },
  { from: [162, 443], bend: [365, 345], to: [610, 414], now: true },
];

type Story = { name: 'delivered' | 'answered' | 'left'; tone: StatusTone; at: [number, number]; line: string };

const stories: readonly Story[] = [
  { name: 'delivered', tone: 'delivered', at: [296, 212], line: 'M504 266V300' },
  { name: 'answered', tone: 'quoted', at: [612, 309], line: 'M576 336H612' },
  { name: 'left', tone: 'in_transit', at: [436, 454], line: 'M501 400V454' },
];

/** Loads under way over North America: what the portal is about, before anybody has signed in. */
export const FreightMap = () => {
  const { t } = useTranslation();
  return (
    <svg className={classes.map} viewBox="0 0 880 740" role="img" aria-label={t('frame.brand.map')}>
      <linearGradient id="north" gradientUnits="userSpaceOnUse" x1="0" y1="60" x2="0" y2="240">
        <stop offset="0" stopColor="#8fa3dc" stopOpacity="0" />
        <stop offset="1" stopColor="#8fa3dc" />
      </linearGradient>
      <path className={classes.abroad} d={dotPath(abroadDots)} stroke="url(#north)" />
      <path className={classes.home} d={dotPath(homeDots)} />
      {arcs.map((arc, index) => (
        <ArcLine key={arc.from.join()} arc={arc} fade={`fade-${index}`} />
      ))}
      <circle className={classes.halo} cx="501" cy="393" r="10" />
      <circle className={classes.now} cx="501" cy="393" r="4" />
      {stories.map((story) => (
        <StoryCard key={story.name} story={story} />
      ))}
    </svg>
  );
};

const ArcLine = ({ arc: { from, bend, to, now }, fade }: { arc: Arc; fade: string }) => (
  <g className={now ? classes.orange : classes.blue}>
    <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      <stop offset="0" stopColor="currentColor" stopOpacity="0.3" />
      <stop offset="0.6" stopColor="currentColor" />
    </linearGradient>
    <path d={`M${from.join()}Q${bend.join()} ${to.join()}`} fill="none" stroke={`url(#${fade})`} strokeWidth="1.7" />
    <circle cx={from[0]} cy={from[1]} r="2.6" className={classes.origin} />
    <circle cx={to[0]} cy={to[1]} r="6" fill="currentColor" opacity="0.2" />
    <circle cx={to[0]} cy={to[1]} r="3" fill="currentColor" />
  </g>
);

const StoryCard = ({ story: { name, tone, at, line } }: { story: Story }) => {
  const { t } = useTranslation();
  return (
    <>
      <path className={classes.lead} d={line} />
      <foreignObject x={at[0]} y={at[1]} width="300" height="60">
        <div className={classes.card} data-scheme="dark">
          <StatusGlyph tone={tone} />
          <div>
            <div className={classes.cardTitle}>{t(`frame.brand.${name}`)}</div>
            <div className={classes.cardText}>{t(`frame.brand.${name}_load`)}</div>
          </div>
        </div>
      </foreignObject>
    </>
  );
};
