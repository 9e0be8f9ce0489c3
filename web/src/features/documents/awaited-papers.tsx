import { isBooked, isDelivered } from '@portal/contract/loads/load-states.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import classes from './load-documents.module.css';

type Papers = { load: LoadDetails; items: readonly LoadDocument[] };

/** True while neither portal nor carrier has filed this document; uploads do not count. */
const lacks = (items: readonly LoadDocument[], type: LoadDocument['type']) =>
  !items.some((item) => item.type === type && !item.uploaded_by);

const dueOf = ({ load, items }: Papers) => ({
  bol: isBooked(load.status) && lacks(items, 'bol'),
  pod: isDelivered(load.status) && lacks(items, 'pod'),
});

/** True while a document is expected to appear. */
export const isAwaited = (load: LoadDetails, items: readonly LoadDocument[]): boolean => {
  const due = dueOf({ load, items });
  return due.bol || due.pod;
};

/** Documents are generated within this time; a document missing after it is not on file. */
const preparationMs = 10 * 60_000;

/** When the document is due; null when it is late and a person uploaded one. */
const dueText = (since: string | null, isAdded: boolean, t: Translate): string | null => {
  if (since && Date.now() - Date.parse(since) < preparationMs) return t('loads.page.preparing');
  return isAdded ? null : t('loads.page.not_on_file');
};

/** The documents that every load gets and that are still missing, with when they come. */
export const AwaitedPapers = ({ load, items }: Papers) => {
  const { t } = useTranslation();
  const due = dueOf({ load, items });
  const has = (type: LoadDocument['type']) => items.some((item) => item.type === type);
  return (
    <>
      {lacks(items, 'bol') && (
        <Awaited type="bol" when={due.bol ? dueText(load.booked_at, has('bol'), t) : t('loads.page.after_accept')} />
      )}
      {lacks(items, 'pod') && (
        <Awaited
          type="pod"
          when={due.pod ? dueText(load.actual_delivery_at, has('pod'), t) : t('loads.page.after_delivery')}
        />
      )}
    </>
  );
};

const Awaited = ({ type, when }: { type: 'bol' | 'pod'; when: string | null }) => {
  const { t } = useTranslation();
  if (when === null) return null;
  return (
    <li className={classes.awaited}>
      <FileIcon size={16} />
      <span>{t(`documents.types.${type}`)}</span>
      <span className={classes.size}>{when}</span>
    </li>
  );
};
