import { isTenderable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { DownloadIcon, PencilIcon, PercentIcon } from '../../../ui/icons/action-icons.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { editAddress } from '../../loads/addresses.ts';
import { choiceClosedReason } from '../list/choice-refusal.ts';
import { ExcludeMenu } from '../carriers/exclude-menu.tsx';
import type { Selection } from '../list/use-selection.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';

const MarkupDialog = lazyDialog(async () => (await import('../markup/markup-dialog.tsx')).MarkupDialog);
const QuoteFileDialog = lazyDialog(async () => (await import('../export/quote-file-dialog.tsx')).QuoteFileDialog);

type SelectionToolsProps = { load: LoadDetails; quotes: CarrierQuotes | undefined; selection: Selection };

type Tool = 'markup' | 'download';
const icons: Record<Tool, Icon> = { markup: PercentIcon, download: DownloadIcon };

/** Actions on the whole list: markup, download, exclude carriers, edit the load. */
export const SelectionTools = ({ load, quotes, selection }: SelectionToolsProps) => {
  const me = useMe();
  const [open, setOpen] = useState<Tool | null>(null);
  const markup = choiceClosedReason(load) ? undefined : quotes?.markup;
  const mayDownload = mayDo(me, 'get:quote-file') && isTenderable(load.status);
  const tools: Tool[] = [...(markup ? ['markup' as const] : []), ...(mayDownload ? ['download' as const] : [])];
  const close = () => setOpen(null);
  return (
    <>
      <ToolButtons load={load} tools={tools} onOpen={setOpen}>
        <ExcludeMenu quotes={quotes} selection={selection} />
      </ToolButtons>
      <Suspense>
        {open === 'markup' && markup && quotes && (
          <MarkupDialog load={load} quotes={quotes} markup={markup} onClose={close} />
        )}
        {open === 'download' && <QuoteFileDialog loadId={load.id} excluded={selection.excluded} onClose={close} />}
      </Suspense>
    </>
  );
};

type ToolButtonsProps = {
  load: LoadDetails;
  tools: readonly Tool[];
  onOpen: (tool: Tool) => void;
  children: React.ReactNode;
};

/** One button per tool; on phones one menu beside the carrier exclusion. */
const ToolButtons = ({ load, tools, onOpen, children }: ToolButtonsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const edit = editAddress(load);
  // A container's form says itself what may change while operations price it.
  const isClosed = load.operations_since !== null && load.mode !== 'drayage';
  if (usePhone()) {
    const actions = tools.map((tool) => ({
      label: t(`quotes.${tool}.title`),
      icon: icons[tool],
      onSelect: () => onOpen(tool),
    }));
    const toEdit = { label: t('quotes.selection.edit'), icon: PencilIcon, onSelect: () => void navigate(edit) };
    return (
      <>
        {children}
        <ActionMenu label={t('quotes.selection.tools')} actions={isClosed ? actions : [...actions, toEdit]} />
      </>
    );
  }
  return (
    <>
      {tools.map((tool) => {
        const Glyph = icons[tool];
        return (
          <Button
            key={tool}
            icon={<Glyph size={16} />}
            aria-label={t(`quotes.${tool}.title`)}
            onClick={() => onOpen(tool)}
          >
            {t(`quotes.${tool}.open`)}
          </Button>
        );
      })}
      {children}
      {!isClosed && (
        <LinkButton {...edit} icon={<PencilIcon size={16} />}>
          {t('quotes.selection.edit')}
        </LinkButton>
      )}
    </>
  );
};
