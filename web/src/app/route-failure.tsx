import type { Translate } from '../platform/words/translate.ts';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from '../platform/words/use-translation.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { useOnReturn } from '../platform/live/use-online.ts';
import { ChunkError } from '../platform/load-chunk.ts';
import { Button } from '../ui/primitives/button.tsx';
import { AlertIcon } from '../ui/icons/status-icons.tsx';
import { PageNotFound } from '../platform/routing/or-not-found.ts';
import { MessagePage } from './message-page.tsx';
import { NotFoundMessage } from './not-found-page.tsx';

/** A screen that is not there says so in its own place; all other errors say what went wrong. */
export const RouteFailureMessage = (props: ErrorComponentProps) =>
  props.error instanceof PageNotFound ? <NotFoundMessage /> : <FailureMessage {...props} />;

/** What went wrong when a screen was opened, that nothing is lost, and another try. */
const FailureMessage = ({ error }: ErrorComponentProps) => {
  const { t } = useTranslation();
  const [title, text] = explain(error, t);
  // A screen that did not load has nothing to lose.
  useOnReturn(() => window.location.reload());
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

const explain = (error: unknown, t: Translate): [title: string, text: string] => {
  if (error instanceof ChunkError) return [t('frame.failure.chunk_title'), t('frame.failure.chunk_text')];
  if (error instanceof ApiError) return [t('frame.failure.title'), error.message];
  return [t('frame.failure.title'), t('frame.failure.text')];
};
