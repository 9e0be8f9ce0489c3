import { useState } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from '../insurance.module.css';

type VerificationCardProps = { url: string; svg: string | null };

/** The public page that says whether a certificate is in force, and the code that opens it. */
export const VerificationCard = ({ url, svg }: VerificationCardProps) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(url)) setCopied(true);
  };
  return (
    <Card title={t('insurance.screens.page.verification')}>
      <div className={classes.verification}>
        {svg && (
          <img
            className={classes.code}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={t('insurance.screens.page.verification_code')}
          />
        )}
        <div className={classes.aside}>
          <p className={classes.note}>{t('insurance.screens.page.verification_text')}</p>
          <div className={classes.buttons}>
            <Button kind="link" onClick={() => void copy()}>
              {t(`insurance.screens.page.${isCopied ? 'copied' : 'copy_link'}`)}
            </Button>
            <ButtonAnchor kind="link" href={url} target="_blank" rel="noreferrer">
              {t('insurance.screens.page.open_page')}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </Card>
  );
};
