import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../platform/notify.ts';
import { notifyFailure } from '../../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { loadKeys } from '../../loads.keys.ts';
import pageClasses from '../import-loads.module.css';
import { importMappings, removeMapping } from './mapping.api.ts';
import classes from './own-files-card.module.css';

/** The account's own kinds of files, which whoever imports may forget; nothing where there are none. */
export const OwnFilesCard = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(importMappings);
  const forgetting = useMutation({
    mutationFn: removeMapping,
    onSuccess: () => notify.success(t('loads.import_screen.mapping.forgotten')),
    onError: notifyFailure,
    onSettled: () => client.invalidateQueries({ queryKey: loadKeys.importMappings }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('loads.import_screen.mapping.own')}>
      <p className={pageClasses.second}>{t('loads.import_screen.mapping.own_text')}</p>
      <ul className={classes.files}>
        {data.items.map(({ id, name, headings }) => (
          <li key={id} className={classes.file}>
            <span className={classes.name}>
              <b>{name}</b>
              <span className={pageClasses.second} title={headings.join(', ')}>
                {headings.join(', ')}
              </span>
            </span>
            <Button
              size="small"
              pending={forgetting.isPending && forgetting.variables === id}
              aria-label={t('loads.import_screen.mapping.forget_named', { name })}
              onClick={() => forgetting.mutate(id)}
            >
              {t('loads.import_screen.mapping.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
