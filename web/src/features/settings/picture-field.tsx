import { type ReactNode, useRef } from 'react';
import { Field } from '../../ui/fields/field.tsx';
import { UploadIcon } from '../../ui/icons/action-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './picture-field.module.css';

type PictureFieldProps = {
  label: string;
  hint: string;
  /** Content types the browser offers, by commas. */
  accept: string;
  /** What the button says. */
  choose: string;
  pending: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Beside the button: what takes the picture away. */
  action?: ReactNode;
  /** The picture as it is shown elsewhere. */
  children: ReactNode;
};

/** A picture as it is now, and a button that replaces it at once. */
export const PictureField = (props: PictureFieldProps) => {
  const { label, hint, accept, choose, pending, error, onChoose, action, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classes.picture}>
          <div className={classes.preview}>{children}</div>
          <div className={classes.buttons}>
            <input
              {...control}
              ref={input}
              type="file"
              accept={accept}
              className={classes.hidden}
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // Emptied, so that the same file can be chosen again once it is corrected.
                target.value = '';
                if (file) onChoose(file);
              }}
            />
            <Button icon={<UploadIcon size={16} />} pending={pending} onClick={() => input.current?.click()}>
              {choose}
            </Button>
            {action}
          </div>
        </div>
      )}
    </Field>
  );
};
