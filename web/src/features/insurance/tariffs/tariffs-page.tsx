import { insuranceTariffs, type InsuranceTariff, tariffOn } from '@portal/contract/insurance/insurance-tariff.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { EyeIcon, PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';
import { RemoveButton } from '../../settings/setting-drawer.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TariffForm } from './tariff-form.tsx';
import { type StoredTariffs } from './use-tariff-form.ts';

/** What insurance costs, by versions that count from a day on. */
export const TariffsPage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(insuranceTariffs));
  return (
    <SettingsFrame name="insurance_tariffs" text={t('insurance.tariffs.text')}>
      <Loaded query={query}>{(stored) => <Versions stored={stored} />}</Loaded>
      <ReminderCard />
    </SettingsFrame>
  );
};

/** The first day from tomorrow on that no version begins on. */
const freeDay = (tariffs: readonly InsuranceTariff[], today: string): string => {
  let day = addDays(today, 1);
  while (tariffs.some(({ effective_from }) => effective_from === day)) day = addDays(day, 1);
  return day;
};

/** All versions, the latest first, and the one that is shown; `new` begins as a copy of the one in force. */
const Versions = ({ stored }: { stored: StoredTariffs }) => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  const inForce = tariffOn(stored.value, today);
  const [shown, setShown] = useState(inForce.effective_from);
  const original = stored.value.find(({ effective_from }) => effective_from === shown) ?? null;
  const versions = stored.value.toSorted((a, b) => b.effective_from.localeCompare(a.effective_from));
  return (
    <>
      <ul className={frameClasses.list}>
        {versions.map((tariff) => (
          <Version
            key={tariff.effective_from}
            tariff={tariff}
            stored={stored}
            inForce={inForce}
            onShow={() => setShown(tariff.effective_from)}
          />
        ))}
      </ul>
      <div className={frameClasses.header}>
        <h2>
          {original
            ? t('insurance.tariffs.from', { date: date(original.effective_from) })
            : t('insurance.tariffs.new_title')}
        </h2>
        <Button icon={<PlusIcon size={16} />} onClick={() => setShown('new')}>
          {t('insurance.tariffs.new')}
        </Button>
      </div>
      <TariffForm
        key={shown}
        stored={stored}
        original={original}
        initial={original ?? { ...inForce, effective_from: freeDay(stored.value, today) }}
        isLocked={original !== null && original.effective_from < today}
        onSaved={setShown}
      />
    </>
  );
};

type VersionProps = {
  tariff: InsuranceTariff;
  stored: StoredTariffs;
  inForce: InsuranceTariff;
  onShow: () => void;
};

const Version = ({ tariff, stored, inForce, onShow }: VersionProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { effective_from } = tariff;
  const isLocked = effective_from < operatorDay(useMe());
  const remove = async () => {
    const value = stored.value.filter((one) => one !== tariff);
    const saved = await changeSetting(insuranceTariffs, { value, version: stored.version });
    client.setQueryData(settingQuery(insuranceTariffs).queryKey, saved);
  };
  const state = tariff === inForce ? 'in_force' : isLocked ? 'earlier' : 'later';
  const title = t('insurance.tariffs.from', { date: date(effective_from) });
  return (
    <li className={frameClasses.row}>
      <ShieldIcon size={20} />
      <span className={frameClasses.name}>{title}</span>
      <span className={`${frameClasses.more} ${frameClasses.wide}`}>
        {[t(`insurance.tariffs.states.${state}`), tariff.insurer_name].join(', ')}
      </span>
      <span className={frameClasses.actions}>
        {!isLocked && stored.value.length > 1 && (
          <RemoveButton text={t('insurance.tariffs.remove_text')} remove={remove} onRemoved={() => undefined} />
        )}
        <IconButton
          icon={isLocked ? EyeIcon : PencilIcon}
          label={t(`insurance.tariffs.${isLocked ? 'show' : 'change'}`, { version: title })}
          onClick={onShow}
        />
      </span>
    </li>
  );
};
