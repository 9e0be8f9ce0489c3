import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import { useId } from 'react';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import classes from './accessorials.module.css';

type AccessorialsGroupProps = {
  heading: string;
  accessorials: readonly Accessorial[];
  isChosen: (code: string) => boolean;
  onToggle: (code: string, chosen: boolean) => void;
};

/** Accessorials of one kind under their heading, which already says where. */
export const AccessorialsGroup = ({ heading, accessorials, isChosen, onToggle }: AccessorialsGroupProps) => {
  const id = useId();
  const nameOf = ({ code, label }: Accessorial) => phraseOfCode('accessorials.short', code) ?? label[currentLanguage()];
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      <ul className={classes.list}>
        {accessorials.map((accessorial) => (
          <li key={accessorial.code}>
            <Checkbox
              label={nameOf(accessorial)}
              checked={isChosen(accessorial.code)}
              onChange={(chosen) => onToggle(accessorial.code, chosen)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
