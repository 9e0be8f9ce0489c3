import type { CertificateShare } from '@portal/contract/insurance/insurance.ts';
import { useState } from 'react';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ShareIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import classes from '../insurance.module.css';

/** With how many people the certificate was shared, and when last; opens the list of them. */
export const SharedRow = ({ shares }: { shares: readonly CertificateShare[] }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const people = new Set(shares.flatMap(({ addresses }) => addresses));
  const latest = shares[0];
  if (!latest) return null;
  return (
    <>
      <button type="button" className={classes.shared} onClick={() => setOpen(true)}>
        <ShareIcon size={16} />
        <span>{t('sharing.log.with', { count: people.size })}</span>
        <span className={classes.fileSize}>{dateAndTime(latest.at)[0]}</span>
        <ChevronRightIcon size={16} />
      </button>
      {isOpen && <SharesDrawer shares={shares} onClose={() => setOpen(false)} />}
    </>
  );
};

const SharesDrawer = ({ shares, onClose }: { shares: readonly CertificateShare[]; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Drawer opened onClose={onClose} title={t('sharing.log.title')}>
      <ul className={classes.form}>
        {shares.map(({ at, by, addresses }) => {
          const [day, time] = dateAndTime(at);
          return (
            <li key={at}>
              <ul aria-label={t('sharing.log.people')}>
                {addresses.map((address) => (
                  <li key={address} className={classes.address}>
                    {address}
                  </li>
                ))}
              </ul>
              <p className={classes.note}>{t('sharing.log.by', { date: day, time, name: by })}</p>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
};
