import type { Statement } from '@portal/contract/billing/billing.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { uploadStatement } from '../../accounts/accounts.api.ts';
import { saveUploadedStatement, useBillingChanged } from '../billing.api.ts';
import classes from './statement-page.module.css';

/** Statements made elsewhere; the operator adds them. */
export const UploadsCard = ({ statement: { uploads, account } }: { statement: Statement }) => {
  const { t } = useTranslation();
  const me = useMe();
  const changed = useBillingChanged();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => uploadStatement(account.id, file),
    onSuccess: ({ name }) => {
      notify.success(t('billing.screens.statement.uploaded', { name }));
      changed();
    },
    onError: notifyFailure,
  });
  const save = useMutation({ mutationFn: saveUploadedStatement, onError: notifyFailure });
  const mayUpload = mayDo(me, 'post:billing');
  if (uploads.length === 0 && !mayUpload) return null;
  return (
    <Card
      title={t('billing.screens.statement.uploads')}
      aside={
        mayUpload && (
          <Button size="small" pending={upload.isPending} onClick={() => input.current?.click()}>
            {t('billing.screens.statement.upload')}
          </Button>
        )
      }
    >
      <SingleFileInput ref={input} label={t('billing.screens.statement.upload')} onFile={upload.mutate} />
      {uploads.length === 0 && <p className={classes.note}>{t('billing.screens.statement.no_uploads')}</p>}
      <ul className={classes.months}>
        {uploads.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton
              icon={DownloadIcon}
              label={t('billing.screens.statement.download', { name })}
              onClick={() => save.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};
