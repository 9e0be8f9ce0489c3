import type { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { AccessorialsGroup } from '../../../accessorials/accessorials-group.tsx';
import { accessorialHeadings, accessorialKinds } from './accessorials-and-flags.ts';
import classes from './accessorials-card.module.css';
import { useChosenAccessorials } from './use-accessorials.ts';

/** All accessorials of the requested modes, in a drawer. */
export const AllAccessorials = ({ all, onClose }: { all: readonly Accessorial[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosenAccessorials();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('loads.book.extras.all_title')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('loads.book.extras.done')}
        </Button>
      }
    >
      <div className={classes.all}>
        {accessorialKinds.map((kind) => (
          <AccessorialsGroup
            key={kind}
            heading={t(`loads.book.extras.${accessorialHeadings[kind]}`)}
            accessorials={all.filter((accessorial) => accessorial.type === kind)}
            isChosen={isChosen}
            onToggle={toggle}
          />
        ))}
      </div>
    </Drawer>
  );
};
