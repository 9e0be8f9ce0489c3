import type { Role } from '@portal/contract/roles/role.ts';
import { number } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import type { ChangedRight } from './rights-draft.ts';
import { placeOfRight, rowLabel, rowText } from './rights-rows.ts';
import classes from './roles.module.css';

type ChangesCardProps = {
  role: Role;
  changes: readonly ChangedRight[];
  error: string | null;
  pending: boolean;
  onTakeBack: (right: string) => void;
  onSave: () => void;
  onDiscard: () => void;
};

/** What the changes mean, whom they concern, and the only place to save them. */
export const ChangesCard = (props: ChangesCardProps) => {
  const { role, changes, error, pending, onTakeBack, onSave, onDiscard } = props;
  const { t } = useTranslation();
  const count = changes.length;
  return (
    <Card title={count > 0 ? t('roles.changes', { count }) : t('roles.changes_none')}>
      {count === 0 && <p className={classes.text}>{t('roles.changes_none_text')}</p>}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <ChangeItem key={change.right} change={change} onTakeBack={() => onTakeBack(change.right)} />
        ))}
      </ul>
      {role.reach && (
        <>
          <h3 className={classes.heading}>{t('roles.reach')}</h3>
          <dl className={classes.facts}>
            {(['users', 'accounts', 'signed_in', 'api_keys'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`roles.affected.${name}`)}</dt>
                <dd>{number(role.reach?.[name] ?? 0)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {error && <Callout kind="danger">{error}</Callout>}
      {count > 0 && (
        <div className={classes.save}>
          <p className={classes.text}>{t('roles.takes_effect')}</p>
          <Button kind="primary" size="main" fullWidth pending={pending} onClick={onSave}>
            {t('roles.save_changes', { count })}
          </Button>
          <Button fullWidth onClick={onDiscard}>
            {t('roles.discard')}
          </Button>
        </div>
      )}
    </Card>
  );
};

const signs = { gained: '+', lost: '−', elsewhere: '±' } as const;

const ChangeItem = ({ change, onTakeBack }: { change: ChangedRight; onTakeBack: () => void }) => {
  const { t } = useTranslation();
  const { right, kind, conditions } = change;
  const { row, method } = placeOfRight(right);
  const what = rowLabel(row);
  const title =
    kind === 'elsewhere'
      ? t('roles.counts_elsewhere', { what })
      : t(`roles.${kind}.${method ?? 'capability'}`, { what });
  const where = conditions.filter((condition) => condition !== 'always');
  return (
    <li data-kind={kind}>
      <span className={classes.mark} aria-hidden="true">
        {signs[kind]}
      </span>
      <span className={classes.change}>
        <strong>{title}</strong>
        <span className={classes.text}>{rowText(row, t)}</span>
        {kind !== 'lost' && (where.length > 0 || kind === 'elsewhere') && (
          <span className={classes.condition}>
            {conditions.map((condition) => t(`roles.conditions.${condition}`)).join('; ')}
          </span>
        )}
        <code>{right}</code>
      </span>
      <IconButton icon={RefreshIcon} label={t('roles.take_back', { right: title })} onClick={onTakeBack} />
    </li>
  );
};
