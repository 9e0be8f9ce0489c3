import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { whyNotChoose } from '../list/choice-refusal.ts';
import { continueMark, focusContinue } from '../list/use-quote-keys.ts';
import classes from './continue-button.module.css';
import { tenderAddress } from '../addresses.ts';
import { useNow } from '../use-now.ts';
import type { Selection } from '../list/use-selection.ts';

type ContinueButtonProps = { load: LoadDetails; selection: Selection; label: string };

/** Opens the booking of the chosen quote; disabled with the reason where that is not possible. */
export const ContinueButton = ({ load, selection, label }: ContinueButtonProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const now = useNow(30_000);
  const { chosen } = selection;
  const why = chosen ? whyNotChoose(chosen, load, now) : 'quotes.choice.choose_first';
  useEffect(() => {
    if (chosen) focusContinue();
  }, [chosen]);
  return (
    <div className={classes.root}>
      <Button
        {...continueMark}
        kind="primary"
        size="main"
        fullWidth
        disabledReason={why && t(why)}
        onClick={() => chosen && void router.navigate(tenderAddress(load, chosen, selection.cover))}
      >
        {label}
      </Button>
    </div>
  );
};
