import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { fetchTemplate } from './import-loads.api.ts';
import classes from './import-loads.module.css';

const formats = ['xlsx', 'csv'] as const;

/** Downloads of the empty import template. */
export const TemplateCard = () => {
  const { t } = useTranslation();
  const saving = useMutation({
    mutationFn: fetchTemplate,
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: notifyFailure,
  });
  return (
    <Card title={t('loads.import_screen.template')}>
      <p className={classes.second}>{t('loads.import_screen.template_text')}</p>
      <div className={classes.buttons}>
        {formats.map((format) => (
          <Button
            key={format}
            icon={<DownloadIcon size={16} />}
            pending={saving.isPending && saving.variables === format}
            onClick={() => saving.mutate(format)}
          >
            {t(`loads.import_screen.template_${format}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
};
