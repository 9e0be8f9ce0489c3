import { type FreightTerms, freightTerms } from '@portal/contract/places/terms/freight-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { OptionCard, OptionName, OptionText } from '../../../ui/fields/option-card.tsx';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { savedLocation } from '../places.api.ts';
import { BillToFields } from './bill-to-fields.tsx';
import type { BillToForm } from './no-bill-to.ts';
import classes from './terms-card.module.css';

type TermsCardProps = {
  terms: FreightTerms;
  billTo: BillToForm;
  /** The saved location the freight goes to, which may have usual terms. */
  receiver: number | null;
  faultOf: (field: string) => string | undefined;
  onChange: (changed: { freight_terms?: FreightTerms; bill_to?: BillToForm }) => void;
};

/** Who pays for the freight: the account, the receiver or somebody else, whose address is then asked. */
export const TermsCard = ({ terms, billTo, receiver, faultOf, onChange }: TermsCardProps) => {
  const { t } = useTranslation();
  const name = useId();
  const { data: place } = useQuery({
    ...savedLocation(receiver ?? 0),
    enabled: receiver !== null,
    staleTime: 60_000,
    retry: false,
  });
  const usual = receiver !== null && place?.freight_terms;
  return (
    <Card
      title={t('places.terms.title')}
      {...(usual && { aside: t(`places.terms.usual.${usual}`, { place: place.name }) })}
    >
      <div className={classes.options} role="radiogroup" aria-label={t('places.terms.title')}>
        {freightTerms.map((one) => (
          <OptionCard
            key={one}
            name={name}
            value={one}
            checked={one === terms}
            onChoose={() => onChange({ freight_terms: one })}
          >
            <OptionName>{t(`places.terms.names.${one}`)}</OptionName>
            <OptionText>{t(`places.terms.about.${one}`)}</OptionText>
          </OptionCard>
        ))}
      </div>
      {terms === 'third_party' && (
        <BillToFields value={billTo} faultOf={faultOf} onChange={(bill_to) => onChange({ bill_to })} />
      )}
      <p className={classes.note}>
        <InfoIcon size={15} />
        {t('places.terms.note')}
      </p>
    </Card>
  );
};
