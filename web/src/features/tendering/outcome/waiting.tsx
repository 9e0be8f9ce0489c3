import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { useNow } from '../../quotes/use-now.ts';
import classes from './tender-outcome.module.css';

/** The tender is sent, but the carrier has not answered yet, or its answer was lost. */
export const Waiting = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const carrier = load.carrier?.name;
  const [since] = useState(Date.now);
  const seconds = Math.max(0, Math.round((useNow(1000) - since) / 1000));
  return (
    <>
      <span className={classes.carrier}>
        <CarrierBadge scac={load.carrier?.scac ?? ''} name={load.carrier?.name ?? ''} />
      </span>
      <h1 className={classes.title}>{t(`tendering.waiting.${load.tender_trouble ?? 'title'}`, { carrier })}</h1>
      <p className={classes.text}>
        {load.tender_trouble
          ? t(`tendering.waiting.${load.tender_trouble}_text`, { carrier })
          : t('tendering.waiting.text')}
      </p>
      <p className={classes.elapsed} aria-hidden="true">
        {t('tendering.waiting.elapsed', { seconds })}
      </p>
      <div className={classes.actions}>
        <LinkButton {...loadAddress(load.id)}>{t('tendering.waiting.go_to_load')}</LinkButton>
      </div>
    </>
  );
};
