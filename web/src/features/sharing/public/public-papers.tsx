import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { PublicPaper } from '@portal/contract/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { DownloadIcon, EyeIcon, EyeOffIcon } from '../../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { fileSize } from '../../documents/file-size.ts';
import classes from './public-papers.module.css';
import { sharingKeys } from '../sharing.keys.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const PdfPages = lazyPart(async () => (await import('../../documents/viewer/pdf-pages.tsx')).PdfPages);

const isViewable = ({ content_type }: PublicPaper): boolean =>
  /^(application\/pdf|image\/(png|jpeg|webp))$/.test(content_type);

const kindOf = ({ name, content_type }: PublicPaper): string =>
  (/\.(\w{1,5})$/.exec(name)?.[1] ?? content_type.split('/')[1] ?? '').toUpperCase();

type PublicPapersProps = { papers: readonly PublicPaper[]; opened?: number | undefined };

/** Documents on a page without a session: preview where the browser can show them, and download. */
export const PublicPapers = ({ papers, opened }: PublicPapersProps) => {
  const [shown, setShown] = useState<number | null>(opened ?? null);
  return (
    <ul className={classes.list}>
      {papers.map((paper) => (
        <Paper
          key={paper.id}
          paper={paper}
          kind={papers.length > 1 ? (phraseOfCode('documents.types', paper.type) ?? '') : ''}
          open={shown === paper.id}
          onToggle={() => setShown(shown === paper.id ? null : paper.id)}
        />
      ))}
    </ul>
  );
};

type PaperProps = { paper: PublicPaper; kind: string; open: boolean; onToggle: () => void };

const Paper = ({ paper, kind, open, onToggle }: PaperProps) => {
  const { t } = useTranslation();
  const { name, url } = paper;
  const file = t('sharing.page.file', { type: kindOf(paper), size: fileSize(paper.size) });
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <FileIcon size={18} />
        <div className={classes.what}>
          <span className={classes.name}>{name}</span>
          <span className={classes.meta}>{[kind, file].filter(Boolean).join(' · ')}</span>
        </div>
        <div className={classes.actions}>
          {isViewable(paper) && (
            <Button
              size="small"
              icon={open ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
              aria-expanded={open}
              aria-label={t(open ? 'sharing.page.hide' : 'sharing.page.show', { name })}
              onClick={onToggle}
            >
              {t(open ? 'sharing.page.close' : 'sharing.page.view')}
            </Button>
          )}
          <ButtonAnchor
            size="small"
            icon={<DownloadIcon size={16} />}
            href={url}
            download={name}
            aria-label={t('sharing.page.download', { name })}
          >
            {t('sharing.page.save')}
          </ButtonAnchor>
        </div>
      </div>
      {open && <Preview paper={paper} />}
    </li>
  );
};

/** Fetches the file once and shows it from memory, because the server counts each download. */
const Preview = ({ paper }: { paper: PublicPaper }) => {
  const { t } = useTranslation();
  const { id, name, url, content_type } = paper;
  const bytes = useQuery({
    queryKey: sharingKeys.publicPaper(id, name),
    queryFn: async ({ signal }) => {
      const reply = await fetch(url, { signal });
      if (!reply.ok) throw new Error(`${reply.status}`);
      return reply.arrayBuffer();
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (bytes.isError) return <p className={classes.failed}>{t('sharing.page.no_preview')}</p>;
  const skeleton = <Skeleton height={320} />;
  if (!bytes.data) return skeleton;
  return (
    <div className={classes.preview} role="group" aria-label={t('sharing.page.preview', { name })}>
      {content_type.startsWith('image/') ? (
        <Picture bytes={bytes.data} type={content_type} name={name} />
      ) : (
        <Suspense fallback={skeleton}>
          <PdfPages source={bytes.data} />
        </Suspense>
      )}
    </div>
  );
};

const Picture = ({ bytes, type, name }: { bytes: ArrayBuffer; type: string; name: string }) => {
  const address = useMemo(() => URL.createObjectURL(new Blob([bytes], { type })), [bytes, type]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img className={classes.image} src={address} alt={name} />;
};
