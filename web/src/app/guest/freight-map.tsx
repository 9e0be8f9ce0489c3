import { useTranslation } from '../../platform/words/use-translation.ts';
import { StatusGlyph } from '../../ui/status/status-glyph.tsx';
import type { StatusTone } from '../../ui/status/status-tone.ts';
import classes from './freight-map.module.css';
import drawing from './north-america.svg';

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
      <image href={drawing} width="880" height="740" />
      {stories.map((story) => (
        <StoryCard key={story.name} story={story} />
      ))}
    </svg>
  );
};

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
