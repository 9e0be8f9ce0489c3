import type { TariffPage } from '@portal/contract/rates/rate-table.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PencilIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded } from '../../settings/settings-frame.tsx';
import { sheetsByName } from '../grid/sheet-rows.ts';
import { addDraft, exportVersion, tariffVersion } from '../rates.api.ts';
import type { VersionSearch } from '../version-search.ts';
import { ratesKeys } from '../rates.keys.ts';
import { WhyCard } from '../why/why-card.tsx';
import { firstSheet, SheetTabs, SheetView } from './sheet-view.tsx';
import { TariffFrame } from './tariff-frame.tsx';
import { VersionTabs } from './version-tabs.tsx';
import classes from './tariff.module.css';

/** One version of a tariff, to be read, exported or changed in a draft. */
export const VersionPage = () => {
  const search = useSearch({ from: '/frame/settings/rates/version' });
  const query = useQuery(tariffVersion(search));
  return <Loaded query={query}>{(page) => <Version key={search.from} page={page} search={search} />}</Loaded>;
};

const Version = ({ page, search }: { page: TariffPage; search: VersionSearch }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(firstSheet(page.kind));
  const sheets = sheetsByName(page.sheets);
  const save = () => void exportVersion(search, open).catch(notifyFailure);
  return (
    <TariffFrame
      page={page}
      action={
        <>
          <Button icon={<DownloadIcon size={16} />} onClick={save}>
            {t('rates.importing.export')}
          </Button>
          <EditButton page={page} from={search.from} />
        </>
      }
    >
      <p className={frameClasses.text}>{t('rates.read_only')}</p>
      <SheetTabs kind={page.kind} open={open} onOpen={setOpen} faults={[]} />
      <div className={classes.columns}>
        <SheetView
          kind={page.kind}
          sheets={sheets}
          before={sheets}
          open={open}
          faults={[]}
          head={<VersionTabs page={page} shown={search.from} />}
        />
        <WhyCard page={page} draftId={null} />
      </div>
    </TariffFrame>
  );
};

/** Opens the tariff's draft, or begins one from this version. */
const EditButton = ({ page, from }: { page: TariffPage; from: string }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { kind, carrier, series, draft_id } = page;
  const show = (id: number) => navigate({ to: '/settings/rates/drafts/$draft', params: { draft: String(id) } });
  const { mutate, isPending } = useMutation({
    mutationFn: () => addDraft({ kind, scac: carrier.scac, series, based_on: from }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ratesKeys.all });
      await show(id);
    },
    onError: notifyFailure,
  });
  return (
    <Button
      kind="primary"
      icon={<PencilIcon size={16} />}
      pending={isPending}
      onClick={() => (draft_id === null ? mutate() : void show(draft_id))}
    >
      {t(draft_id === null ? 'rates.edit' : 'rates.open_draft')}
    </Button>
  );
};
