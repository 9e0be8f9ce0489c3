import { mostJoined } from '@portal/contract/documents/generated-types.ts';
import { isBooked } from '@portal/contract/loads/load-states.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../../platform/lazy-part.tsx';
import { Can } from '../../../../platform/session/can.tsx';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { CopyIcon, DownloadIcon, PrintIcon, ShareIcon, TagIcon } from '../../../../ui/icons/action-icons.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button, LinkButton } from '../../../../ui/primitives/button.tsx';
import { copyAddress } from '../../addresses.ts';
import { usePrintPapers } from './print-papers.ts';

const ShareLoadsDialog = lazyDialog(async () => (await import('./share-loads-dialog.tsx')).ShareLoadsDialog);

export type SelectedLoad = Pick<LoadSummary, 'id' | 'status' | 'mode' | 'quote_type'>;

type LoadBulkBarProps = {
  /** The selected loads, as they were last seen. */
  loads: readonly SelectedLoad[];
  onExport: () => void;
  onClear: () => void;
};

const hasLabels = ({ status, mode }: SelectedLoad): boolean => isBooked(status) && mode !== 'drayage';

/** What may be done with the selected loads. */
export const LoadBulkBar = ({ loads, onExport, onClear }: LoadBulkBarProps) => {
  const { t } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  return (
    <ActionBar selected={loads.length} onClear={onClear}>
      <Can permission="get:docs">
        <PrintButton type="bol" loads={loads} having={loads.filter(({ status }) => isBooked(status))} />
        <PrintButton type="label" loads={loads} having={loads.filter(hasLabels)} />
      </Can>
      <Can permission="post:share-files" atHome>
        <Button kind="ghost" size="small" icon={<ShareIcon size={16} />} onClick={() => setSharing(true)}>
          {t('loads.my_loads.bulk.share')}
        </Button>
      </Can>
      <Can permission="get:clone">
        <CopyButton loads={loads} />
      </Can>
      <Button kind="ghost" size="small" icon={<DownloadIcon size={16} />} onClick={onExport}>
        {t('lists.export.open')}
      </Button>
      <Suspense>{isSharing && <ShareLoadsDialog loads={loads} onClose={() => setSharing(false)} />}</Suspense>
    </ActionBar>
  );
};

type PrintButtonProps = {
  type: 'bol' | 'label';
  loads: readonly SelectedLoad[];
  /** Those of them that have the paper. */
  having: readonly SelectedLoad[];
};

const printIcons = { bol: PrintIcon, label: TagIcon };

/** Prints one paper of each load, and says how many have it where not all do. */
const PrintButton = ({ type, loads, having }: PrintButtonProps) => {
  const { t } = useTranslation();
  const print = usePrintPapers(type);
  const Glyph = printIcons[type];
  const counts = { count: having.length, total: loads.length, limit: mostJoined };
  const reason =
    having.length === 0
      ? t(`loads.my_loads.bulk.none_${type}`)
      : having.length > mostJoined && t('loads.my_loads.bulk.too_many', counts);
  return (
    <Button
      kind="ghost"
      size="small"
      icon={<Glyph size={16} />}
      pending={print.isPending}
      disabledReason={reason}
      title={having.length < loads.length ? t(`loads.my_loads.bulk.some_${type}`, counts) : undefined}
      onClick={() => print.mutate(having.map(({ id }) => id))}
    >
      {t(`loads.my_loads.bulk.print_${type}`)}
      {having.length > 0 && having.length < loads.length && ` (${having.length})`}
    </Button>
  );
};

/** Copies the one selected load into the booking form. */
const CopyButton = ({ loads }: Pick<LoadBulkBarProps, 'loads'>) => {
  const { t } = useTranslation();
  const [load, another] = loads;
  const name = t('loads.my_loads.bulk.copy');
  const icon = <CopyIcon size={16} />;
  if (!load || another) {
    return (
      <Button kind="ghost" size="small" icon={icon} disabledReason={t('loads.my_loads.bulk.copy_single')}>
        {name}
      </Button>
    );
  }
  return (
    <LinkButton kind="ghost" size="small" icon={icon} {...copyAddress(load)}>
      {name}
    </LinkButton>
  );
};
