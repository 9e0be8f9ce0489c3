import type { ApprovalRulesVersion } from '@portal/contract/approvals/approval-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ruleVersions } from '../approvals.api.ts';
import { momentText } from '../time-left.tsx';
import { type Choices } from './rule-draft.ts';
import { RuleSentence } from './rule-sentence.tsx';
import classes from './rules.module.css';

type RulesHistoryProps = {
  choices: Choices;
  /** Takes the rules of a version as a draft; null for whoever may not change them. */
  onTake: ((version: ApprovalRulesVersion) => void) | null;
  onClose: () => void;
};

/** Every version of the rules with who published it and when, the newest first. */
export const RulesHistory = ({ choices, onTake, onClose }: RulesHistoryProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ruleVersions);
  return (
    <Drawer opened onClose={onClose} title={t('approvals.screens.rules.history')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} />}
      {data?.items.length === 0 && <p>{t('approvals.screens.rules.versions_none')}</p>}
      {data?.items.map((version) => (
        <section key={version.version} className={classes.version}>
          <h3>{t('approvals.screens.rules.version', { version: version.version })}</h3>
          <p className={classes.small}>
            <RefText wraps>
              {t('approvals.screens.rules.by_at', {
                who: version.published_by ?? t('approvals.screens.rules.former'),
                time: momentText(version.published_at, t),
              })}
            </RefText>
          </p>
          {version.rules.map((rule) => (
            <RuleSentence key={rule.key} rule={rule} choices={choices} />
          ))}
          {version.rules.length === 0 && <p className={classes.small}>{t('approvals.screens.rules.none')}</p>}
          {onTake && (
            <Button size="small" onClick={() => onTake(version)}>
              {t('approvals.screens.rules.restore')}
            </Button>
          )}
        </section>
      ))}
    </Drawer>
  );
};
