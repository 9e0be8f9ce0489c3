import type { Claim } from '@portal/contract/claims/claim.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { FileIcon, WarningIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './claim-page.module.css';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const AddPapersDrawer = lazyDialog(async () => (await import('./add-papers-drawer.tsx')).AddPapersDrawer);
const DocumentViewer = lazyDialog(
  async () => (await import('../../documents/viewer/document-viewer.tsx')).DocumentViewer,
);

/** The documents of a case by kind of evidence, with viewer and a drawer to attach more. */
export const ClaimPapers = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const mayAdd = claim.may.edit !== null && mayDo(me, 'patch:claims');
  return (
    <Card
      title={t('claims.screens.page.papers')}
      aside={
        mayAdd && (
          <Button kind="link" size="small" onClick={() => setAdding(true)}>
            {t('claims.screens.page.add_papers')}
          </Button>
        )
      }
    >
      {claim.documents.length === 0 && <p className={classes.quiet}>{t('claims.screens.page.papers_none')}</p>}
      <ul className={classes.papers}>
        {claim.documents.map((paper) => (
          <Paper key={paper.document.id} paper={paper} onOpen={setOpened} />
        ))}
      </ul>
      <MissingEvidence claim={claim} />
      <Suspense>
        {adding && <AddPapersDrawer claim={claim} onClose={() => setAdding(false)} />}
        {opened !== null && (
          <DocumentViewer
            papers={claim.documents.map(({ document }) => document)}
            openedId={opened}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Card>
  );
};

type PaperProps = { paper: Claim['documents'][number]; onOpen: (id: number) => void };

const Paper = ({ paper: { evidence, document }, onOpen }: PaperProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.paper}>
      <FileIcon size={16} />
      <button
        type="button"
        className={classes.open}
        title={t('claims.screens.page.preview_of', { name: document.name })}
        onClick={() => onOpen(document.id)}
      >
        <span>{t(`claims.evidence.${evidence}`)}</span>
        <small>{document.name}</small>
      </button>
      <a
        className={classes.download}
        href={document.url}
        download={document.name}
        aria-label={t('claims.screens.page.download_of', { name: document.name })}
      >
        <DownloadIcon size={16} />
      </a>
    </li>
  );
};

/** Required evidence that is missing, while it can still be attached. */
const MissingEvidence = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const attached = new Set(claim.documents.map(({ evidence }) => evidence));
  const missing = claim.evidence.required.filter((kind) => !attached.has(kind));
  if (missing.length === 0 || claim.may.edit === null) return null;
  return (
    <p className={classes.lacking}>
      <WarningIcon size={15} />
      {t('claims.screens.page.lacking', { kinds: missing.map((kind) => t(`claims.evidence.${kind}`)).join(', ') })}
    </p>
  );
};
