import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMessageDraft } from '../../../platform/messages/use-message-draft.ts';
import { useOutbox } from '../../../platform/messages/use-outbox.ts';
import { fullName, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { claimEntries, sendClaimMessage } from '../claims.api.ts';
import { sideOf } from '../side-of.ts';
import { Compose } from './compose.tsx';
import { type ClaimMessage, Thread } from './thread.tsx';
import classes from './thread.module.css';
import { threadLines } from './thread-lines.ts';

/** The messages of both sides, live; a sent message is shown at once and kept until it has arrived. */
export const MessagesCard = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const entries = useQuery(claimEntries(claim.id));
  const [text, setText] = useMessageDraft(
    'claimMessage',
    { user_id: me.user.id, account_id: me.account.id, load_id: claim.load.id },
    claim.id,
  );
  const outbox = useOutbox<ClaimMessage>(async ({ text: message, internal }, key) => {
    await sendClaimMessage(claim.id, message, internal, key);
    await client.invalidateQueries({ queryKey: claimEntries(claim.id).queryKey });
  });
  const side = sideOf(claim);
  const lines = threadLines(entries.data?.items ?? [], side, fullName(me), t);
  const draft = claim.status === 'draft';
  return (
    <Card title={t('claims.screens.messages.title')}>
      {entries.isPending && <Skeleton height={120} />}
      {entries.isError && !entries.data && (
        <ErrorState error={entries.error} onRetry={() => void entries.refetch()} pending={entries.isFetching} />
      )}
      {entries.isSuccess && <Thread lines={lines} outbox={outbox} draft={draft} />}
      {claim.may.message && mayDo(me, 'post:claims') && (
        <Compose
          text={text}
          onText={setText}
          onSend={(message, internal) => void outbox.post({ text: message, internal })}
          mayNote={side === 'operator'}
        />
      )}
      {!claim.may.message && !draft && <p className={classes.closed}>{t('claims.screens.messages.closed')}</p>}
    </Card>
  );
};
