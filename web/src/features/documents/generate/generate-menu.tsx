import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { PlusIcon } from '../../../ui/icons/action-icons.tsx';
import {
  type GeneratedType,
  generatedTypes,
  operatorTypes,
  paperRefusal,
} from '@portal/contract/documents/generated-types.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const GenerateDialog = lazyDialog(async () => (await import('./generate-dialog.tsx')).GenerateDialog);

/** Asks for a paper of a load. Not there where the load has none yet, or where it may not be asked for. */
export const GenerateMenu = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState(false);
  const types = offeredPapers(load, can(me, 'use_operator_papers'));
  if (types.length === 0 || !mayDo(me, 'post:docs-generate')) return null;
  return (
    <>
      <Button size="small" kind="ghost" icon={<PlusIcon size={14} />} onClick={() => setOpen(true)}>
        {t('documents.generate.open')}
      </Button>
      <Suspense>{open && <GenerateDialog loadId={load.id} types={types} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};

/** The papers that can be drawn of a load as it is, for who is asking. */
const offeredPapers = (
  { mode, status, stops }: Pick<LoadDetails, 'mode' | 'status' | 'stops'>,
  isOperator: boolean,
): GeneratedType[] => {
  const countries = stops.map(({ country }) => country);
  return generatedTypes.filter(
    (type) => (isOperator || !operatorTypes.includes(type)) && paperRefusal(type, { mode, status, countries }) === null,
  );
};
