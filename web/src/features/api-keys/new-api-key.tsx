import { isCapability, isClosedToKeys, isRight } from '@portal/contract/access/permissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CopyIcon } from '../../ui/icons/action-icons.tsx';
import { CheckedForm } from '../../ui/layout/checked-form.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { createApiKey, type MadeApiKey } from './api-keys.api.ts';
import { apiKeyKeys } from './api-keys.keys.ts';
import classes from './api-keys.module.css';

/** A form for a new key, then the key itself until the person has stored it: no key is shown twice. */
export const NewApiKey = ({ onClose }: { onClose: () => void }) => {
  const [made, setMade] = useState<MadeApiKey | null>(null);
  return (
    <div className={classes.new}>
      {made ? <MadeKey made={made} onClose={onClose} /> : <NewKeyForm onMade={setMade} onClose={onClose} />}
    </div>
  );
};

type NewKeyFormProps = { onMade: (made: MadeApiKey) => void; onClose: () => void };

const NewKeyForm = ({ onMade, onClose }: NewKeyFormProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { settings } = useMe();
  const readingRights = [...settings.permissions, ...settings.capabilities]
    .filter(isRight)
    .filter((right) => !isClosedToKeys(right) && (isCapability(right) || right.startsWith('get:')));
  const form = useCheckedForm({
    initial: { name: '', onlyReads: false },
    check: ({ name }) => emptyFaults({ name }),
    send: ({ name, onlyReads }) => createApiKey({ name, rights: onlyReads ? readingRights : null }),
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
        <Checkbox
          label={t('api_keys.form.limit')}
          checked={form.values.onlyReads}
          onChange={(onlyReads) => form.change({ onlyReads })}
        />
        <p className={classes.note}>{t('api_keys.form.limit_hint')}</p>
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

const exampleFor = (origin: string): string => `curl -H "x-api-key: $PORTAL_KEY" ${origin}/api/loads?limit=5`;

const MadeKey = ({ made, onClose }: { made: MadeApiKey; onClose: () => void }) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(made.key);
    setCopied(true);
  };
  return (
    <Card title={t('api_keys.made.title')} aside={made.name}>
      <div className={classes.form}>
        <p>{t('api_keys.made.text')}</p>
        <TextField
          autoFocus
          readOnly
          label={t('api_keys.made.key')}
          value={made.key}
          onFocus={(event) => event.target.select()}
        />
        <div>
          <p className={classes.note}>{t('api_keys.made.example')}</p>
          <pre className={classes.example}>{exampleFor(window.location.origin)}</pre>
        </div>
        <div className={classes.buttons}>
          <Button kind="primary" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
            <span role="status">{t(isCopied ? 'api_keys.made.copied' : 'api_keys.made.copy')}</span>
          </Button>
          <Button onClick={onClose}>{t('api_keys.made.stored')}</Button>
        </div>
      </div>
    </Card>
  );
};
