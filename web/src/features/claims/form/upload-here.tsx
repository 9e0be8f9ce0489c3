import { type KeyboardEvent, Suspense } from 'react';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { AddFiles } from '../../documents/add-files.tsx';
import { choose, usePending } from '../../documents/upload/pending-files.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const UploadList = lazyPart(async () => (await import('../../documents/upload/upload-list.tsx')).UploadList);

/** Prevents Enter in an upload field from submitting the surrounding form. */
const keepOutOfForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Uploads files to the load, which then appear among its documents. */
export const UploadHere = ({ loadId }: { loadId: number }) => {
  const mayAdd = mayDo(useMe(), 'post:user-docs');
  const pending = usePending(loadId);
  return (
    <div onKeyDown={keepOutOfForm}>
      {pending.length > 0 && (
        <Suspense fallback={<Skeleton height={60} />}>
          <UploadList loadId={loadId} />
        </Suspense>
      )}
      {mayAdd && <AddFiles onFiles={(files) => choose(loadId, files)} />}
    </div>
  );
};
