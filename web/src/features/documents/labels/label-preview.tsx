import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './label-dialog.module.css';
import { LabelDrawing } from './label-drawing.tsx';
import { labelPreview } from './labels.api.ts';

type LabelPreviewProps = {
  loadId: number;
  format: LabelFormat;
  language: Language;
  unit: number;
  units: number;
  onUnit: (unit: number) => void;
};

/** Preview of one label with buttons for the previous and next. */
export const LabelPreview = ({ loadId, format, language, unit, units, onUnit }: LabelPreviewProps) => {
  const { t } = useTranslation();
  const preview = useQuery(labelPreview(loadId, { format, language, unit }));
  const name = t('documents.labels.screen.preview', { unit, units });
  return (
    <div className={classes.preview}>
      <div className={classes.paper} aria-busy={preview.isFetching}>
        {preview.isPending && <Skeleton height={340} />}
        {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.isSuccess && <LabelDrawing name={name} {...preview.data} />}
      </div>
      {units > 1 && (
        <div className={classes.pager}>
          <IconButton
            icon={ChevronLeftIcon}
            label={t('documents.labels.screen.previous')}
            disabled={unit <= 1}
            onClick={() => onUnit(unit - 1)}
          />
          <span aria-live="polite">{t('documents.labels.of', { unit, units })}</span>
          <IconButton
            icon={ChevronRightIcon}
            label={t('documents.labels.screen.next')}
            disabled={unit >= units}
            onClick={() => onUnit(unit + 1)}
          />
        </div>
      )}
    </div>
  );
};
