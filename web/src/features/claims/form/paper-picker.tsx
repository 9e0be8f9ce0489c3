import { evidenceKinds, type EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { fileSize } from '../../documents/file-size.ts';
import type { ChosenPaper } from './claim-form.ts';
import { evidenceOf } from '../evidence-of-paper.ts';
import classes from './claim-form.module.css';
import { UploadHere } from './upload-here.tsx';

type PaperPickerProps = {
  loadId: number;
  papers: Pick<UseQueryResult<{ items: LoadDocument[] }>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  chosen: readonly ChosenPaper[];
  onChange: (chosen: readonly ChosenPaper[]) => void;
  /** Documents that cannot be deselected. */
  fixed: readonly number[];
  /** Hides the fixed documents, to choose further ones. */
  hideFixed?: boolean;
  error: string | undefined;
};

/** The load’s documents with checkboxes and the kind of evidence of each; an uploaded one is chosen at once. */
export const PaperPicker = (props: PaperPickerProps) => {
  const { loadId, papers, chosen, onChange, fixed, hideFixed = false, error } = props;
  const { t } = useTranslation();
  const items = papers.data?.items;
  const choose = (added: readonly LoadDocument[]) =>
    onChange([...chosen, ...added.map(({ id, type }) => ({ document_id: id, evidence: evidenceOf(type) }))]);
  useNewPapers(items, choose);
  if (papers.error && !items) {
    return <ErrorState error={papers.error} onRetry={() => void papers.refetch()} pending={papers.isFetching} />;
  }
  if (!items) return <Skeleton height={120} />;
  const shown = hideFixed ? items.filter(({ id }) => !fixed.includes(id)) : items;
  const emptyPhrase = items.length === 0 ? 'no_papers' : 'all_attached';
  return (
    <div role="group" aria-label={t('claims.screens.form.papers')}>
      {shown.length === 0 && <p className={classes.hint}>{t(`claims.screens.form.${emptyPhrase}`)}</p>}
      <ul className={classes.papers}>
        {shown.map((paper) => (
          <PaperLine
            key={paper.id}
            paper={paper}
            chosen={chosen.find(({ document_id }) => document_id === paper.id)}
            fixed={fixed.includes(paper.id)}
            invalid={error !== undefined}
            onToggle={(on) =>
              on ? choose([paper]) : onChange(chosen.filter(({ document_id }) => document_id !== paper.id))
            }
            onEvidence={(evidence) =>
              onChange(chosen.map((one) => (one.document_id === paper.id ? { ...one, evidence } : one)))
            }
          />
        ))}
      </ul>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <UploadHere loadId={loadId} />
    </div>
  );
};

type PaperLineProps = {
  paper: LoadDocument;
  chosen: ChosenPaper | undefined;
  fixed: boolean;
  invalid: boolean;
  onToggle: (on: boolean) => void;
  onEvidence: (evidence: EvidenceKind) => void;
};

const PaperLine = ({ paper, chosen, fixed, invalid, onToggle, onEvidence }: PaperLineProps) => {
  const { t } = useTranslation();
  const size = fileSize(paper.size);
  return (
    <li>
      <Checkbox
        label={
          <span className={classes.name}>
            {paper.name} <small>{t(`documents.types.${paper.type}`)}</small>
          </span>
        }
        checked={chosen !== undefined}
        disabled={fixed}
        aria-invalid={invalid || undefined}
        onChange={onToggle}
      />
      {chosen && (
        <select
          className={classes.shows}
          aria-label={t('claims.screens.form.shows', { name: paper.name })}
          value={chosen.evidence}
          disabled={fixed}
          onChange={(event) => onEvidence(event.target.value as EvidenceKind)}
        >
          {evidenceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`claims.evidence.${kind}`)}
            </option>
          ))}
        </select>
      )}
      <a
        className={classes.meta}
        href={paper.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('claims.screens.form.preview', { name: paper.name, size })}
      >
        {size}
      </a>
    </li>
  );
};

/** Calls `onNew` with documents that were uploaded after the list was first fetched. */
const useNewPapers = (
  items: readonly LoadDocument[] | undefined,
  onNew: (added: readonly LoadDocument[]) => void,
): void => {
  const known = useRef<ReadonlySet<number> | null>(null);
  const reportNew = useEffectEvent(onNew);
  useEffect(() => {
    if (!items) return;
    const before = known.current;
    known.current = new Set(items.map(({ id }) => id));
    // Documents generated by the portal are not chosen automatically.
    const added = before ? items.filter(({ id, uploaded_by }) => uploaded_by !== null && !before.has(id)) : [];
    if (added.length > 0) reportNew(added);
  }, [items]);
};
