import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import {
  type GeneratedType,
  generatedTypes,
  operatorTypes,
  paperRefusal,
} from '@portal/contract/documents/generated-types.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const GenerateDialog = lazyDialog(async () => (await import('./generate-dialog.tsx')).GenerateDialog);

/** Opens the dialog to generate a document; hidden where none can be generated or the right is missing. */
export const GenerateMenu = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState(false);
  const types = offeredPapers(load, can(me, 'use_operator_papers'));
  if (types.length === 0 || !mayDo(me, 'post:docs-generate')) return null;
  return (
    <>
      <Button kind="link" size="small" onClick={() => setOpen(true)}>
        {t('documents.generate.open')}
      </Button>
      <Suspense>{open && <GenerateDialog loadId={load.id} types={types} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

/** The documents that this person can generate for a load in its current state. */
const offeredPapers = (
  { mode, status, stops }: Pick<LoadDetails, 'mode' | 'status' | 'stops'>,
  isOperator: boolean,
): GeneratedType[] => {
  const countries = stops.map(({ country }) => country);
  return generatedTypes.filter(
    (type) => (isOperator || !operatorTypes.includes(type)) && paperRefusal(type, { mode, status, countries }) === null,
  );
};
