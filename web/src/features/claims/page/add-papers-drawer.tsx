import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../platform/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { useChangeClaim } from '../claims.api.ts';
import { type ChosenPaper, formOfClaim } from '../form/claim-form.ts';
import { PaperPicker } from '../form/paper-picker.tsx';
import classes from './claim-page.module.css';

/** Attaches more of the load's papers to a case; those that were submitted stay. */
export const AddPapersDrawer = ({ claim, onClose }: { claim: Claim; onClose: () => void }) => {
  const { t } = useTranslation();
  const papers = useQuery(loadDocuments(claim.load.id, false));
  const [chosen, setChosen] = useState<readonly ChosenPaper[]>(() => formOfClaim(claim).documents);
  const change = useChangeClaim(claim);
  const attach = () =>
    change.mutate(
      { documents: [...chosen] },
      {
        onSuccess: () => {
          notify.success(t('claims.screens.page.attached'));
          onClose();
        },
      },
    );
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('claims.screens.page.add_papers')}
      footer={
        <Button kind="primary" pending={change.isPending} onClick={attach}>
          {t('claims.screens.page.attach')}
        </Button>
      }
    >
      <div className={classes.form}>
        {change.error && <Callout kind="danger">{errorText(change.error)}</Callout>}
        <p>{t('claims.screens.page.add_papers_text')}</p>
        <PaperPicker
          loadId={claim.load.id}
          papers={papers}
          chosen={chosen}
          onChange={setChosen}
          fixed={claim.status === 'draft' ? [] : claim.documents.map(({ document }) => document.id)}
          error={undefined}
        />
      </div>
    </Drawer>
  );
};
