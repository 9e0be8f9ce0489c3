import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { IconButton } from '../primitives/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/action-icons.tsx';
import { TextField } from './text-field.tsx';

/** A password, hidden until the person asks to see it. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'unit'>) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      unit={
        <IconButton
          icon={shown ? EyeOffIcon : EyeIcon}
          label={t(shown ? 'frame.kit.hide_password' : 'frame.kit.show_password')}
          size="small"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
