import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import classes from './dispatch.module.css';

type PagePickerProps = { page: number; pages: number; onPage: (page: number) => void };

/** The way to the other pages; nothing where there is one. */
export const PagePicker = ({ page, pages, onPage }: PagePickerProps) => {
  const { t } = useTranslation();
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className={classes.pager} aria-label={t('tendering.dispatch.page_of', { page, pages })}>
      <IconButton
        icon={ChevronLeftIcon}
        label={t('tendering.dispatch.previous')}
        bordered
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span>{t('tendering.dispatch.page_of', { page, pages })}</span>
      <IconButton
        icon={ChevronRightIcon}
        label={t('tendering.dispatch.next')}
        bordered
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
};
