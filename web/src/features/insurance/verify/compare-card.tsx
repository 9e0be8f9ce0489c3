import type { VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { MailIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './verify-page.module.css';

const ReportDrawer = lazyDialog(async () => (await import('./report-drawer.tsx')).ReportDrawer);

type CompareCardProps = { code: string; certificate: VerifiedCertificate | undefined };

/** What to do where the paper in somebody's hand says something else, or has a code that no certificate has. */
export const CompareCard = ({ code, certificate }: CompareCardProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const words = certificate
    ? (['compare', 'compare_text', 'report'] as const)
    : (['report_unknown_title', 'report_unknown_text', 'report_unknown'] as const);
  const [title, text, button] = words;
  return (
    <Card title={t(`insurance.screens.verify.${title}`)}>
      <div className={classes.compare}>
        <p>{t(`insurance.screens.verify.${text}`)}</p>
        {isReported && (
          <p role="status" className={classes.reported}>
            {t('insurance.screens.verify.reported')}
          </p>
        )}
        {!isReported && (
          <Button fullWidth icon={<MailIcon size={16} />} onClick={() => setOpen(true)}>
            {t(`insurance.screens.verify.${button}`)}
          </Button>
        )}
      </div>
      <Suspense>
        {isOpen && (
          <ReportDrawer
            code={code}
            certificate={certificate}
            onClose={() => setOpen(false)}
            onReported={() => {
              setReported(true);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </Card>
  );
};
