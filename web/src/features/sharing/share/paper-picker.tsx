import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { fileSize } from '../../documents/file-size.ts';
import { paperNameInLanguage } from '../../documents/paper-name.ts';
import classes from './share-dialog.module.css';

export type PickablePaper = Pick<LoadDocument, 'id' | 'name' | 'size' | 'type' | 'form' | 'language' | 'uploaded_by'>;

type PaperPickerProps = {
  items: readonly PickablePaper[];
  pending: boolean;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
};

/** The documents of the load, each with a checkbox. */
export const PaperPicker = ({ items, pending, chosen, onChange, error }: PaperPickerProps) => {
  const { t } = useTranslation();
  const note = useId();
  const toggle = (id: number, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Field
      label={t('sharing.dialog.documents')}
      error={error}
      hint={!pending && items.length === 0 && t('sharing.dialog.no_documents')}
    >
      {(control) => (
        <div
          hidden={!pending && items.length === 0}
          id={control.id}
          className={classes.papers}
          role="group"
          aria-labelledby={note}
          aria-describedby={control['aria-describedby']}
        >
          <span id={note} hidden>
            {t('sharing.dialog.documents')}
          </span>
          {pending && <Skeleton height={32} />}
          {items.map((paper) => (
            <Checkbox
              key={paper.id}
              label={
                <span className={classes.paper}>
                  <span className={classes.name}>{paperNameInLanguage(paper, t)}</span>
                  <span className={classes.size}>{fileSize(paper.size)}</span>
                </span>
              }
              checked={chosen.includes(paper.id)}
              onChange={(on) => toggle(paper.id, on)}
              aria-invalid={error ? true : undefined}
            />
          ))}
        </div>
      )}
    </Field>
  );
};
