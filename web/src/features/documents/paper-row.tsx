import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { ActionMenu, type MenuAction } from '../../ui/overlays/action-menu.tsx';
import { DownloadIcon, TrashIcon, UploadIcon } from '../../ui/icons/action-icons.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/navigation-icons.tsx';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { fileSize } from './file-size.ts';
import classes from './load-documents.module.css';
import type { ListedPaper } from './paper-groups.ts';
import { paperName } from './paper-name.ts';
import { PrintPaper } from './print-paper.tsx';

const kinds: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** By the ending of its name, as people call it; else by its media type, without parameters. */
const kind = ({ name, content_type }: LoadDocument): string => {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(name)?.[1];
  const media = content_type.split(';')[0]?.split('/')[1] ?? '';
  return kinds[content_type] ?? (ending ?? media).toUpperCase();
};

export type PaperActions = {
  onOpen: (paper: LoadDocument) => void;
  /** Undefined where the person may not add files. */
  onReplace?: ((paper: LoadDocument) => void) | undefined;
  onRemove: (paper: LoadDocument) => void;
};

type RowProps = { entry: ListedPaper; acts: PaperActions };

/** A document of a load with its actions and, when opened, its former versions. */
export const PaperRow = ({ entry: { paper, translation, former }, acts }: RowProps) => {
  const { t } = useTranslation();
  const [showsFormer, setShowsFormer] = useState(false);
  const Chevron = showsFormer ? ChevronUpIcon : ChevronDownIcon;
  return (
    <li>
      <PaperLine paper={paper} translation={translation} acts={acts} />
      {former.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={showsFormer}
          onClick={() => setShowsFormer(!showsFormer)}
        >
          <Chevron size={14} />
          {t('documents.files.former', { count: former.length })}
        </button>
      )}
      {showsFormer && (
        <ul className={classes.former}>
          {former.map((one) => (
            <li key={one.id}>
              <PaperLine paper={one} acts={acts} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

type LineProps = { paper: LoadDocument; translation?: LoadDocument | undefined; acts: PaperActions };

const PaperLine = ({ paper, translation, acts }: LineProps) => {
  const { t } = useTranslation();
  const label = paperName(paper, t);
  return (
    <div className={classes.paper}>
      <button type="button" className={classes.open} title={paper.name} onClick={() => acts.onOpen(paper)}>
        <FileIcon size={16} />
        <span className={classes.text}>
          <span className={classes.name}>{label}</span>
          <PaperOrigin paper={paper} />
        </span>
        <span className={classes.size}>{t('loads.page.file', { type: kind(paper), size: fileSize(paper.size) })}</span>
      </button>
      {translation?.language && (
        <button
          type="button"
          className={classes.language}
          aria-label={t(`documents.open_in.${translation.language}`, { name: label })}
          title={t(`documents.open_in.${translation.language}`, { name: label })}
          onClick={() => acts.onOpen(translation)}
        >
          {translation.language.toUpperCase()}
        </button>
      )}
      <PrintPaper paper={paper} name={label} className={classes.download} />
      <a
        className={classes.download}
        href={paper.url}
        download={paper.name}
        aria-label={t('loads.page.download', { name: label })}
        title={t('loads.page.download', { name: label })}
      >
        <DownloadIcon size={16} />
      </a>
      <PaperMenu paper={paper} acts={acts} />
    </div>
  );
};

/** Who has added a paper, and what was said with it. */
const PaperOrigin = ({ paper }: { paper: LoadDocument }) => {
  const { t } = useTranslation();
  const [day] = dateAndTime(paper.created_at);
  const by =
    paper.uploaded_by &&
    t('documents.files.by', {
      name: paper.uploaded_by,
      side: t(`documents.files.sides.${paper.filed_by}`),
      date: day,
    });
  const version = paper.version > 1 && t('documents.files.version', { version: paper.version });
  const parts = [by, version, paper.note].filter(Boolean);
  return (
    parts.length > 0 && (
      <span className={classes.note}>
        {parts.map((part) => (
          <span key={String(part)}>{part}</span>
        ))}
      </span>
    )
  );
};

const PaperMenu = ({ paper, acts }: { paper: LoadDocument; acts: PaperActions }) => {
  const { t } = useTranslation();
  const { onReplace, onRemove } = acts;
  const actions: MenuAction[] = [];
  if (onReplace && paper.uploaded_by && paper.is_current) {
    const label = t('documents.files.new_version');
    actions.push({ label, icon: UploadIcon, onSelect: () => onReplace(paper) });
  }
  if (paper.may_remove) {
    actions.push({ label: t('documents.files.remove'), icon: TrashIcon, onSelect: () => onRemove(paper) });
  }
  return actions.length > 0 && <ActionMenu label={t('documents.files.more', { name: paper.name })} actions={actions} />;
};
