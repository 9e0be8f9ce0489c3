import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkFile, type CheckedFile, importReady, readyKeys } from './import-loads.api.ts';
import { loadKeys } from '../loads.keys.ts';

/** Choosing, checking and importing a file. The last result stays on screen until the next one arrives. */
export const useImport = () => {
  const client = useQueryClient();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [total, setTotal] = useState(0);
  const run = useMutation({
    mutationFn: (from: CheckedFile) => importReady(from, setChecked),
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.lists }),
  });
  const check = useMutation({
    mutationFn: checkFile,
    onSuccess: (result) => {
      run.reset();
      setChecked(result);
    },
  });
  useUnloadWarning(run.isPending);
  const left = checked ? readyKeys(checked).length : 0;
  const start = () => {
    if (!checked) return;
    if (!run.isError) setTotal(left);
    run.mutate(checked);
  };
  const startOver = () => {
    setChecked(null);
    check.reset();
    run.reset();
  };
  return { checked, check, run, progress: { done: total - left, total }, left, start, startOver };
};
export type ImportState = ReturnType<typeof useImport>;

/** Lets the browser ask for confirmation before the page is left. */
const useUnloadWarning = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [busy]);
};
