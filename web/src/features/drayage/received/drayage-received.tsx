import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { OperationsMail } from '../operations-mail.tsx';
import { Received } from './received.tsx';
import classes from './received.module.css';

const steps = ['check', 'quote', 'choose'] as const;

/** In the place of quotes while operations make one: that the request has been received, and what happens next. */
export const DrayageReceived = ({ load }: { load: DrayageLoad }) => {
  const { t } = useTranslation();
  return (
    <Received
      title={t('drayage.book.received.title')}
      lines={[t('drayage.book.received.text')]}
      actions={
        <>
          <LinkButton {...loadAddress(load.id)}>{t('drayage.book.received.open')}</LinkButton>
          <OperationsMail subject={t('drayage.book.blocked.mail_subject', { id: load.id })}>
            {t('drayage.book.blocked.mail')}
          </OperationsMail>
        </>
      }
    >
      <h3 className={classes.next}>{t('drayage.book.received.next')}</h3>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === 0 ? 'step' : undefined}>
            {t(`drayage.book.received.steps.${step}`, { container: t(`drayage.containers.${load.container}`) })}
          </li>
        ))}
      </ol>
    </Received>
  );
};
