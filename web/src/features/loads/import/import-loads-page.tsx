import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText, isRefusedBy } from '../../../platform/api/api-error.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { myLoadsAddress } from '../addresses.ts';
import { DropZone, megabytes } from './file-chooser.tsx';
import { CheckedImport } from './checked-import.tsx';
import { FileTooLarge } from './import-loads.api.ts';
import classes from './import-loads.module.css';
import { MappingPanel } from './mapping/mapping-panel.tsx';
import { OwnFilesCard } from './mapping/own-files-card.tsx';
import { TemplateCard } from './template-card.tsx';
import { useImport } from './use-import.ts';

/** Import of loads: choose a file, review its loads and faults, correct it, import. */
export const ImportLoadsPage = () => {
  const { t } = useTranslation();
  const title = t('loads.import_screen.title');
  usePageTitle(title);
  useBreadcrumb([{ label: t('loads.my_loads.title'), address: myLoadsAddress }, { label: title }]);
  const state = useImport();
  const { check, checked } = state;
  // A file of their own: which column is what is asked once.
  const lacksColumns = check.isError && isRefusedBy(check.error, 'loads.import_columns_missing');
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.second}>{t('loads.import_screen.intro')}</p>
      </div>
      {lacksColumns && <MappingPanel file={check.variables} onSaved={() => check.mutate(check.variables)} />}
      {check.isError && !lacksColumns && (
        <Callout kind="danger">
          <b>{t('loads.import_screen.check_failed')}</b> <CheckRefusal error={check.error} />
        </Callout>
      )}
      {checked ? (
        <CheckedImport state={state} checked={checked} />
      ) : (
        <>
          <DropZone pending={check.isPending ? check.variables.name : null} onFile={check.mutate} />
          <TemplateCard />
          <OwnFilesCard />
        </>
      )}
    </div>
  );
};

const CheckRefusal = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  return error instanceof FileTooLarge ? t('loads.import_screen.too_large', { megabytes }) : errorText(error);
};
