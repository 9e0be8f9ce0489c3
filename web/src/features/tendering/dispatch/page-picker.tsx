import { useTranslation } from 'react-i18next';
import { Pager } from '../../../ui/lists/pager.tsx';

type PagePickerProps = { page: number; pages: number; onPage: (page: number) => void };

/** The way to the other pages; nothing where there is one. */
export const PagePicker = ({ page, pages, onPage }: PagePickerProps) => {
  const { t } = useTranslation();
  if (pages <= 1 && page === 1) return null;
  return (
    <Pager
      page={page}
      pages={pages}
      onPage={onPage}
      text={t('tendering.dispatch.page_of', { page, pages })}
      previous={t('tendering.dispatch.previous')}
      next={t('tendering.dispatch.next')}
    />
  );
};
