import { states } from '@portal/contract/places/data/states.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { TypedChoice, type TypedOption } from './typed-choice.tsx';

type StateChoiceProps = { value: readonly string[] | undefined; onChange: (codes: string[] | undefined) => void };

const everyState: readonly TypedOption[] = Object.values(states).flat();

/** Choice of any number of states and provinces of the three countries. */
export const StateChoice = (props: StateChoiceProps) => {
  const { t } = useTranslation();
  return (
    <TypedChoice
      {...props}
      label={t('loads.my_loads.advanced.state')}
      hint={t('loads.my_loads.advanced.state_hint')}
      options={everyState}
      showsCode
      removal={(name) => t('loads.my_loads.advanced.remove_state', { name })}
    />
  );
};
