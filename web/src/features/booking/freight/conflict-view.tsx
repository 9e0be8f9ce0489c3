import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import { useQuoteRequest } from './form/book-load-context.ts';
import { ConflictDrawer } from '../frame/conflict-drawer.tsx';
import { formOfLoad } from './form/form-of-load.ts';
import { differences } from './load-differences.ts';
import type { LoadForm } from './form/load-form.ts';

type ConflictViewProps = {
  yours: LoadForm;
  theirs: LoadDetails;
  onKeep: () => void;
  onTake: (form: LoadForm) => void;
};

/** Shows how the typed form differs from what somebody else saved meanwhile. */
export const ConflictView = ({ yours, theirs, onKeep, onTake }: ConflictViewProps) => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  const router = useRouter();
  const theirForm = formOfLoad(theirs);
  return (
    <ConflictDrawer
      loadId={theirs.id}
      status={theirs.status}
      editable={isEditable(theirs.status)}
      rows={differences(yours, theirForm, quoteRequest.trucks, t)}
      onKeep={onKeep}
      onTake={() => onTake(theirForm)}
      onOpen={() => void router.navigate(loadAddress(theirs.id))}
    />
  );
};
