import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LegalText } from './legal-text.tsx';

/** The terms in a dialog, so that the form stays open. */
export const TermsDialog = ({ onClose, onAgree }: { onClose: () => void; onAgree: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('guests.legal.terms.title')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onAgree}>
          {t('guests.legal.accept')}
        </Button>
      }
    >
      <LegalText name="terms" />
    </Dialog>
  );
};
