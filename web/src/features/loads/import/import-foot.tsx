import { useTranslation } from '../../../platform/words/use-translation.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { myLoadsAddress } from '../addresses.ts';
import classes from './import-loads.module.css';
import type { ImportState } from './use-import.ts';

/** The next action: import the ready loads, show the progress, then link to the list. */
export const ImportFoot = ({ state }: { state: ImportState }) => {
  const { run, left } = state;
  return (
    <div className={classes.foot}>
      {(run.isPending || run.isError) && <Progress state={state} />}
      {run.isSuccess && left === 0 ? <Done state={state} /> : <ImportButton state={state} />}
    </div>
  );
};

const Progress = ({ state: { progress, run } }: { state: ImportState }) => {
  const { t } = useTranslation();
  const progressText = t('loads.import_screen.progress', progress);
  return (
    <div className={classes.progress}>
      <label>
        <span>{progressText}</span>
        <progress value={progress.done} max={progress.total} />
      </label>
      {run.isError && (
        <Callout kind="danger">
          {errorText(run.error)} {t('loads.import_screen.failed', progress)}
        </Callout>
      )}
    </div>
  );
};

const ImportButton = ({ state: { run, left, check, start } }: { state: ImportState }) => {
  const { t } = useTranslation();
  return (
    <Button
      kind="primary"
      size="main"
      pending={run.isPending}
      disabledReason={left === 0 && !run.isPending && t('loads.import_screen.nothing_ready')}
      onClick={check.isPending ? undefined : start}
    >
      {run.isError ? t('loads.import_screen.go_on') : t('loads.import_screen.import_count', { count: left })}
    </Button>
  );
};

const Done = ({ state: { progress, startOver } }: { state: ImportState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.done} role="status">
      <p>
        <b>{t('loads.import_screen.done_title', { count: progress.done })}</b> {t('loads.import_screen.done_text')}
      </p>
      <div className={classes.buttons}>
        <LinkButton {...myLoadsAddress} kind="primary">
          {t('loads.import_screen.to_list')}
        </LinkButton>
        <Button onClick={startOver}>{t('loads.import_screen.more_files')}</Button>
      </div>
    </div>
  );
};
