import { isAtCost } from '@portal/contract/accounts/at-cost.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CheckCircleIcon } from '../../../ui/icons/status-icons.tsx';
import { DispatchModeIcon } from '../dispatch-mode-icon.tsx';
import { AtCost } from '../markups/at-cost.tsx';
import { MarkupPair, MarkupSample, type TypedMarkup } from '../markups/markup-pair.tsx';
import classes from './account-form.module.css';
import type { useNewAccountForm } from './new-account-form.ts';

type FormProps = { form: ReturnType<typeof useNewAccountForm> };

/** What the account may book, and whether it may book at all. */
export const ModeFields = ({ form: { values, change } }: FormProps) => {
  const { t } = useTranslation();
  const { can_dispatch_modes: modes } = values;
  return (
    <ul className={classes.modes}>
      {dispatchModes.map((mode) => (
        <li key={mode}>
          <Checkbox
            checked={modes[mode]}
            onChange={(isOn) => change({ can_dispatch_modes: { ...modes, [mode]: isOn } })}
            label={
              <>
                <DispatchModeIcon mode={mode} size={16} />
                {t(`accounts.modes.${mode}`)}
              </>
            }
          />
        </li>
      ))}
      <li>
        <Checkbox
          checked={values.can_dispatch}
          onChange={(can_dispatch) => change({ can_dispatch })}
          label={
            <>
              <CheckCircleIcon size={16} />
              {t('accounts.page.can_dispatch')}
            </>
          }
        />
        <span className={classes.text}>{t('accounts.page.can_dispatch_note')}</span>
      </li>
    </ul>
  );
};

/** The markup, and what a load costs with it; one that adds nothing has to be meant. */
export const MarkupFields = ({ form, start }: FormProps & { start: TypedMarkup }) => {
  const { values, change, field } = form;
  return (
    <div className={classes.form}>
      <MarkupPair percent={field('markup_percent')} min={field('markup_min')} />
      {isAtCost(values) ? (
        <AtCost
          usual={start}
          isMeant={values.sells_at_cost}
          onMeant={(sells_at_cost) => change({ sells_at_cost, markup_percent: values.markup_percent ?? 0 })}
          onUsual={() => change({ ...start, sells_at_cost: false })}
        />
      ) : (
        <MarkupSample {...values} />
      )}
    </div>
  );
};
