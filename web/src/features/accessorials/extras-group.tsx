import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import { useId } from 'react';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import classes from './extras.module.css';

type ExtrasGroupProps = {
  heading: string;
  extras: readonly Accessorial[];
  isChosen: (code: string) => boolean;
  onToggle: (code: string, chosen: boolean) => void;
};

/** Extras of one kind under their heading, which already says where. */
export const ExtrasGroup = ({ heading, extras, isChosen, onToggle }: ExtrasGroupProps) => {
  const id = useId();
  const nameOf = ({ code, label }: Accessorial) => phraseOfCode('accessorials.short', code) ?? label[currentLanguage()];
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      <ul className={classes.list}>
        {extras.map((extra) => (
          <li key={extra.code}>
            <Checkbox
              label={nameOf(extra)}
              checked={isChosen(extra.code)}
              onChange={(chosen) => onToggle(extra.code, chosen)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
