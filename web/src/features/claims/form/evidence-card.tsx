import type { Claim } from '@portal/contract/claims/claim.ts';
import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import type { ClaimForm } from './claim-form.ts';
import classes from './claim-form.module.css';
import { keptPapers } from './claim-start.ts';
import { PaperPicker } from './paper-picker.tsx';
import type { ClaimFormState } from './use-claim-form.ts';

type EvidenceCardProps = {
  loadId: number;
  guide: ClaimGuide;
  form: ClaimFormState;
  claim: Claim | null;
  /** What a new case starts with: the papers it attaches stay. */
  start: ClaimForm | null;
};

/** Submitted documents cannot be removed. */
const submittedPapers = ({ status, documents }: Claim): number[] =>
  status === 'draft' ? [] : documents.map(({ document }) => document.id);

/** The evidence: chosen among the load’s documents or uploaded here. */
export const EvidenceCard = ({ loadId, guide, form, claim, start }: EvidenceCardProps) => {
  const { t } = useTranslation();
  const documents = form.field('documents');
  const papers = useQuery(loadDocuments(loadId, false));
  const kind = guide.types.find(({ type }) => type === form.values.type);
  const [count, chosen] = [kind?.documents_needed ?? 0, documents.value.length];
  return (
    <Card
      title={t('claims.screens.form.evidence')}
      aside={
        count > 0 ? t('claims.screens.form.needed', { count, chosen }) : t('claims.screens.form.chosen', { chosen })
      }
    >
      <div className={classes.fields}>
        <PaperPicker
          loadId={loadId}
          papers={papers}
          chosen={documents.value}
          onChange={documents.onChange}
          fixed={claim ? submittedPapers(claim) : keptPapers(form.values, start)}
          error={documents.error}
        />
      </div>
    </Card>
  );
};
