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
import { exportLocations, importLocations, savedLocation } from '../../places/places.api.ts';
import { placeKeys } from '../../places/places.keys.ts';
import { usePageKeys } from '../../../platform/page-keys.ts';
import { useSettingsBreadcrumb } from '../settings-breadcrumb.ts';
import { locationAddress, locationsList } from './locations-list.tsx';
import { type LocationsList, useLocationsSearch } from './locations-search.ts';

const ExportDialog = lazyDialog(async () => (await import('../../../ui/lists/export-dialog.tsx')).ExportDialog);
const ImportDialog = lazyDialog(async () => (await import('../saved/import-dialog.tsx')).ImportDialog);
const LocationDrawer = lazyDialog(async () => (await import('./location-drawer.tsx')).LocationDrawer);

/** The account's saved locations, and one of them in a drawer beside them. */
export const LocationsPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { location } = useParams({ strict: false });
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const title = t('settings.screens.locations.title');
  usePageTitle(title);
  useSettingsBreadcrumb(title);
  const list = useList(locationsList);
  const goTo = (target?: 'new') => void navigate({ ...locationAddress(target), search: true, resetScroll: false });
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
            {t('settings.locations.new')}
          </Button>
        </LineEnd>
      </ListHead>
      <ListText>{t('settings.locations.text')}</ListText>
      <ListTools list={list} showText={t('settings.locations.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
      <Suspense>
        <FileDialogs list={list} open={open} onClose={() => setOpen(null)} />
        {location !== undefined && <OpenedLocation id={location} onClose={() => goTo()} />}
      </Suspense>
    </ListPage>
  );
};

type FileDialogsProps = { list: LocationsList; open: 'import' | 'export' | null; onClose: () => void };

const FileDialogs = ({ list, open, onClose }: FileDialogsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [{ page: _page, ...filters }] = useLocationsSearch();
  const total = list.query.data?.total ?? 0;
  if (open === 'import') {
    return (
      <ImportDialog
        title={t('settings.locations.import_title')}
        about={t('settings.locations.import_about')}
        send={importLocations}
        onImported={() => void client.invalidateQueries({ queryKey: placeKeys.allLocations })}
        onClose={onClose}
      />
    );
  }
  return open === 'export' ? (
    <ExportDialog
      title={t('settings.locations.export_title')}
      what={t('settings.locations.count', { count: total })}
      count={total}
      limit={exportLimit}
      write={(format) => exportLocations({ ...filters, format, language: currentLanguage() })}
      onClose={onClose}
    />
  ) : null;
};

/** The form begins with what is stored now, not with what was read when the location was last looked at. */
const OpenedLocation = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const isNew = id === 'new';
  const { data, error, isFetchedAfterMount } = useQuery({
    ...savedLocation(Number(id)),
    enabled: !isNew,
    staleTime: 0,
    retry: false,
  });
  // One that is removed while it is open was there.
  if (!data) throwIfNotFound(error);
  if (isNew) return <LocationDrawer location={null} onClose={onClose} />;
  return data && isFetchedAfterMount ? <LocationDrawer key={id} location={data} onClose={onClose} /> : null;
};
