import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { crossesBorder } from '@portal/contract/places/border.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { HazmatIcon } from '../../../ui/icons/freight-icons.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import classes from './confirm-step.module.css';

const papers = { bol: FileIcon, invoice: FileIcon, hazmat: HazmatIcon } as const;

/** The papers the driver will ask for, and where each comes from. */
export const RequiredDocuments = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const isNeeded = { bol: true, invoice: crossesBorder(load.stops), hazmat: load.hazmat };
  const needed = (['bol', 'invoice', 'hazmat'] as const).filter((paper) => isNeeded[paper]);
  return (
    <Card title={t('tendering.confirm.documents')}>
      <ul className={classes.papers}>
        {needed.map((paper) => {
          const Glyph = papers[paper];
          return (
            <li key={paper} className={classes.paper}>
              <Glyph size={18} />
              <div>
                <b>{t(`tendering.confirm.${paper}`)}</b>
                <p className={classes.line}>{t(`tendering.confirm.${paper}_when`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
