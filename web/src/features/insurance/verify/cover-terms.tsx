import type { VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { exclusions, perils, perilsOf } from '@portal/contract/insurance/insurance-choices.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import insurance from '../insurance.module.css';
import { Covered } from '../offers/covered.tsx';
import classes from './verify-page.module.css';

/** What the clause of a certificate pays for, and what none does. */
export const CoverTerms = ({ certificate: { condition, covers_war } }: { certificate: VerifiedCertificate }) => {
  const { t } = useTranslation();
  const isCovered = (peril: (typeof perils)[number]) =>
    peril === 'war' ? covers_war : perilsOf[condition].includes(peril);
  return (
    <>
      <dl className={classes.terms}>
        {perils.map((peril) => (
          <div key={peril}>
            <dt>{t(`insurance.screens.perils.${peril}`)}</dt>
            <dd>
              <Covered isCovered={isCovered(peril)} />
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={classes.never}>{t('insurance.screens.selection.exclusions')}</h2>
      <ul className={insurance.exclusions}>
        {exclusions.map((one) => (
          <li key={one}>
            <CloseIcon size={14} />
            {t(`insurance.screens.exclusions.${one}`)}
          </li>
        ))}
      </ul>
    </>
  );
};
