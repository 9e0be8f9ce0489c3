import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import { Fragment, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { areLetterKeysOn, switchLetterKeys } from '../../platform/page-keys.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Kbd } from '../../ui/primitives/kbd.tsx';
import { tourSectionOf } from '../tour/tour-section-of.ts';
import { openTour } from '../header-requests.ts';
import classes from './keyboard-help.module.css';

type Line = readonly [text: PhraseKey, ...keys: string[]];

/** Keys by where they work; several of one line do the same, or the opposite of each other. */
const groups: readonly { title: PhraseKey; lines: readonly Line[] }[] = [
  {
    title: 'frame.keys.everywhere',
    lines: [
      ['frame.keys.help', '?'],
      ['frame.keys.search', 'Ctrl K', '⌘ K'],
      ['frame.keys.close', 'Esc'],
    ],
  },
  {
    title: 'frame.keys.lists',
    lines: [
      ['frame.keys.filter', '/'],
      ['frame.keys.rows', 'J', 'K'],
      ['frame.keys.open', 'Enter'],
      ['frame.keys.tick', 'X'],
    ],
  },
  {
    title: 'frame.keys.elsewhere',
    lines: [
      ['frame.keys.tabs', '←', '→'],
      ['frame.keys.papers', '←', '→'],
      ['frame.keys.add', 'N'],
      ['frame.keys.submit', 'Ctrl Enter'],
    ],
  },
];

/** Every key there is, in one place, and the way to the tour of the screen where it has one. */
export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [areOn, setOn] = useState(areLetterKeysOn);
  const hasTour = useLocation({ select: ({ pathname }) => tourSectionOf(pathname) !== null });
  return (
    <Dialog title={t('frame.keys.title')} onClose={onClose}>
      {groups.map(({ title, lines }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{t(title)}</h3>
          <dl>
            {lines.map(([text, ...keys]) => (
              <div key={text} className={classes.line}>
                <dt>{t(text)}</dt>
                <dd>
                  {keys.map((key) => (
                    <Fragment key={key}>
                      <Kbd>{key}</Kbd>{' '}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label={t('frame.keys.letters')}
        checked={areOn}
        onChange={(isOn) => {
          switchLetterKeys(isOn);
          setOn(isOn);
        }}
      />
      {hasTour && (
        <div className={classes.tour}>
          <Button
            onClick={() => {
              onClose();
              openTour();
            }}
          >
            {t('frame.keys.tour')}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
