import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './legal-text.module.css';

/** The parts of each text, in order. */
const parts = {
  terms: (['service', 'account', 'quotes', 'liability', 'cancellation'] as const).map(
    (part) => [`guests.legal.terms.${part}_title`, `guests.legal.terms.${part}`] as const,
  ),
  privacy: (['data', 'use', 'sharing', 'rights', 'storage'] as const).map(
    (part) => [`guests.legal.privacy.${part}_title`, `guests.legal.privacy.${part}`] as const,
  ),
};
export type LegalName = keyof typeof parts;

/** The terms or the privacy policy, part by part. */
export const LegalText = ({ name }: { name: LegalName }) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.text}>
      {parts[name].map(([title, text]) => (
        <div key={title}>
          <dt className={classes.title}>{t(title)}</dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
};
