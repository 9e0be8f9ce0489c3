import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import classes from '../insurance.module.css';

type ReportedCardProps = { reported: NonNullable<InsuranceQuote['reported']> };

/** What holders of the paper said differs from the certificate; anybody may have said it. */
export const ReportedCard = ({ reported }: ReportedCardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.screens.page.reported')}>
      <ul className={classes.form}>
        {reported.map(({ id, differences, message, email, created_at }) => (
          <li key={id}>
            <p className={classes.note}>
              {dateAndTime(created_at).join(', ')}
              {email && (
                <>
                  {', '}
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </p>
            <FactList
              facts={differences.map(({ field, on_paper }) => [
                t(`insurance.screens.verify.fields.${field}`),
                on_paper,
              ])}
            />
            {message && <p>{message}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
};
