import { useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../primitives/button.tsx';
import type { NumberReadings } from './number-input.tsx';
import classes from './number-question.module.css';

type NumberQuestionProps = { readings: NumberReadings; onChoose: (value: number) => void };

/** Asks which of two numbers typed text like "1,234" means; one press answers. */
const NumberQuestion = ({ readings, onChoose }: NumberQuestionProps) => {
  const { t } = useTranslation();
  const [whole = 0, decimal = 0] = readings.toSorted((a, b) => Math.abs(b) - Math.abs(a));
  return (
    <div className={classes.question} role="group" aria-label={t('frame.kit.which_number')}>
      <span role="status">{t('frame.kit.which_number')}</span>
      <Button size="small" onClick={() => onChoose(whole)}>
        {t('frame.kit.in_thousands', { number: String(whole) })}
      </Button>
      <Button size="small" onClick={() => onChoose(decimal)}>
        {t('frame.kit.in_decimals', { number: String(decimal) })}
      </Button>
    </div>
  );
};

/** What a field with number inputs keeps of the doubt about one of them, named by `T`, and the question to show. */
export const useNumberQuestion = <T,>(onChoose: (input: T, value: number) => void) => {
  const [doubt, setDoubt] = useState<{ input: T; readings: NumberReadings } | null>(null);
  const choose = (value: number) => {
    if (!doubt) return;
    setDoubt(null);
    onChoose(doubt.input, value);
  };
  return {
    onDoubt: (input: T) => (readings: NumberReadings | null) => setDoubt(readings && { input, readings }),
    question: doubt && <NumberQuestion readings={doubt.readings} onChoose={choose} />,
  };
};
