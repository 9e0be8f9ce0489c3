import type { Translate } from '../platform/words/translate.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from '../platform/words/use-translation.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { ChunkTimeoutError } from '../platform/routing/chunk-timeout.ts';
import { Button } from '../ui/primitives/button.tsx';
import { AlertIcon } from '../ui/icons/status-icons.tsx';
import { MessagePage } from './message-page.tsx';

/** What went wrong when a screen was opened, that nothing is lost, and another try. */
export const RouteFailureMessage = ({ error }: ErrorComponentProps) => {
  const { t } = useTranslation();
  const [title, text] = explain(error, t);
  const requestId = error instanceof ApiError ? error.request_id : null;
  return (
    <MessagePage
      icon={AlertIcon}
      title={title}
      text={text}
      meta={requestId ? t('frame.failure.request', { id: requestId }) : undefined}
    >
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('frame.failure.retry')}
      </Button>
    </MessagePage>
  );
};

/** The same outside the frame. */
export const RouteFailurePage = (props: ErrorComponentProps) => (
  <main>
    <RouteFailureMessage {...props} />
  </main>
);

/** A browser that fails to fetch a module throws a TypeError; ours after two minutes is its own kind. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError || (error instanceof TypeError && /module/i.test(error.message));

const explain = (error: unknown, t: Translate): [title: string, text: string] => {
  if (isMissingChunk(error)) return [t('frame.failure.chunk_title'), t('frame.failure.chunk_text')];
  if (error instanceof ApiError) return [t('frame.failure.title'), error.message];
  return [t('frame.failure.title'), t('frame.failure.text')];
};
