import type { Scheme, Theme } from '@portal/contract/settings/themes.ts';
import type { ThemeVariable } from '@portal/contract/settings/theme-variables.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { themeProperties } from '../../../ui/tokens/theme.ts';
import { PreviewScreen } from './preview-screen.tsx';
import classes from './themes.module.css';

/** Quirks of a page without a type would change sizes. */
const emptyPage = '<!doctype html><html><head></head><body></body></html>';

type ThemePreviewProps = {
  draft: Theme;
  scheme: Scheme;
  isPhone: boolean;
  /** A part was pressed: the color it has. */
  onPick: (variable: ThemeVariable) => void;
};

/** The parts of the portal under a theme, in a page of their own: the maker around it stays readable whatever is chosen. */
export const ThemePreview = ({ draft, scheme, isPhone, onPick }: ThemePreviewProps) => {
  const { t } = useTranslation();
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = page;
    root.dataset['colorScheme'] = scheme;
    root.toggleAttribute('data-own-accent', draft[scheme].primary !== undefined);
    root.style.cssText = '';
    for (const [name, color] of themeProperties(draft[scheme])) root.style.setProperty(name, color);
  }, [page, draft, scheme]);
  const begin = (inner: Document | null) => {
    if (!inner) return;
    inner.documentElement.lang = document.documentElement.lang;
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inner.head.append(sheet.cloneNode(true));
    setPage(inner);
  };
  return (
    <>
      <iframe
        className={classes.preview}
        data-phone={isPhone || undefined}
        title={t('settings.themes.preview.title')}
        tabIndex={-1}
        srcDoc={emptyPage}
        onLoad={(event) => begin(event.currentTarget.contentDocument)}
      />
      {page && createPortal(<PreviewScreen onPick={onPick} />, page.body)}
    </>
  );
};
