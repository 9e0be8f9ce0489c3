import { useRef } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './dispatch.module.css';
import type { ProgressFormState } from './use-progress-form.ts';

const accepted = 'application/pdf,image/png,image/jpeg';

/** The signed paper, where the carrier has sent it along. */
export const PodField = ({ form }: { form: ProgressFormState }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { pod } = form.values;
  const choose = () => input.current?.click();
  return (
    <Field
      label={t('tendering.dispatch.progress.pod')}
      hint={t('tendering.dispatch.progress.pod_hint')}
      error={form.faultOf('pod')}
    >
      {(control) => (
        <div className={classes.file}>
          <input
            {...control}
            ref={input}
            type="file"
            accept={accepted}
            className={classes.hidden}
            tabIndex={-1}
            onChange={(event) => form.change({ pod: event.target.files?.[0] ?? null })}
          />
          <Button icon={<FileIcon size={16} />} onClick={choose}>
            {pod?.name ?? t('tendering.dispatch.progress.pod_choose')}
          </Button>
          {pod && (
            <IconButton
              icon={CloseIcon}
              label={t('tendering.dispatch.progress.pod_remove')}
              onClick={() => {
                if (input.current) input.current.value = '';
                form.change({ pod: null });
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
};
