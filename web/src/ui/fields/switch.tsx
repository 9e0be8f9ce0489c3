import { Switch as BaseSwitch } from '@base-ui/react/switch';
import classes from './switch.module.css';

type SwitchProps = {
  /** Its name for screen readers; the words beside it say the same. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, saved at once. What waits for Save is a checkbox. */
export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <BaseSwitch.Root
    className={classes.track}
    aria-label={label}
    checked={checked}
    disabled={disabled ?? false}
    onCheckedChange={(next) => onChange(next)}
  >
    <BaseSwitch.Thumb className={classes.thumb} />
  </BaseSwitch.Root>
);
