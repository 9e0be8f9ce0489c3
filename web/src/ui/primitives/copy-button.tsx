import { useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { CopyIcon } from '../icons/action-icons.tsx';
import { Button } from './button.tsx';

type CopyButtonProps = {
  text: string;
  kind: 'primary' | 'link';
  label: string;
  /** Stands in its place for a moment once it has copied. */
  copied: string;
  /** What is copied, for screen readers, where several of them stand on one screen. */
  of?: string;
};

const shownMs = 2000;

/** Says for two seconds, and to screen readers, that it has copied. */
export const CopyButton = ({ text, kind, label, copied, of }: CopyButtonProps) => {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), shownMs);
  };
  const shown = isCopied ? copied : label;
  return (
    <Button
      kind={kind}
      icon={<CopyIcon size={16} />}
      {...(of && { 'aria-label': `${shown}, ${of}` })}
      onClick={() => void copy()}
    >
      <span role="status">{shown}</span>
    </Button>
  );
};
