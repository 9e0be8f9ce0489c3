import { useTranslation } from '../../../platform/words/use-translation.ts';
import { exportText } from '../../../ui/lists/export-text.ts';
import { Can } from '../../../platform/session/can.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { DownloadIcon, PlusIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { importAddress, bookingAddress } from '../addresses.ts';
import classes from './my-loads.module.css';
import { ViewMenu } from '../../../ui/lists/views/view-menu.tsx';
import { useLoadViews } from './views/use-load-views.ts';
import type { LoadList } from './list-search.ts';
import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { useMe } from '../../../platform/session/current-user.ts';

type ListTitleProps = {
  list: LoadList;
  onExport: () => void;
};

/** Title, view, and the actions on the whole list. */
export const ListTitle = ({ list, onExport }: ListTitleProps) => {
  const { t } = useTranslation();
  const views = useLoadViews(list);
  return (
    <div className={classes.title}>
      <h1>{t('loads.my_loads.title')}</h1>
      <div className={classes.view}>
        <ViewMenu views={views} />
      </div>
      <div className={classes.actions}>
        <ImportLoads />
        <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
          {exportText(list.query.data, t)}
        </Button>
        <BookALoad />
      </div>
    </div>
  );
};

/** Link to the import screen. */
export const ImportLoads = () => {
  const { t } = useTranslation();
  return (
    <Can permission="post:loads">
      <LinkButton {...importAddress} icon={<UploadIcon size={16} />}>
        {t('loads.my_loads.import')}
      </LinkButton>
    </Can>
  );
};

/** The primary action: opens the booking form of the first quote type this person may use. */
export const BookALoad = ({ fullWidth, kind = 'primary' }: { fullWidth?: boolean; kind?: 'primary' | 'default' }) => {
  const { t } = useTranslation();
  const address = useBookingAddress();
  if (!address) return null;
  return (
    <Can permission="post:loads">
      <LinkButton {...address} kind={kind} icon={<PlusIcon size={16} />} fullWidth={fullWidth ?? false}>
        {t('loads.my_loads.book')}
      </LinkButton>
    </Can>
  );
};

/** The booking form of the first enabled quote type; null for people who may not quote at all. */
const useBookingAddress = () => {
  const type = firstQuoteType(useMe().settings.can_dispatch_modes);
  return type ? bookingAddress(type) : null;
};
