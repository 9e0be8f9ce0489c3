import { useTranslation } from 'react-i18next';
import classes from './legal-text.module.css';

/** The parts of each text, in order. */
const parts = {
  terms: ['service', 'account', 'quotes', 'liability', 'cancellation'],
  privacy: ['data', 'use', 'sharing', 'rights', 'storage'],
} as const;
export type LegalName = keyof typeof parts;

/** What a person agrees to, or is told, part by part. */
export const LegalText = ({ name }: { name: LegalName }) => {
  const { t } = useTranslation();
  return (
    <dl className={classes.text}>
      {parts[name].map((part) => (
        <div key={part}>
          <dt className={classes.title}>{t(`guests.legal.${name}.${part}_title`)}</dt>
          <dd>{t(`guests.legal.${name}.${part}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
