import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadLine } from './thread-lines.ts';

/** Announces what the other side has written since the thread was first read. */
export const useArrived = (lines: readonly ThreadLine[]): string => {
  const { t } = useTranslation();
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(lines.map(({ key }) => key)));
  const [said, setSaid] = useState('');
  const fresh = lines.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) {
    setKnown(new Set(lines.map(({ key }) => key)));
    const last = fresh.findLast(({ mine }) => !mine);
    if (last) setSaid(t('claims.screens.messages.arrived', { name: last.name, text: last.text }));
  }
  return said;
};
