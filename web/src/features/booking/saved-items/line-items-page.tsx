import { exportLimit } from '@portal/contract/lists/export-limit.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PlusIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { ListTools } from '../../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../../ui/lists/list-head.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { useList } from '../../../ui/lists/use-list.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { exportSavedItems, importSavedItems, savedItem, savedItemsKey } from '../../commodities/commodities.api.ts';
import { usePageKeys } from '../../../platform/page-keys.ts';
import { useSettingsBreadcrumb } from '../../settings/settings-breadcrumb.ts';
import { lineItemAddress, lineItemsList } from './line-items-list.tsx';
import { type LineItemsList, useLineItemsSearch } from './line-items-search.ts';

const ExportDialog = lazyDialog(async () => (await import('../../../ui/lists/export-dialog.tsx')).ExportDialog);
const ImportDialog = lazyDialog(async () => (await import('../../settings/saved/import-dialog.tsx')).ImportDialog);
const LineItemDrawer = lazyDialog(async () => (await import('./line-item-drawer.tsx')).LineItemDrawer);

/** The account's saved line items, and one of them in a drawer beside them. */
export const LineItemsPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { item } = useParams({ strict: false });
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const title = t('settings.screens.line_items.title');
  usePageTitle(title);
  useSettingsBreadcrumb(title);
  const list = useList(lineItemsList);
  const goTo = (target?: 'new') => void navigate({ ...lineItemAddress(target), search: true, resetScroll: false });
  usePageKeys({ n: () => goTo('new') });
  return (
    <ListPage>
      <ListHead title={title}>
        <LineEnd>
          <Button icon={<UploadIcon size={16} />} onClick={() => setOpen('import')}>
            {t('settings.saved.import')}
          </Button>
          <Button icon={<DownloadIcon size={16} />} onClick={() => setOpen('export')}>
            {t('lists.export.open')}
          </Button>
          <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => goTo('new')}>
            {t('settings.line_items.new')}
          </Button>
        </LineEnd>
      </ListHead>
      <ListText>{t('settings.line_items.text')}</ListText>
      <ListTools list={list} showText={t('settings.line_items.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
      <Suspense>
        <FileDialogs list={list} open={open} onClose={() => setOpen(null)} />
        {item !== undefined && <OpenedItem id={item} onClose={() => goTo()} />}
      </Suspense>
    </ListPage>
  );
};

type FileDialogsProps = { list: LineItemsList; open: 'import' | 'export' | null; onClose: () => void };

const FileDialogs = ({ list, open, onClose }: FileDialogsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [{ page: _page, ...filters }] = useLineItemsSearch();
  const total = list.query.data?.total ?? 0;
  if (open === 'import') {
    return (
      <ImportDialog
        title={t('settings.line_items.import_title')}
        about={t('settings.line_items.import_about')}
        send={importSavedItems}
        onImported={() => void client.invalidateQueries({ queryKey: savedItemsKey })}
        onClose={onClose}
      />
    );
  }
  return open === 'export' ? (
    <ExportDialog
      title={t('settings.line_items.export_title')}
      what={t('settings.line_items.count', { count: total })}
      count={total}
      limit={exportLimit}
      write={(format) => exportSavedItems({ ...filters, format, language: currentLanguage() })}
      onClose={onClose}
    />
  ) : null;
};

/** The form begins with what is stored now, not with what was read when the item was last looked at. */
const OpenedItem = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const isNew = id === 'new';
  const { data, error, isFetchedAfterMount } = useQuery({
    ...savedItem(Number(id)),
    enabled: !isNew,
    staleTime: 0,
    retry: false,
  });
  // One that is removed while it is open was there.
  if (!data) throwIfNotFound(error);
  if (isNew) return <LineItemDrawer saved={null} onClose={onClose} />;
  return data && isFetchedAfterMount ? <LineItemDrawer key={id} saved={data} onClose={onClose} /> : null;
};
