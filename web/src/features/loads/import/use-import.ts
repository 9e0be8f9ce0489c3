import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkFile, type CheckedFile, importReady, readyKeys } from './import-loads.api.ts';
import { loadKeys } from '../loads.keys.ts';

/** Choosing, trying out and importing a file. What was found stays on screen until a better answer is there. */
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
    onSuccess: (found) => {
      run.reset();
      setChecked(found);
    },
  });
  useWarningWhile(run.isPending);
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

/** The browser asks before the page is left. */
const useWarningWhile = (busy: boolean): void => {
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
};
