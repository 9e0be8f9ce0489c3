import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { AddFiles } from '../../documents/add-files.tsx';
import { paperNameInLanguage } from '../../documents/paper-name.ts';
import { choose, usePending } from '../../documents/upload/pending-files.ts';
import classes from './contest.module.css';

const UploadList = lazyPart(async () => (await import('../../documents/upload/upload-list.tsx')).UploadList);

type PapersProps = {
  load: number;
  papers: readonly LoadDocument[];
  chosen: readonly number[];
  change: (chosen: number[]) => void;
};

/** The papers of the load, to tick those that show what is wrong. */
export const ContestPapers = ({ load, papers, chosen, change }: PapersProps) => {
  const { t } = useTranslation();
  const mayAdd = mayDo(useMe(), 'post:user-docs');
  const pending = usePending(load);
  const toggle = (id: number, on: boolean) => change(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Card
      title={t('billing.pay.contest.evidence')}
      aside={mayAdd && <AddFiles onFiles={(files) => choose(load, files)} />}
    >
      {papers.length === 0 && pending.length === 0 && (
        <p className={classes.note}>{t('billing.screens.invoice.no_papers')}</p>
      )}
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <Checkbox
              label={paperNameInLanguage(paper, t)}
              checked={chosen.includes(paper.id)}
              onChange={(on) => toggle(paper.id, on)}
            />
          </li>
        ))}
      </ul>
      {pending.length > 0 && (
        <Suspense fallback={<Skeleton height={60} />}>
          <UploadList loadId={load} />
        </Suspense>
      )}
    </Card>
  );
};
