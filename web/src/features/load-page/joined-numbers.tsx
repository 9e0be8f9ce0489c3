import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { loadAddress } from '../loads/addresses.ts';

type Numbered = { id: number; external_id: string | null };

/** Loads by their numbers and those of their orders, each leading to its page. */
export const JoinedNumbers = ({ loads }: { loads: readonly Numbered[] }) => {
  const { t } = useTranslation();
  return loads.map(({ id, external_id }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link {...loadAddress(id)}>
        {external_id
          ? t('loads.page.joining.order', { order: external_id, load: id })
          : t('loads.page.joining.number', { load: id })}
      </Link>
    </span>
  ));
};
