import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { isClaimable } from '@portal/contract/insurance/insurance-choices.ts';
import { useState } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Button, ButtonAnchor, LinkButton } from '../../../ui/primitives/button.tsx';
import { newInsuredClaimAddress } from '../addresses.ts';
import classes from '../insurance.module.css';

/** The way to a claim: the form about the insured load, or how to reach the insurer where there is no load. */
export const StartClaim = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { certificate, load_id, status } = quote;
  if (!certificate?.number || !isClaimable(status)) return null;
  const label = t('insurance.screens.page.start_claim');
  if (load_id === null) {
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {isOpen && <LossDialog certificate={certificate} number={certificate.number} onClose={() => setOpen(false)} />}
      </>
    );
  }
  if (!mayDo(me, 'post:claims')) return null;
  const story = t('insurance.screens.page.claim_story', {
    number: certificate.number,
    insurer: certificate.insurer_name,
    goods: quote.commodity,
  });
  return <LinkButton {...newInsuredClaimAddress(load_id, story)}>{label}</LinkButton>;
};

type LossDialogProps = {
  certificate: NonNullable<InsuranceQuote['certificate']>;
  number: string;
  onClose: () => void;
};

/** What to do about a loss of goods that are on no load of the portal, and who has to know. */
const LossDialog = ({ certificate, number, onClose }: LossDialogProps) => {
  const { t } = useTranslation();
  const { claims_email, claims_phone, insurer_name } = certificate;
  const subject = encodeURIComponent(t('insurance.screens.page.loss_subject', { number }));
  return (
    <Dialog
      title={t('insurance.screens.page.loss_title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('insurance.screens.page.loss_close')}</Button>}
    >
      <div className={classes.form}>
        <p>{t('insurance.screens.page.loss_text', { insurer: insurer_name, number })}</p>
        <div className={classes.buttons}>
          {claims_email && (
            <ButtonAnchor href={`mailto:${claims_email}?subject=${subject}`}>
              {t('insurance.screens.page.loss_mail', { email: claims_email })}
            </ButtonAnchor>
          )}
          {claims_phone && (
            <ButtonAnchor href={`tel:${claims_phone.replaceAll(/[^+\d]/g, '')}`}>
              {t('insurance.screens.page.loss_call', { phone: claims_phone })}
            </ButtonAnchor>
          )}
        </div>
        {!claims_email && !claims_phone && <p>{t('insurance.screens.page.loss_ask')}</p>}
      </div>
    </Dialog>
  );
};
