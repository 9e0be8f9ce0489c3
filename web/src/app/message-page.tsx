import type { ReactNode } from 'react';
import type { Icon } from '../ui/icons/icon.tsx';
import classes from './message-page.module.css';

type MessagePageProps = { icon: Icon; title: string; text: string; meta?: string | undefined; children: ReactNode };

/** One message in the place of a screen, and what to do about it. */
export const MessagePage = ({ icon: Glyph, title, text, meta, children }: MessagePageProps) => (
  <div className={classes.page}>
    <Glyph size={24} className={classes.icon ?? ''} />
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.text}>{text}</p>
    {meta && <p className={classes.meta}>{meta}</p>}
    <div className={classes.actions}>{children}</div>
  </div>
);
