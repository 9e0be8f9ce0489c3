import { isEditable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { editAddress } from '../../loads/addresses.ts';

type EditLoadLinkProps = {
  load: LoadDetails;
  /** What is changed there, for those to whom the link is read out alone. */
  label: string;
};

/** Leads back to the form for what the price was made with; hidden once the load can no longer be changed. */
export const EditLoadLink = ({ load, label }: EditLoadLinkProps) => {
  const { t } = useTranslation();
  if (!isEditable(load.status)) return null;
  return (
    <Can permission="patch:loads">
      <LinkButton kind="link" size="small" aria-label={label} {...editAddress(load)}>
        {t('tendering.confirm.change')}
      </LinkButton>
    </Can>
  );
};
