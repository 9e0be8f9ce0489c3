import { Suspense, useId, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { FormField } from '../../platform/forms/use-checked-form.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldNote } from '../../ui/fields/field.tsx';
import classes from './terms-field.module.css';
import { lazyDialog } from '../../platform/lazy-part.tsx';

const TermsDialog = lazyDialog(async () => (await import('./terms-dialog.tsx')).TermsDialog);

/** The agreement with the terms, and a button that shows them. */
export const TermsField = ({ value, onChange, error }: FormField<boolean>) => {
  const { t } = useTranslation();
  const note = useId();
  const [reading, setReading] = useState(false);
  return (
    <div>
      <div className={classes.row}>
        <Checkbox
          label={t('guests.demo.terms')}
          checked={value}
          onChange={onChange}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
        />
        <Button kind="link" onClick={() => setReading(true)}>
          {t('guests.demo.read_terms')}
        </Button>
      </div>
      <FieldNote id={note} error={error} />
      {reading && (
        <Suspense>
          <TermsDialog
            onClose={() => setReading(false)}
            onAgree={() => {
              onChange(true);
              setReading(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
