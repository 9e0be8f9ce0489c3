import { modeRefusals } from '@portal/contract/loads/mode-refusals.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { faultText } from '../../../../platform/forms/form-faults.ts';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { ModeIcon } from '../../../equipment/mode-icon.tsx';
import { useLoadForm, useQuoteRequest } from '../form/book-load-context.ts';
import { type LoadToCarry, loadToCarry } from '../form/load-to-carry.ts';
import { refusalFault } from '../form/mode-faults.ts';
import classes from './requested-modes.module.css';

/** The modes requested together, with the reason where one is left out; that is no fault of the load. */
export const RequestedModes = () => {
  const form = useLoadForm();
  const quoteRequest = useQuoteRequest();
  const load = loadToCarry(form, quoteRequest);
  return (
    <ul className={classes.modes}>
      {quoteRequest.modes.map((mode) => (
        <RequestedMode key={mode} mode={mode} load={load} />
      ))}
    </ul>
  );
};

const RequestedMode = ({ mode, load }: { mode: LoadMode; load: LoadToCarry }) => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  const [refusal] = modeRefusals(quoteRequest.trucks, mode, load);
  return (
    <li className={classes.mode} data-left-out={refusal ? true : undefined}>
      <ModeIcon mode={mode} size={17} />
      <span>
        <b className={classes.name}>{t(`loads.modes.${mode}`)}</b>
        <span className={classes.note}>
          {refusal ? faultText(refusalFault(refusal), t) : t('loads.book.truck.requested_modes.requested')}
        </span>
      </span>
      {!refusal && <CheckIcon size={15} className={classes.check ?? ''} />}
    </li>
  );
};
