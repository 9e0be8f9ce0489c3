import type { ReactNode } from 'react';
import { useMe } from '../../platform/session/current-user.ts';
import { MailIcon } from '../../ui/icons/status-icons.tsx';
import { ButtonAnchor } from '../../ui/primitives/button.tsx';

type OperationsMailProps = {
  subject: string;
  /** What is already in the mail, a line each. */
  lines?: readonly string[];
  primary?: boolean;
  children: ReactNode;
};

/** A mail to operations, with all that is known already in it. */
export const OperationsMail = ({ subject, lines = [], primary = false, children }: OperationsMailProps) => {
  const email = useMe().settings.operations_email;
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return (
    <ButtonAnchor
      href={`mailto:${email}?subject=${encodeURIComponent(subject)}${body}`}
      icon={<MailIcon size={16} />}
      kind={primary ? 'primary' : 'default'}
      size={primary ? 'main' : 'normal'}
      fullWidth={primary}
    >
      {children}
    </ButtonAnchor>
  );
};
