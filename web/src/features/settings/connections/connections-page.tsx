import type { Calendar, Connection } from '@portal/contract/carriers/connections.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { percent } from '../../../platform/words/format.ts';
import { today } from '../../../platform/words/today.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { TruckIcon } from '../../../ui/icons/freight-icons.tsx';
import { CalendarIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import frame from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { CalendarDrawer } from './calendar-drawer.tsx';
import { ConnectionDrawer } from './connection-drawer.tsx';
import classes from './connections.module.css';
import { calendarList, connectionList } from './connections.api.ts';

/** The carriers: who they are, how each is reached, what it did, and when it is closed. */
export const ConnectionsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(connectionList);
  const [edited, setEdited] = useState<Connection | 'new' | null>(null);
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
      {t('settings.carriers.connections.new')}
    </Button>
  );
  return (
    <SettingsFrame name="carriers" text={t('settings.carriers.connections.text')} action={add}>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={TruckIcon}>{t('settings.carriers.connections.none')}</EmptyState>
          ) : (
            <ul className={frame.list}>
              {all.map((carrier) => (
                <CarrierRow key={carrier.id} carrier={carrier} onEdit={() => setEdited(carrier)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Calendars />
      {edited && (
        <ConnectionDrawer
          key={edited === 'new' ? 'new' : edited.id}
          carrier={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onAdded={setEdited}
        />
      )}
    </SettingsFrame>
  );
};

const CarrierRow = ({ carrier, onEdit }: { carrier: Connection; onEdit: () => void }) => {
  const { t } = useTranslation();
  const { name, scac, logo_url, modes, rating, has_api_key, delivered, on_time, enabled } = carrier;
  const reach = rating === 'api' && !has_api_key ? 'no_key' : rating;
  return (
    <li className={frame.row}>
      <CarrierBadge scac={scac} name={name} logoUrl={logo_url} />
      <span>
        <span className={frame.name}>{name}</span>
        <span className={frame.more}>
          {scac}, {modes.map((mode) => t(`loads.modes.${mode}`)).join(', ')}
        </span>
      </span>
      <span className={frame.wide}>
        <span className={frame.more}>{t(`settings.carriers.connections.row.${reach}`)}</span>
        <span className={frame.more}>
          {delivered === 0
            ? t('settings.carriers.connections.row.no_record')
            : `${t('settings.carriers.connections.row.on_time', { percent: percent((on_time * 100) / delivered) })}, ${t('settings.carriers.connections.row.record', { count: delivered })}`}
        </span>
      </span>
      <span className={classes.actions}>
        {!enabled && <StatusChip tone="pending">{t('settings.carriers.connections.row.suspended')}</StatusChip>}
        <IconButton
          icon={PencilIcon}
          label={t('settings.carriers.connections.change', { carrier: name })}
          onClick={onEdit}
        />
      </span>
    </li>
  );
};

const Calendars = () => {
  const { t } = useTranslation();
  const query = useQuery(calendarList);
  const [edited, setEdited] = useState<Calendar | 'new' | null>(null);
  return (
    <section className={classes.calendars}>
      <div className={classes.head}>
        <h2>{t('settings.carriers.connections.calendars.title')}</h2>
        <Button icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('settings.carriers.connections.calendars.new')}
        </Button>
      </div>
      <p className={classes.note}>{t('settings.carriers.connections.calendars.text')}</p>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={CalendarIcon}>{t('settings.carriers.connections.calendars.none')}</EmptyState>
          ) : (
            <ul className={frame.list}>
              {all.map((calendar) => (
                <li key={calendar.code} className={frame.row}>
                  <CalendarIcon size={18} />
                  <span className={frame.name}>{calendar.name}</span>
                  <span className={`${frame.more} ${frame.wide}`}>
                    {t('settings.carriers.connections.calendars.days', {
                      count: calendar.closed_days.filter(({ day }) => day >= today()).length,
                    })}
                  </span>
                  <IconButton
                    icon={PencilIcon}
                    label={t('settings.carriers.connections.calendars.change', { calendar: calendar.name })}
                    onClick={() => setEdited(calendar)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <CalendarDrawer
          key={edited === 'new' ? 'new' : edited.code}
          calendar={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
};
