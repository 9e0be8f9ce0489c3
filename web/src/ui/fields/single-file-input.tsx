import type { Ref } from 'react';

/** What a browser offers where a table is asked for, and where it may come from a spreadsheet too. */
export const csvFiles = '.csv,text/csv';
export const sheetFiles = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type SingleFileInputProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** As the attribute of an input: name endings and media types; left out, any file. */
  accept?: string;
  onFile: (file: File) => void;
};

/** Lets a button beside it choose a file, by `ref.current.click()`. It is not seen and not reached by Tab. */
export const SingleFileInput = ({ ref, label, accept, onFile }: SingleFileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // Emptied, so that the same file can be chosen again once it is corrected.
      target.value = '';
      if (file) onFile(file);
    }}
  />
);
