import { useQuery } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CopyIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { trackingLink, useMakeTrackingLink, usualLinkDays } from '../sharing.api.ts';

/** Copies the tracking link of a booked load; one that has none gets it first. */
export const CopyTrackingLink = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(trackingLink(loadId));
  const make = useMakeTrackingLink(loadId);
  const copy = (url: string) => void copyText(url, t('sharing.tracking.copied'));
  const makeAndCopy = () => {
    if (data?.link) return copy(data.link.url);
    make.mutate(usualLinkDays, {
      onSuccess: ({ url }) => copy(url),
      onError: notifyFailure,
    });
  };
  return (
    <Button icon={<CopyIcon size={16} />} pending={isPending || make.isPending} onClick={makeAndCopy}>
      {t('sharing.tracking.copy_link')}
    </Button>
  );
};
