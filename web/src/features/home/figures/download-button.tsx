import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadChunk } from '../../../platform/load-chunk.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { allTables } from './all-tables.ts';
import type { FigureProps } from './figure-props.ts';

/** Takes every figure along as one file for spreadsheets. */
export const DownloadButton = (props: FigureProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const opensInvoices = mayDo(useMe(), 'get:payments');
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await Promise.all([
      loadChunk(() => import('../../../ui/charts/chart-files.ts')),
      allTables(client, { ...props, opensInvoices }, t),
    ])
      .then(([files, tables]) => files.saveRows(tables, `${t('home.screen.figures.title')} ${props.about}`))
      .catch(() => notify.failure(t('frame.charts.failed')));
    setPending(false);
  };
  return (
    <Button icon={<DownloadIcon size={16} />} pending={isPending} onClick={() => void save()}>
      {t('home.screen.figures.download')}
    </Button>
  );
};
