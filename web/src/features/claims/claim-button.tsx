import { wasBooked } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { newClaimAddress } from './addresses.ts';

/** Opens the form for a claim or dispute about a load; disabled with the reason where none can be filed. */
export const ClaimButton = ({ load }: { load: Pick<LoadDetails, 'id' | 'status' | 'carrier'> }) => {
  const { t } = useTranslation();
  const me = useMe();
  if (!mayDo(me, 'get:claims')) return null;
  const why = whyNot(load, mayDo(me, 'post:claims'));
  if (why) return <Button disabledReason={t(`claims.load.button.${why}`)}>{t('claims.load.button.start')}</Button>;
  return <LinkButton {...newClaimAddress(load.id)}>{t('claims.load.button.start')}</LinkButton>;
};

const whyNot = (load: Pick<LoadDetails, 'status' | 'carrier'>, allowed: boolean) => {
  if (!allowed) return 'not_allowed' as const;
  return wasBooked(load.status, load.carrier !== null) ? null : ('not_booked' as const);
};
