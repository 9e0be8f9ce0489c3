import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import classes from './rules.module.css';

type RuleLineProps = {
  sentence: ReactNode;
  isOn: boolean;
  /** Left out for whoever only reads. */
  onSwitch: ((isOn: boolean) => void) | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** What else can be done with the rule. */
  actions?: ReactNode;
  /** Its parts to change, where it is opened. */
  children: ReactNode;
};

/** A rule as a sentence, with its switch; opened, its parts can be changed. */
export const RuleLine = ({ sentence, isOn, onSwitch, isOpen, onOpen, actions, children }: RuleLineProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.rule} data-open={isOpen || undefined}>
      {sentence}
      {onSwitch && (
        <span className={classes.actions}>
          {actions}
          <Button size="small" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {t(isOpen ? 'approvals.screens.rules.done' : 'approvals.screens.rules.edit')}
          </Button>
          <Switch
            label={t(isOn ? 'approvals.screens.rules.on' : 'approvals.screens.rules.off')}
            checked={isOn}
            onChange={onSwitch}
          />
        </span>
      )}
      {isOpen && children}
    </li>
  );
};
