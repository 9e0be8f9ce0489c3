import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { OperationsMail } from '../../drayage/operations-mail.tsx';

/** Says that operations work on the quote, and how to reach them. */
export const BlockedNote = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  return (
    <Callout
      action={
        <OperationsMail subject={t('drayage.book.blocked.mail_subject', { id: load.id })}>
          {t('drayage.book.blocked.mail')}
        </OperationsMail>
      }
    >
      {t('drayage.book.blocked.text')}
    </Callout>
  );
};
