import { container } from '@portal/contract/drayage/containers.ts';
import { containers, type ContainerCode } from '@portal/contract/drayage/data/containers.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { OptionCard, OptionName, OptionText } from '../../../ui/fields/option-card.tsx';
import { ContainerPicture } from './container-picture.tsx';
import classes from './container-choice.module.css';

type ContainerChoiceProps = {
  value: ContainerCode;
  onChange: (code: ContainerCode) => void;
};

const usual: readonly ContainerCode[] = ['20ST', '40ST', '40HC', '45HC', '40RH', '53DO'];

/** The kind and size of the container, a picture each; the unusual ones behind a button. */
export const ContainerChoice = ({ value, onChange }: ContainerChoiceProps) => {
  const { t } = useTranslation();
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const offered = containers.filter(({ code }) => showsAll || usual.includes(code) || code === value);
  return (
    <div>
      <div className={classes.choice} role="radiogroup" aria-label={t('drayage.book.container.kind')}>
        {offered.map(({ code }) => (
          <OptionCard
            key={code}
            name={name}
            value={code}
            checked={code === value}
            onChoose={() => onChange(code)}
            className={classes.option}
          >
            <ContainerPicture code={code} />
            <OptionName>{t(`drayage.containers.${code}`)}</OptionName>
            <Measures code={code} />
          </OptionCard>
        ))}
      </div>
      {!showsAll && (
        <Button kind="link" size="small" onClick={() => setShowsAll(true)}>
          {t('drayage.book.container.all', { count: containers.length })}
        </Button>
      )}
    </div>
  );
};

const Measures = ({ code }: { code: ContainerCode }) => {
  const { t } = useTranslation();
  const { road_legal_lb, cubic_meters } = container(code);
  return (
    <OptionText>
      {t('drayage.book.container.legal', { weight: number(road_legal_lb, 0) })}
      {cubic_meters !== null && `, ${number(cubic_meters, 0)} m³`}
    </OptionText>
  );
};
