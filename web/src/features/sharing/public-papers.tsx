import type { PublicPaper } from '@portal/contract/sharing/share.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../platform/format.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { DownloadIcon, EyeIcon, EyeOffIcon } from '../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './public-papers.module.css';

const isShown = ({ content_type }: PublicPaper): boolean =>
  /^(application\/pdf|image\/(png|jpeg|webp))$/.test(content_type);

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${number(Math.max(1, Math.round(bytes / 1024)), 0)} KB`
    : `${number(bytes / 1024 / 1024, 1)} MB`;

const kindOf = ({ name, content_type }: PublicPaper): string =>
  (/\.(\w{1,5})$/.exec(name)?.[1] ?? content_type.split('/')[1] ?? '').toUpperCase();

type PublicPapersProps = { papers: readonly PublicPaper[]; opened?: number | undefined };

/** Papers on a page for people without a session: to look at where a browser can, and to keep. */
export const PublicPapers = ({ papers, opened }: PublicPapersProps) => {
  const [shown, setShown] = useState<number | null>(opened ?? null);
  return (
    <ul className={classes.list}>
      {papers.map((paper) => (
        <Paper
          key={paper.id}
          paper={paper}
          open={shown === paper.id}
          onToggle={() => setShown(shown === paper.id ? null : paper.id)}
        />
      ))}
    </ul>
  );
};

const Paper = ({ paper, open, onToggle }: { paper: PublicPaper; open: boolean; onToggle: () => void }) => {
  const { t } = useTranslation();
  const { name, url } = paper;
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <FileIcon size={18} />
        <div className={classes.what}>
          <span className={classes.name}>{name}</span>
          <span className={classes.meta}>
            {t('sharing.page.file', { type: kindOf(paper), size: sizeText(paper.size) })}
          </span>
        </div>
        <div className={classes.actions}>
          {isShown(paper) && (
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

/** Bytes are fetched and shown from memory: an address that hands out files never hands out pages. */
const Preview = ({ paper }: { paper: PublicPaper }) => {
  const { t } = useTranslation();
  const { id, name, url, content_type } = paper;
  const bytes = useQuery({
    queryKey: ['public-paper', id, name],
    queryFn: async ({ signal }) => {
      const reply = await fetch(url, { signal });
      if (!reply.ok) throw new Error(`${reply.status}`);
      return new Blob([await reply.arrayBuffer()], { type: content_type });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useMemo(() => (bytes.data ? URL.createObjectURL(bytes.data) : null), [bytes.data]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const label = t('sharing.page.preview', { name });
  if (bytes.isError) return <p className={classes.meta}>{t('sharing.page.no_preview')}</p>;
  if (!address) return <Skeleton height={320} />;
  return content_type.startsWith('image/') ? (
    <img className={classes.image} src={address} alt={label} />
  ) : (
    <iframe className={classes.frame} src={address} title={label} />
  );
};
