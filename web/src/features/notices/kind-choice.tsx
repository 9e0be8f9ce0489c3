import { type NoticeKind, noticeKinds } from '@portal/contract/places/notice-kinds.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldNote } from '../../ui/fields/field.tsx';
import classes from './notices.module.css';

type KindChoiceProps = {
  id: string;
  value: readonly NoticeKind[];
  onChange: (kinds: NoticeKind[]) => void;
  error: string | undefined;
};

/** Of what somebody outside learns. */
export const KindChoice = ({ id, value, onChange, error }: KindChoiceProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.kinds} aria-describedby={error ? id : undefined}>
      <legend>{t('notices.when')}</legend>
      <div className={classes.boxes}>
        {noticeKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`notices.kinds.${kind}`)}
            checked={value.includes(kind)}
            onChange={(on) => onChange(noticeKinds.filter((one) => (one === kind ? on : value.includes(one))))}
          />
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
};
