import type { ClaimSummary } from '@portal/contract/claims/claim.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../../platform/lazy-part.tsx';
import { Can } from '../../../../platform/session/can.tsx';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { DownloadIcon, PencilIcon } from '../../../../ui/icons/action-icons.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { ClaimPage } from '../../claims.api.ts';

const AssignClaimsDialog = lazyDialog(async () => (await import('./assign-claims-dialog.tsx')).AssignClaimsDialog);

type ClaimBulkBarProps = {
  /** The selected cases, as they were last seen. */
  claims: readonly ClaimSummary[];
  /** Those who may be given cases; the operator alone knows them. */
  representatives: ClaimPage['representatives'];
  onExport: () => void;
  onClear: () => void;
};

/** What may be done with the selected cases. */
export const ClaimBulkBar = ({ claims, representatives, onExport, onClear }: ClaimBulkBarProps) => {
  const { t } = useTranslation();
  const [isAssigning, setAssigning] = useState(false);
  const submitted = claims.filter(({ status }) => status !== 'draft').map(({ id }) => id);
  return (
    <ActionBar selected={claims.length} onClear={onClear}>
      {representatives && (
        <Can permission="patch:claims">
          <Button
            kind="ghost"
            size="small"
            icon={<PencilIcon size={16} />}
            disabledReason={submitted.length === 0 && t('claims.screens.list.bulk.drafts')}
            onClick={() => setAssigning(true)}
          >
            {t('claims.screens.acts.assign')}
            {submitted.length > 0 && submitted.length < claims.length && ` (${submitted.length})`}
          </Button>
        </Can>
      )}
      <Button kind="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={onExport}>
        {t('lists.export.open')}
      </Button>
      <Suspense>
        {isAssigning && representatives && (
          <AssignClaimsDialog ids={submitted} representatives={representatives} onClose={() => setAssigning(false)} />
        )}
      </Suspense>
    </ActionBar>
  );
};
