import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { loadHistory } from '../../loads/history.api.ts';
import { sharedReason } from '../../loads/shared-reason.ts';

/** The reason code of a carrier that let its time to answer pass. */
const silence = 'NO_ANSWER';

/** Why a load's carrier did not take it, in words; until the history is read, that it did not. */
export const useDecline = (load: LoadDetails): { title: string; text: string } => {
  const { t } = useTranslation();
  const { data } = useQuery(loadHistory(load.id));
  const code = data?.items.find(({ event }) => event === 'decline')?.reason;
  const carrier = load.carrier?.name;
  const others = t('tendering.waiting.others_open');
  if (code === silence) return { title: t('tendering.waiting.silent', { carrier }), text: others };
  const reason = code ? sharedReason(code) : '';
  return {
    title: t('tendering.waiting.declined', { carrier }),
    text: reason ? t('tendering.waiting.declined_because', { reason, others }) : t('tendering.waiting.declined_text'),
  };
};
