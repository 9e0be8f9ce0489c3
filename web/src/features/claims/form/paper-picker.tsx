import { evidenceKinds, type EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import type { LoadDocument } from '@portal/contract/documents/documents.contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import type { ChosenPaper } from './claim-form.ts';
import classes from './claim-form.module.css';
import { evidenceOf } from './evidence-of.ts';
import { UploadHere } from './upload-here.tsx';
import { useNewPapers } from './use-new-papers.ts';

type PaperPickerProps = {
  loadId: number;
  papers: Pick<UseQueryResult<{ items: LoadDocument[] }>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  chosen: readonly ChosenPaper[];
  onChange: (chosen: readonly ChosenPaper[]) => void;
  /** Papers that stay chosen. */
  fixed: readonly number[];
  /** They are left out: what is looked for is more. */
  hideFixed?: boolean;
  error: string | undefined;
};

/** The load's papers with a box each; of a chosen one, what it shows. One that is uploaded here is chosen at once. */
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
  const none = items.length === 0 ? 'no_papers' : 'all_attached';
  return (
    <div role="group" aria-label={t('claims.screens.form.papers')}>
      {shown.length === 0 && <p className={classes.hint}>{t(`claims.screens.form.${none}`)}</p>}
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
            onShows={(evidence) =>
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
  onShows: (evidence: EvidenceKind) => void;
};

const kilobytes = (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)), 0)} KB`;

const PaperLine = ({ paper, chosen, fixed, invalid, onToggle, onShows }: PaperLineProps) => {
  const { t } = useTranslation();
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
          onChange={(event) => onShows(event.target.value as EvidenceKind)}
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
        aria-label={t('claims.screens.form.preview', { name: paper.name })}
      >
        {kilobytes(paper.size)}
      </a>
    </li>
  );
};
