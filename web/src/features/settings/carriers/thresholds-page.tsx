import { isJudged, measuredBy, thresholdOf } from '@portal/contract/carriers/alert-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { number } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { type CarrierAlert, carrierList, thresholdList } from './carriers.api.ts';
import { useMeasured } from './threshold-preview.tsx';
import { ThresholdDrawer } from './threshold-drawer.tsx';

/** From which figures on shippers see a notice beside a carrier's quotes. */
export const ThresholdsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(thresholdList);
  const [edited, setEdited] = useState<CarrierAlert | 'new' | null>(null);
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
      {t('settings.carriers.thresholds.new')}
    </Button>
  );
  return (
    <SettingsFrame name="carrier_thresholds" text={t('settings.carriers.thresholds.text')} action={add}>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={AlertIcon}>{t('settings.carriers.thresholds.none')}</EmptyState>
          ) : (
            <ul className={classes.list}>
              {all.map((threshold) => (
                <ThresholdRow key={threshold.id} threshold={threshold} onEdit={() => setEdited(threshold)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <ThresholdDrawer threshold={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </SettingsFrame>
  );
};

const ThresholdRow = ({ threshold, onEdit }: { threshold: CarrierAlert; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { data } = useQuery(carrierList);
  const carrier = data?.find(({ id }) => id === threshold.carrier_id);
  const name = carrier?.name ?? String(threshold.carrier_id);
  const said = useMeasured();
  const { kind, figures } = threshold;
  const isTooFew = figures !== null && !isJudged(threshold, figures);
  return (
    <li className={classes.row}>
      <CarrierBadge scac={carrier?.scac ?? ''} name={name} />
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.more}>
          {t(`settings.carriers.thresholds.limits.${kind}`, {
            limit: number(thresholdOf(threshold) ?? 0, 2),
            days: threshold.days,
          })}
          {', '}
          {t('settings.carriers.thresholds.from_deliveries', { count: threshold.min_deliveries })}
        </span>
      </span>
      <span className={classes.wide}>
        <span className={classes.more}>{threshold.message[currentLanguage()]}</span>
        <span className={`${classes.more} ${threshold.crossed ? classes.warning : ''}`}>
          {t(`settings.carriers.thresholds.${threshold.crossed ? 'crossed' : isTooFew ? 'too_few' : 'kept'}`)}
          {figures && ` · ${said(kind, measuredBy(kind, figures))}`}
        </span>
      </span>
      <IconButton
        icon={PencilIcon}
        label={t('settings.carriers.thresholds.change', { carrier: name })}
        onClick={onEdit}
      />
    </li>
  );
};
