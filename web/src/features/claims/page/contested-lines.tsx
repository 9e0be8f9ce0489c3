import type { Claim } from '@portal/contract/claims/claim.ts';
import { money } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';

/** The charges of an invoice that a case contests: what was billed, what it should be, and why. */
export const ContestedLines = ({ claim: { lines } }: { claim: Claim }) => {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  const language = currentLanguage();
  return (
    <Card title={t('claims.screens.page.lines')}>
      <FactList
        wide
        facts={lines.map(({ label, billed, should_be, reason, note }) => {
          const change = t('claims.screens.page.line', { billed: money(billed), should_be: money(should_be) });
          return [label[language], [change, reason && t(`claims.reasons.${reason}`), note].filter(Boolean).join('. ')];
        })}
      />
    </Card>
  );
};
