import { freeTimeTerms } from '@portal/contract/drayage/drayage.settings.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { SearchField } from '../../../ui/lists/filters/filter-line.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded, SettingsFrame } from '../../settings/settings-frame.tsx';
import { Closures } from './closures.tsx';
import classes from './free-time.module.css';
import { termsKey, type TermsRow } from './terms-form.ts';
import { TableFile } from './table-file.tsx';
import { useFileTexts } from './use-file-texts.ts';
import { useTermsText } from './use-terms-text.ts';

const TermsDrawer = lazyDialog(async () => (await import('./terms-drawer.tsx')).TermsDrawer);

/** How many days containers are free and what their days cost, by line, place and terminal; and when terminals close. */
export const FreeTimePage = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(freeTimeTerms));
  const [edited, setEdited] = useState<TermsRow | 'new' | null>(null);
  const { terms } = useFileTexts();
  const add = (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
      {t('drayage.free_time.add')}
    </Button>
  );
  return (
    <SettingsFrame name="free_time" text={t('drayage.free_time.text')} action={query.data && add}>
      <Loaded query={query}>
        {({ value }) => (
          <>
            <TableFile name="free-time-terms" setting={freeTimeTerms} texts={terms} />
            <TermsList rows={value} onEdit={setEdited} />
            <Closures />
          </>
        )}
      </Loaded>
      {edited && <TermsDrawer row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </SettingsFrame>
  );
};

type TermsListProps = { rows: readonly TermsRow[]; onEdit: (row: TermsRow) => void };

const TermsList = ({ rows, onEdit }: TermsListProps) => {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { nameText, aboutText } = useTermsText();
  if (rows.length === 0) return <EmptyState icon={ClockIcon}>{t('drayage.free_time.none')}</EmptyState>;
  const found = rows
    .map((row) => ({ row, name: nameText(row), about: aboutText(row) }))
    .filter(({ name }) => folded(name).includes(folded(search)));
  return (
    <>
      <div className={classes.search}>
        <SearchField
          label={t('drayage.free_time.search')}
          hint={t('drayage.free_time.search_hint')}
          current={search}
          onSearch={setSearch}
        />
      </div>
      {found.length === 0 && <p role="status">{t('drayage.free_time.none_found')}</p>}
      {found.length > 0 && (
        <ul className={classes.list}>
          {found.map(({ row, name, about }) => (
            <li key={termsKey(row)} className={classes.row}>
              <span>
                <span className={classes.name}>{name}</span>
                <span className={classes.more}>{about}</span>
              </span>
              <IconButton
                icon={PencilIcon}
                label={t('drayage.free_time.change', { name })}
                onClick={() => onEdit(row)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
