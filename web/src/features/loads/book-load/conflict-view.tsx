import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from 'react-i18next';
import { isEditable } from '../editable-load.ts';
import { ConflictDrawer } from './conflict-drawer.tsx';
import { formOfLoad } from './form-of-load.ts';
import { differences } from './load-differences.ts';
import type { LoadForm } from './load-form.ts';

type ConflictViewProps = {
  yours: LoadForm;
  theirs: LoadDetails;
  onKeep: () => void;
  onTake: () => void;
  onOpen: () => void;
};

/** Somebody else saved the load meanwhile: what differs between what was typed and what they saved. */
export const ConflictView = ({ yours, theirs, ...actions }: ConflictViewProps) => {
  const { t } = useTranslation();
  return (
    <ConflictDrawer
      loadId={theirs.id}
      status={theirs.status}
      editable={isEditable(theirs.status)}
      rows={differences(yours, formOfLoad(theirs), t)}
      {...actions}
    />
  );
};
