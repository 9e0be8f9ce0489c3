import type { Claim } from '@portal/contract/claims/claim.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { claimPacket } from '../claims.api.ts';
import classes from './claim-actions.module.css';

/** Downloads letter and documents in one file, as the carrier receives them. */
export const PacketButton = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const may = mayDo(useMe(), 'post:claims');
  const make = useMutation({
    mutationFn: (format: 'pdf' | 'zip') => claimPacket(claim.id, format),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: notifyFailure,
  });
  if (!may) return null;
  if (claim.status === 'draft') {
    return (
      <Button icon={<DownloadIcon size={16} />} disabledReason={t('claims.screens.page.packet_draft')}>
        {t('claims.screens.page.packet')}
      </Button>
    );
  }
  return (
    <Popup
      label={t('claims.screens.page.packet')}
      trigger={(trigger) => (
        <Button
          icon={<DownloadIcon size={16} />}
          iconAfter={<ChevronDownIcon size={14} />}
          pending={make.isPending}
          {...trigger}
        >
          {t('claims.screens.page.packet')}
        </Button>
      )}
    >
      {(close) => (
        <div className={classes.choices}>
          <p>{t('claims.screens.page.packet_hint')}</p>
          {(['pdf', 'zip'] as const).map((format) => (
            <Button
              key={format}
              size="small"
              onClick={() => {
                close();
                make.mutate(format);
              }}
            >
              {t(`claims.screens.page.packet_${format}`)}
            </Button>
          ))}
        </div>
      )}
    </Popup>
  );
};
