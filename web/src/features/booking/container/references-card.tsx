import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { useBookDrayage, useDrayageFaults, useDrayageForm } from './form/drayage-context.ts';
import { ReferenceFields } from '../../drayage/form/reference-fields.tsx';

/** What the line and the terminal know the container by; none of it is needed for a price. */
export const ReferencesCard = () => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <Card title={t('drayage.book.references.title')} aside={t('drayage.book.references.later')}>
      <ReferenceFields direction={form.direction} papers={form} onChange={set} errorOf={faultOf} />
    </Card>
  );
};
