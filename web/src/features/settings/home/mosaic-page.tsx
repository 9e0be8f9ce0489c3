import type { HomeInfo } from '@portal/contract/home/home-content.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import frameClasses from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { CarouselSection } from './carousel-section.tsx';
import { homeInfos } from './home-content.api.ts';
import classes from './home-content.module.css';
import { InfoDrawer } from './info-drawer.tsx';

/** What the home screen shows: the carousel in its order, and the news. */
export const MosaicPage = () => {
  const { t } = useTranslation();
  return (
    <SettingsFrame name="mosaic_carousel" text={t('settings.home.text')}>
      <CarouselSection />
      <InfoSection />
    </SettingsFrame>
  );
};

const InfoSection = () => {
  const { t } = useTranslation();
  const query = useQuery(homeInfos);
  const [edited, setEdited] = useState<HomeInfo | 'new' | null>(null);
  return (
    <section className={classes.section}>
      <div className={frameClasses.header}>
        <h2>{t('settings.home.info.title')}</h2>
        <Button icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('settings.home.info.new')}
        </Button>
      </div>
      <Loaded query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={InfoIcon}>{t('settings.home.info.none')}</EmptyState>
          ) : (
            <ul className={frameClasses.list}>
              {all.map((info) => (
                <InfoRow key={info.id} info={info} onEdit={() => setEdited(info)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <InfoDrawer info={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
};

const InfoRow = ({ info, onEdit }: { info: HomeInfo; onEdit: () => void }) => {
  const { t } = useTranslation();
  const title = info.title[currentLanguage()];
  return (
    <li className={frameClasses.row}>
      <InfoIcon size={20} />
      <span>
        <span className={frameClasses.name}>{title}</span>
        <span className={frameClasses.more}>{t(info.active ? 'settings.home.shown' : 'settings.home.off')}</span>
      </span>
      <span className={`${frameClasses.more} ${frameClasses.wide} ${classes.text}`}>
        {info.text[currentLanguage()]}
      </span>
      <IconButton icon={PencilIcon} label={t('settings.home.change', { title })} onClick={onEdit} />
    </li>
  );
};
