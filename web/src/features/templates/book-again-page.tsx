import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { useState } from 'react';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon, UploadIcon } from '../../ui/icons/action-icons.tsx';
import { LinkButton } from '../../ui/primitives/button.tsx';
import { Segmented } from '../../ui/primitives/segmented.tsx';
import { bookingAddress, importAddress } from '../loads/addresses.ts';
import classes from './book-again-page.module.css';
import { DraftsCard } from './drafts-card.tsx';
import { KeptCard } from './kept/kept-card.tsx';
import { LanesCard } from './lanes/lanes-card.tsx';

const sections = ['lanes', 'kept', 'drafts'] as const;
type Section = (typeof sections)[number];

/** What was booked before, to be booked again: lanes, templates, recurring loads, and what lies unfinished on this device. */
export const BookAgainPage = () => {
  const { t } = useTranslation();
  const phone = usePhone();
  const [section, setSection] = useState<Section>('lanes');
  const title = t('templates.title');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  const shows = (one: Section): boolean => !phone || section === one;
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        <PageActions />
      </header>
      {phone && (
        <Segmented
          fullWidth
          label={t('templates.sections.label')}
          options={[
            { value: 'lanes', label: t('templates.sections.lanes') },
            { value: 'kept', label: t('templates.sections.kept') },
            { value: 'drafts', label: t('templates.drafts.title') },
          ]}
          value={section}
          onChange={setSection}
        />
      )}
      <div className={classes.columns}>
        {shows('lanes') && <LanesCard />}
        <div className={classes.column}>
          {shows('kept') && <KeptCard />}
          {shows('drafts') && <DraftsCard />}
        </div>
      </div>
    </div>
  );
};

const PageActions = () => {
  const { t } = useTranslation();
  const type = firstQuoteType(useMe().settings.can_dispatch_modes);
  return (
    <div className={classes.actions}>
      <LinkButton icon={<UploadIcon size={16} />} {...importAddress}>
        {t('templates.from_file')}
      </LinkButton>
      {type && (
        <LinkButton kind="primary" icon={<PlusIcon size={16} />} {...bookingAddress(type)}>
          {t('templates.new_load')}
        </LinkButton>
      )}
    </div>
  );
};
