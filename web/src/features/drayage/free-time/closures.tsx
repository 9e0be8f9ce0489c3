import { terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { date, weekdayWord } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { settingQuery } from '../../settings/settings.api.ts';
import { Loaded } from '../../settings/settings-frame.tsx';
import { ClosureDrawer, closureKey, type ClosureRow } from './closure-drawer.tsx';
import classes from './free-time.module.css';
import { TableFile } from './table-file.tsx';
import { useFileTexts } from './use-file-texts.ts';
import { usePlaces } from './use-places.ts';

/** When terminals are closed: every week, and on single days. */
export const Closures = () => {
  const { t } = useTranslation();
  const query = useQuery(settingQuery(terminalClosures));
  const { whereText } = usePlaces();
  const texts = useFileTexts();
  const [edited, setEdited] = useState<ClosureRow | 'new' | null>(null);
  const dayText = ({ weekday, day }: ClosureRow): string =>
    weekday === null ? date(day ?? '') : t('drayage.free_time.closures.every', { day: weekdayWord(weekday || 7) });
  return (
    <section aria-labelledby="closed-days" className={classes.closures}>
      <div className={classes.head}>
        <h2 id="closed-days">{t('drayage.free_time.closures.title')}</h2>
        <Button icon={<PlusIcon size={16} />} onClick={() => setEdited('new')}>
          {t('drayage.free_time.closures.add')}
        </Button>
      </div>
      <TableFile name="terminal-closures" setting={terminalClosures} texts={texts.closures} />
      <Loaded query={query}>
        {({ value }) =>
          value.length === 0 ? (
            <p className={classes.note}>{t('drayage.free_time.closures.none')}</p>
          ) : (
            <ul className={classes.list}>
              {value.map((row) => (
                <li key={closureKey(row)} className={classes.row}>
                  <span>
                    <span className={classes.name}>{whereText(row)}</span>
                    <span className={classes.more}>{dayText(row)}</span>
                  </span>
                  <IconButton
                    icon={PencilIcon}
                    label={t('drayage.free_time.change', { name: `${whereText(row)}, ${dayText(row)}` })}
                    onClick={() => setEdited(row)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && <ClosureDrawer row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
};
