import type { Accessorial } from '@portal/contract/accessorials/accessorials.contract.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { ExtrasGroup } from '../../../accessorials/extras-group.tsx';
import { extraHeadings, extraKinds } from './extra-kinds.ts';
import classes from './extras-card.module.css';
import { useChosenExtras } from './use-chosen-extras.ts';

/** Every extra the modes offer, in a drawer. */
export const AllExtras = ({ all, onClose }: { all: readonly Accessorial[]; onClose: () => void }) => {
  const { t } = useTranslation();
  const { isChosen, toggle } = useChosenExtras();
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
        {extraKinds.map((kind) => (
          <ExtrasGroup
            key={kind}
            heading={t(`loads.book.extras.${extraHeadings[kind]}`)}
            extras={all.filter((extra) => extra.type === kind)}
            isChosen={isChosen}
            onToggle={toggle}
          />
        ))}
      </div>
    </Drawer>
  );
};
