import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './account-state.module.css';

type AccountTagsProps = { account: { is_branded: boolean; has_freight_system: boolean } };

/** What sets an account apart from the others. */
export const AccountTags = ({ account: { is_branded, has_freight_system } }: AccountTagsProps) => {
  const { t } = useTranslation();
  return (
    <>
      {is_branded && <span className={classes.tag}>{t('accounts.tags.branded')}</span>}
      {has_freight_system && <span className={classes.tag}>{t('accounts.tags.freight_system')}</span>}
    </>
  );
};
