import { useTranslation } from '../../../platform/words/use-translation.ts';
import { referenceTypes } from '@portal/contract/tendering/reference-types.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './load-tendering-page.module.css';
import type { ReferenceForm } from './tender-form.ts';

const mostReferences = 20;

type ReferencesCardProps = {
  references: readonly ReferenceForm[];
  faultOf: (index: number) => string | undefined;
  onChange: (references: ReferenceForm[]) => void;
};

/** Numbers by which others know this load: they are printed on the bill of lading. */
export const ReferencesCard = ({ references, faultOf, onChange }: ReferencesCardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('tendering.references.title')}>
      <div className={classes.references}>
        {references.map((reference, index) => (
          <ReferenceLine
            // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
            key={index}
            reference={reference}
            first={index === 0}
            error={faultOf(index)}
            onChange={(changed) => onChange(references.with(index, changed))}
            onRemove={() => onChange(references.filter((_, at) => at !== index))}
          />
        ))}
      </div>
      {references.length < mostReferences && (
        <Button
          kind="link"
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => onChange([...references, { type: 'other', value: '' }])}
        >
          {t('tendering.references.add')}
        </Button>
      )}
    </Card>
  );
};

type ReferenceLineProps = {
  reference: ReferenceForm;
  /** The first line shows the labels for all. */
  first: boolean;
  error: string | undefined;
  onChange: (reference: ReferenceForm) => void;
  onRemove: () => void;
};

const ReferenceLine = ({ reference, first, error, onChange, onRemove }: ReferenceLineProps) => {
  const { t } = useTranslation();
  const name = t(`tendering.references.types.${reference.type}`);
  return (
    <div className={classes.reference}>
      <SelectField
        label={t('tendering.references.type')}
        hideLabel={!first}
        value={reference.type}
        onChange={(type) => onChange({ ...reference, type })}
        options={referenceTypes.map((value) => ({ value, label: t(`tendering.references.types.${value}`) }))}
      />
      <TextField
        label={t('tendering.references.value')}
        hideLabel={!first}
        maxLength={80}
        value={reference.value}
        onChange={(value) => onChange({ ...reference, value })}
        error={error}
      />
      <span className={classes.remove} data-first={first || undefined}>
        <IconButton icon={TrashIcon} label={t('frame.kit.remove', { name })} onClick={onRemove} />
      </span>
    </div>
  );
};
