import type { Guide, GuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { approvalKeys } from '../approvals.keys.ts';
import classes from '../rules/rules.module.css';
import { publishGuide } from './guide.api.ts';
import { guideRulesToSend, isWholeRule, newestOf } from './guide-draft.ts';

type GuidePublicationProps = { guide: Guide; drafts: readonly GuideRule[]; onDiscard: () => void };

/** What was changed holds from a day on, once it is published. */
export const GuidePublication = ({ guide, drafts, onDiscard }: GuidePublicationProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { today, version } = guide;
  const [day, setDay] = useState(today);
  const effective_on = day || today;
  const publication = useMutation({
    mutationFn: () => publishGuide({ version, effective_on, rules: guideRulesToSend(drafts, newestOf(guide)) }),
    onSuccess: (published) => {
      client.setQueryData(approvalKeys.guide, published);
      void client.invalidateQueries({ queryKey: approvalKeys.guideVersions });
      notify.success(t('approvals.screens.guide.published', { day: date(effective_on) }));
    },
  });
  return (
    <>
      {publication.isError && <Callout kind="danger">{errorText(publication.error)}</Callout>}
      <div className={classes.foot}>
        <span role="status">{t('approvals.screens.rules.unsaved')}</span>
        <DateField label={t('approvals.screens.guide.effective_on')} min={today} value={day} onChange={setDay} />
        <Button onClick={onDiscard}>{t('approvals.screens.rules.discard')}</Button>
        <Button
          kind="primary"
          pending={publication.isPending}
          disabledReason={!drafts.every(isWholeRule) && t('approvals.screens.guide.no_carrier_named')}
          onClick={() => publication.mutate()}
        >
          {t('approvals.screens.rules.publish')}
        </Button>
      </div>
    </>
  );
};
