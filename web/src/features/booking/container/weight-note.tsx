import { container } from '@portal/contract/drayage/containers.ts';
import { maxPortalPounds, weightRule } from '@portal/contract/drayage/weight-rule.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { number } from '../../../platform/words/format.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { InfoIcon, WarningIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './book-drayage.module.css';
import { useDrayageParts } from './form/drayage-context.ts';
import type { DrayageForm } from '../../drayage/form/drayage-form.ts';

/** What the typed weight requires: nothing, a triaxle chassis, a permit, or a quote by operations. */
export const WeightNote = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('weight', 'container');
  const email = useMe().settings.operations_email;
  const { weight } = form;
  if (weight === null) {
    return (
      <p className={classes.weightNote}>
        <InfoIcon size={16} />
        {t('drayage.notes.max_weight', { weight: number(maxPortalPounds, 0) })} {t('drayage.notes.legal_weight')}
      </p>
    );
  }
  const rule = weightRule(weight, form.container);
  const hints = axleHints(form, t);
  if (!rule.needs_operations && hints.length === 0) {
    return (
      <p className={classes.weightNote} role="status">
        <CheckIcon size={16} />
        {t('drayage.book.cargo.within')}
      </p>
    );
  }
  return (
    <p className={classes.weightNote} data-kind={rule.needs_operations ? 'refused' : 'warning'} role="status">
      <WarningIcon size={16} />
      <span>
        {rule.needs_operations && (
          <>
            {t('drayage.errors.over_weight', { email: '' })} <a href={`mailto:${email}`}>{email}</a>.{' '}
          </>
        )}
        {hints.join(' ')}
      </span>
    </p>
  );
};

const axleHints = ({ weight, container: code }: Pick<DrayageForm, 'weight' | 'container'>, t: Translate): string[] => {
  const rule = weightRule(weight ?? 0, code);
  const legal = number(container(code).road_legal_lb, 0);
  return [
    ...(rule.needs_triaxle
      ? [t('drayage.book.cargo.triaxle', { container: t(`drayage.containers.${code}`), weight: legal })]
      : []),
    ...(rule.needs_permit ? [t('drayage.book.cargo.permit')] : []),
  ];
};
