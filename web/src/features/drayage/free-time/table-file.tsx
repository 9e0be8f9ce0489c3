import type { SharedTable } from '@portal/contract/rates/rate-table.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { exportTable } from '../../rates/rates.api.ts';
import { useTableImport } from '../../rates/tables/use-table-import.tsx';
import { ImportButton, type ReportTexts } from '../../rates/tariff/import-report-card.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import classes from './free-time.module.css';

type TableFileProps = {
  name: SharedTable;
  /** Holds the rows of the table. */
  setting: DeclaredSetting;
  texts: ReportTexts;
};

/** All rows of a list as a file, and a file into the list once its differences were seen. */
export const TableFile = ({ name, setting, texts }: TableFileProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const { read, card } = useTableImport({
    name,
    texts,
    onSaved: () => client.invalidateQueries({ queryKey: settingQuery(setting).queryKey }),
  });
  const save = () => void exportTable(name).catch(notifyFailure);
  return (
    <>
      <div className={classes.file}>
        {mayDo(me, 'get:rates') && (
          <Button icon={<DownloadIcon size={16} />} onClick={save}>
            {t('rates.importing.export')}
          </Button>
        )}
        {mayDo(me, 'patch:rates') && <ImportButton onFile={read} />}
      </div>
      {card}
    </>
  );
};
