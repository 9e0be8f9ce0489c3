import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { watchLoad } from '../../../platform/live/socket.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { loadDetails } from '../../loads/loads.api.ts';

/** For whoever leaves before the carrier has answered: says its answer once, on whatever screen they are then. */
export const useAnswerNotice = (loadId: number, carrier: string): (() => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = { label: t('tendering.waiting.go_to_load'), run: () => void navigate(loadAddress(loadId)) };
  return () => {
    let isOver = false;
    const read = async () => {
      const load = await client.fetchQuery({ ...loadDetails(loadId), staleTime: 0 }).catch(() => null);
      if (isOver || !load || load.status === 'tendered') return;
      isOver = true;
      leave();
      if (load.status === 'assigned') notify.success(t('tendering.waiting.accepted', { carrier }), open);
      if (load.status === 'declined') notify.failure(t('tendering.waiting.declined', { carrier }), open);
    };
    const reread = () => void read();
    const leave = watchLoad(loadId, { 'portal-tender-terminated': reread, 'load-changed': reread }, reread);
  };
};
