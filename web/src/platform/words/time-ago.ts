import { currentLanguage } from './i18n.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago" in the language on screen, in the largest unit that fits. */
export const timeAgo = (iso: string): string => {
  const elapsedMs = Date.now() - Date.parse(iso);
  const [unit, length] = steps.find(([, size]) => elapsedMs >= size) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(
    -Math.floor(elapsedMs / length),
    unit,
  );
};
