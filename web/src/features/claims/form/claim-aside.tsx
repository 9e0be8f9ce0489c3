import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { CheckCircleIcon, FileIcon } from '../../../ui/icons/status-icons.tsx';
import { DaysLeft } from '../days-left.tsx';
import classes from './claim-form.module.css';
import type { ClaimFormState, Intent } from './use-claim-form.ts';

type AsideProps = { guide: ClaimGuide; form: ClaimFormState };

/** Deadlines, required evidence with what is attached, and the send buttons. */
export const ClaimAside = ({ guide, form, intent }: AsideProps & { intent: Intent }) => {
  return (
    <div className={classes.side}>
      {form.values.type !== '' && <Deadlines guide={guide} form={form} />}
      {form.values.type !== '' && <NeededEvidence guide={guide} form={form} />}
      {form.values.type !== '' && <Send form={form} intent={intent} />}
    </div>
  );
};

/** Only where something is chosen that could be sent. */
const Send = ({ form, intent }: { form: ClaimFormState; intent: Intent }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.send}>
      <Button kind="primary" size="main" type="submit" fullWidth pending={form.pending}>
        {t(`claims.screens.form.${intent === 'change' ? 'submit_changes' : 'submit'}`)}
      </Button>
      {intent === 'submit' && (
        <Button fullWidth disabledReason={form.pending && t('frame.kit.loading')} onClick={() => form.sendAs('draft')}>
          {t('claims.screens.form.save')}
        </Button>
      )}
    </div>
  );
};

const chosenCategory = ({ guide, form: { values } }: AsideProps) =>
  guide.types.find(({ type }) => type === values.type)?.categories.find(({ category }) => category === values.category);

const Deadlines = ({ guide, form }: AsideProps) => {
  const { t } = useTranslation();
  const category = chosenCategory({ guide, form });
  const { type } = form.values;
  const late = category?.deadlines.some(({ state }) => state === 'overdue');
  return (
    <Card title={t('claims.screens.form.deadlines')}>
      {!category && <p className={classes.hint}>{t('claims.screens.form.deadlines_first')}</p>}
      {category && type !== '' && category.deadlines.length === 0 && (
        <p className={classes.hint}>{t(`claims.screens.form.no_deadlines.${type}`)}</p>
      )}
      {category && category.deadlines.length > 0 && (
        <ul className={classes.clocks}>
          {category.deadlines.map((clock) => (
            <li key={clock.code}>
              <span>{t(`claims.deadlines.${clock.code}`)}</span>
              <span className={classes.day}>
                <RefText>{date(clock.due_on)}</RefText>
              </span>
              <span>
                <DaysLeft day={clock.due_on} /> {clock.law && <span className={classes.law}>{clock.law}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {late && <p className={classes.error}>{t('claims.screens.form.too_late')}</p>}
    </Card>
  );
};

const NeededEvidence = ({ guide, form }: AsideProps) => {
  const { t } = useTranslation();
  const category = chosenCategory({ guide, form });
  const attached = new Set(form.values.documents.map(({ evidence }) => evidence));
  return (
    <Card title={t('claims.screens.form.wanted')}>
      {!category && <p className={classes.hint}>{t('claims.screens.form.category_first')}</p>}
      {category && (
        <ul className={classes.wanted}>
          {(['required', 'suggested'] as const).flatMap((need) =>
            category[need].map((kind) => (
              <li key={kind} data-there={attached.has(kind) || undefined}>
                {attached.has(kind) ? <CheckCircleIcon size={16} /> : <FileIcon size={16} />}
                <span>{t(`claims.evidence.${kind}`)}</span>
                <span className={classes.tag} data-needed={need === 'required' || undefined}>
                  {attached.has(kind) ? t('claims.screens.form.there') : t(`claims.screens.form.${need}`)}
                </span>
              </li>
            )),
          )}
        </ul>
      )}
    </Card>
  );
};
