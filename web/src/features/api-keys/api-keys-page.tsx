import { useState } from 'react';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PlusIcon } from '../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { ListTools } from '../../ui/lists/filters/list-tools.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { LineEnd, ListHead, ListText } from '../../ui/lists/list-head.tsx';
import { ListPage } from '../../ui/lists/list-page.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { useList } from '../../ui/lists/use-list.ts';
import { Button, ButtonAnchor } from '../../ui/primitives/button.tsx';
import { useSettingsBreadcrumb } from '../settings/settings-breadcrumb.ts';
import type { ApiKeyPage } from './api-keys.api.ts';
import { apiKeysLists } from './api-keys-list.tsx';
import { NewApiKey } from './new-api-key.tsx';

/** The page the server itself makes of the contract. */
const docsUrl = '/api/docs';

/** "8 keys in 7 accounts, 2 switched off", of all that match. */
const countsText = (of: 'all' | 'account', { total, accounts, switched_off }: ApiKeyPage, t: Translate): string =>
  [
    of === 'all' && total > 0
      ? t('api_keys.count_in', { keys: t('api_keys.count', { count: total }), count: accounts })
      : t('api_keys.count', { count: total }),
    switched_off > 0 && t('api_keys.count_off', { count: switched_off }),
  ]
    .filter(Boolean)
    .join(', ');

/** Keys for programs: of all accounts for the operator, of the own account for its admins. */
const ApiKeysPage = ({ of }: { of: 'all' | 'account' }) => {
  const { t } = useTranslation();
  usePageTitle(t('api_keys.title'));
  useSettingsBreadcrumb(t('api_keys.title'));
  const list = useList(apiKeysLists[of]);
  const [isMaking, setMaking] = useState(false);
  return (
    <ListPage>
      <ListHead title={t('api_keys.title')}>
        {/* The line is kept until the counts are there. */}
        <span role="status">{list.query.data ? countsText(of, list.query.data, t) : '\u00a0'}</span>
        <LineEnd>
          <ButtonAnchor kind="ghost" icon={<FileIcon size={16} />} href={docsUrl}>
            {t('api_keys.docs')}
          </ButtonAnchor>
          <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
            {t('api_keys.new')}
          </Button>
        </LineEnd>
      </ListHead>
      <ListText>{t('api_keys.text')}</ListText>
      {isMaking && <NewApiKey onClose={() => setMaking(false)} />}
      <ListTools list={list} showText={t('api_keys.filters.show', { count: list.query.data?.total ?? 0 })} />
      <ListRows list={list} />
      <ListFoot list={list} />
    </ListPage>
  );
};

export const AllApiKeysPage = () => <ApiKeysPage of="all" />;
export const AccountApiKeysPage = () => <ApiKeysPage of="account" />;
