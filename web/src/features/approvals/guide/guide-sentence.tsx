import type { Guide, GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { money } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from '../rules/rules.module.css';

export type Carriers = Guide['carriers'];

const carriersText = (ids: readonly number[], carriers: Carriers, t: Translate, between: string): string =>
  ids.length === 0
    ? t('approvals.screens.guide.no_carrier')
    : ids.map((id) => carriers.find((one) => one.id === id)?.name ?? t('approvals.screens.rules.former')).join(between);

const placesText = (codes: readonly string[], t: Translate): string =>
  codes.length === 0 ? t('approvals.screens.guide.anywhere') : codes.join(', ');

const modesText = (modes: readonly LoadMode[], t: Translate): string =>
  modes.length === 0
    ? t('approvals.screens.guide.every_mode')
    : modes.map((mode) => t(`loads.modes.${mode}`)).join(', ');

/** A rule as one sentence. */
export const guideRuleText = (rule: GuideRule, carriers: Carriers, t: Translate): string => {
  switch (rule.kind) {
    case 'never':
      return t('approvals.screens.guide.sentence_never', {
        carriers: carriersText(rule.carrier_ids, carriers, t, ', '),
        to: placesText(rule.to_states, t),
      });
    case 'prefer':
      return t('approvals.screens.guide.sentence_prefer', {
        from: placesText(rule.from_states, t),
        to: placesText(rule.to_states, t),
        carriers: carriersText(rule.carrier_ids, carriers, t, t('approvals.screens.guide.and_then')),
      });
    case 'cheapest':
      return t('approvals.screens.guide.sentence_cheapest', {
        modes: modesText(rule.modes, t),
        count: rule.within_days,
      });
    case 'fastest':
      return t('approvals.screens.guide.sentence_fastest', {
        modes: modesText(rule.modes, t),
        price: money(rule.below_per_mile),
      });
  }
};

/** The kind of a rule, and the rule in words. */
export const GuideSentence = ({ rule, carriers }: { rule: GuideRule; carriers: Carriers }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.sentence} data-off={!rule.is_on || undefined}>
      <p>
        <b className={classes.token}>{t(`approvals.screens.guide.kinds.${rule.kind}`)}</b>{' '}
        {guideRuleText(rule, carriers, t)}
      </p>
    </div>
  );
};
