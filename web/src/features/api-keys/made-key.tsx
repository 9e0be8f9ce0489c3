import { callsOfKeyPerMinute } from '@portal/contract/http/call-limits.ts';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { number } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { CardHead, TwinCard } from '../../ui/primitives/card.tsx';
import { CopyButton } from '../../ui/primitives/copy-button.tsx';
import type { MadeApiKey } from './api-keys.api.ts';
import { RemoveKeyDialog } from './api-key-cells.tsx';
import classes from './api-keys.module.css';

/** Examples read the key from the environment, so that it is never copied into a program. */
const examplesFor = (origin: string) => ({
  curl: `curl "${origin}/api/loads?limit=5" \\
  -H "x-api-key: $PORTAL_KEY"`,
  TypeScript: `const loads = '${origin}/api/loads?limit=5';
const headers = { 'x-api-key': process.env['PORTAL_KEY'] ?? '' };
const answer = await fetch(loads, { headers });
const { items, total } = await answer.json();`,
});

/** A key that was just made: it stays until the person says that it is stored, and is not shown again. */
export const MadeKey = ({ made, onClose }: { made: MadeApiKey; onClose: () => void }) => {
  const { t } = useTranslation();
  const [isRemoving, setRemoving] = useState(false);
  const { name, key, rights, created_by } = made;
  const [env, copied] = [`PORTAL_KEY=${key}`, t('api_keys.made.copied')];
  const facts = [
    [t('api_keys.made.sent_as'), <code key="header">x-api-key</code>],
    [
      t('api_keys.made.may'),
      rights
        ? t('api_keys.some_rights', { count: rights.length })
        : t('api_keys.all_rights', { name: created_by.name }),
    ],
    [t('api_keys.made.falls_with'), t('api_keys.made.falls_with_text')],
    [t('api_keys.never'), t('api_keys.made.never_text')],
    [t('api_keys.made.limit'), t('api_keys.made.limit_text', { most: number(callsOfKeyPerMinute, 0) })],
  ] as const;
  return (
    <TwinCard>
      <div>
        <CardHead title={t('api_keys.made.ready', { name })} aside={made.account.name} />
        <div className={classes.form}>
          <p>{t('api_keys.made.text')}</p>
          <div className={classes.secret}>
            <TextField
              autoFocus
              readOnly
              label={t('api_keys.made.key')}
              value={key}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={key} kind="primary" label={t('api_keys.made.copy')} copied={copied} />
          </div>
          <dl className={classes.facts}>
            {facts.map(([what, said]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <div className={classes.buttons}>
            <Button onClick={onClose}>{t('api_keys.made.stored')}</Button>
            <CopyButton text={env} kind="link" label={t('api_keys.made.copy_env')} copied={copied} />
            <span className={classes.removal}>
              <Button kind="link" onClick={() => setRemoving(true)}>
                {t('api_keys.made.remove')}
              </Button>
            </span>
          </div>
        </div>
      </div>
      <Examples />
      {isRemoving && <RemoveKeyDialog apiKey={made} onClose={() => setRemoving(false)} onRemoved={onClose} />}
      <LeaveQuestion />
    </TwinCard>
  );
};

const Examples = () => {
  const { t } = useTranslation();
  return (
    <div>
      <CardHead title={t('api_keys.made.example')} />
      {Object.entries(examplesFor(window.location.origin)).map(([language, code]) => (
        <section key={language} className={classes.example} aria-label={language}>
          <div className={classes.exampleHead}>
            <h3>{language}</h3>
            <CopyButton
              text={code}
              kind="link"
              label={t('api_keys.made.copy')}
              copied={t('api_keys.made.copied')}
              of={language}
            />
          </div>
          <pre tabIndex={0}>
            <Code>{code}</Code>
          </pre>
        </section>
      ))}
    </div>
  );
};

/** What stands in quotes is set off from what a program says around it. */
const Code = ({ children }: { children: string }) => (
  <code>
    {children
      .split(/('[^']*'|"[^"]*")/)
      // oxlint-disable-next-line react/no-array-index-key -- a text that never changes
      .map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))}
  </code>
);

/** A key that was not stored is lost: whoever leaves is asked first. */
const LeaveQuestion = () => {
  const { t } = useTranslation();
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={t('api_keys.made.leave')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset} data-autofocus>
            {t('api_keys.made.stay')}
          </Button>
          <Button kind="danger" onClick={blocker.proceed}>
            {t('api_keys.made.leave_page')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
};
