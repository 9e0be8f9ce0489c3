import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { usePending } from '../../documents/upload/pending-files.ts';
import { useChangeClaim } from '../claims.api.ts';
import { type ChosenPaper, formOfClaim } from '../form/claim-form.ts';
import { PaperPicker } from '../form/paper-picker.tsx';
import classes from './claim-page.module.css';

const comparable = (papers: readonly ChosenPaper[]): string =>
  papers
    .map(({ document_id, evidence }) => `${document_id} ${evidence}`)
    .toSorted()
    .join();

/** Attaches further documents of the load to a case; submitted ones cannot be removed. */
export const AddPapersDrawer = ({ claim, onClose }: { claim: Claim; onClose: () => void }) => {
  const { t } = useTranslation();
  const papers = useQuery(loadDocuments(claim.load.id, false));
  const attached = formOfClaim(claim).documents;
  const [chosen, setChosen] = useState<readonly ChosenPaper[]>(attached);
  const pending = usePending(claim.load.id);
  const change = useChangeClaim(claim);
  const isSubmitted = claim.status !== 'draft';
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
  const disabledPhrase =
    pending.length > 0 ? 'form.not_uploaded' : comparable(chosen) === comparable(attached) && 'page.attach_none';
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('claims.screens.page.add_papers')}
      footer={
        <Button
          kind="primary"
          pending={change.isPending}
          disabledReason={disabledPhrase && t(`claims.screens.${disabledPhrase}`)}
          onClick={attach}
        >
          {t('claims.screens.page.attach')}
        </Button>
      }
    >
      <div className={classes.form}>
        {change.error && <Callout kind="danger">{errorText(change.error)}</Callout>}
        <p>
          {t('claims.screens.page.add_papers_text')}{' '}
          {isSubmitted && attached.length > 0 && t('claims.screens.page.attached_already', { count: attached.length })}
        </p>
        <PaperPicker
          loadId={claim.load.id}
          papers={papers}
          chosen={chosen}
          onChange={setChosen}
          fixed={isSubmitted ? attached.map(({ document_id }) => document_id) : []}
          hideFixed
          error={undefined}
        />
      </div>
    </Drawer>
  );
};
