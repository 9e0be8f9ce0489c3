import { isOnlyByName } from '@portal/contract/access/permissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../ui/layout/checked-form.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { createApiKey, type MadeApiKey } from './api-keys.api.ts';
import { apiKeyKeys } from './api-keys.keys.ts';
import { isReading, KeyRightsList, rightsForKeys } from './key-rights.tsx';
import { MadeKey } from './made-key.tsx';
import classes from './api-keys.module.css';

/** A form for a new key, then the key itself until the person has stored it: no key is shown twice. */
export const NewApiKey = ({ onClose }: { onClose: () => void }) => {
  const [made, setMade] = useState<MadeApiKey | null>(null);
  return (
    <div className={classes.new} data-made={made !== null || undefined}>
      {made ? <MadeKey made={made} onClose={onClose} /> : <NewKeyForm onMade={setMade} onClose={onClose} />}
    </div>
  );
};

const keyLimits = ['all', 'reading', 'chosen'] as const;
/** `chosen` counts where `limit` says so. */
type NewKey = { name: string; limit: (typeof keyLimits)[number]; chosen: string[] };

type NewKeyFormProps = { onMade: (made: MadeApiKey) => void; onClose: () => void };

const NewKeyForm = ({ onMade, onClose }: NewKeyFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const held = rightsForKeys(useMe());
  const initial: NewKey = { name: '', limit: 'all', chosen: held.filter((right) => !isOnlyByName(right)) };
  const form = useCheckedForm({
    initial,
    check: ({ name, limit, chosen }) => ({
      ...emptyFaults({ name }),
      ...(limit === 'chosen' && chosen.length === 0 && { limit: { phrase: 'api_keys.form.none_chosen' as const } }),
    }),
    send: ({ name, limit, chosen }) => {
      const rights = { all: null, reading: held.filter(isReading), chosen };
      return createApiKey({ name, rights: rights[limit] });
    },
    onSent: (made) => {
      void client.invalidateQueries({ queryKey: apiKeyKeys.all });
      onMade(made);
    },
  });
  return (
    <Card title={t('api_keys.form.title')}>
      <CheckedForm form={form} className={classes.form}>
        <TextField
          autoFocus
          label={t('api_keys.form.name')}
          hint={t('api_keys.form.name_hint')}
          {...form.field('name')}
        />
        <SelectField
          label={t('api_keys.form.rights')}
          hint={t('api_keys.form.rights_hint')}
          options={keyLimits.map((value) => ({ value, label: t(`api_keys.form.${value}`) }))}
          {...form.field('limit')}
        />
        {form.values.limit === 'chosen' && (
          <KeyRightsList rights={held} chosen={form.values.chosen} onChange={(chosen) => form.change({ chosen })} />
        )}
        <div className={classes.buttons}>
          <Button type="submit" kind="primary" pending={form.pending}>
            {t('api_keys.form.create')}
          </Button>
          <Button onClick={onClose}>{t('api_keys.cancel')}</Button>
        </div>
      </CheckedForm>
    </Card>
  );
};
