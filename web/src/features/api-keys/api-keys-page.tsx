import { useState } from 'react';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { FilterLine } from '../../ui/lists/filters/filter-line.tsx';
import { ListSearchField } from '../../ui/lists/filters/list-search-field.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { TableAppearance } from '../../ui/lists/table/table-appearance.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { SettingsNav, useSettingsBreadcrumb } from '../settings/settings-nav.tsx';
import { apiKeysLists } from './api-keys-list.tsx';
import classes from './api-keys.module.css';
import { NewApiKey } from './new-api-key.tsx';

/** The page the server itself makes of the contract. */
const docsUrl = '/api/docs';

/** Keys for programs: of all accounts for the operator, of the own account for its admins. */
const ApiKeysPage = ({ of }: { of: 'all' | 'account' }) => {
  const { t } = useTranslation();
  usePageTitle(t('api_keys.title'));
  useSettingsBreadcrumb(t('api_keys.title'));
  const list = useList(apiKeysLists[of]);
  const phone = usePhone();
  const [isMaking, setMaking] = useState(false);
  return (
    <ListPage>
      <ListHead title={t('api_keys.title')} tabs={<SettingsNav />}>
        <LineEnd>
          <a className={classes.docs} href={docsUrl}>
            {t('api_keys.docs')}
          </a>
          <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
            {t('api_keys.new')}
          </Button>
        </LineEnd>
      </ListHead>
      <ListText>{t('api_keys.text')}</ListText>
      {isMaking && <NewApiKey onClose={() => setMaking(false)} />}
      <FilterLine>
        <ListSearchField list={list} />
        <LineEnd>{!phone && <TableAppearance list={list} />}</LineEnd>
      </FilterLine>
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};

export const AllApiKeysPage = () => <ApiKeysPage of="all" />;
export const AccountApiKeysPage = () => <ApiKeysPage of="account" />;
