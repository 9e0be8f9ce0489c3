import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import layout from '../../ui/layout/detail-page.module.css';
import { Card } from '../../ui/primitives/card.tsx';
import { OpenSessions } from './manage/open-sessions.tsx';
import classes from './manage/open-sessions.module.css';

/** Where the signed-in person is signed in, and how to end it there. */
export const OwnSessionsPage = () => {
  const { t } = useTranslation();
  const { user } = useMe();
  const title = t('users.sessions.title');
  usePageTitle(title);
  useBreadcrumb([{ label: title }]);
  return (
    <div className={layout.page}>
      <h1>{title}</h1>
      <div className={classes.page}>
        <Card>
          <p className={classes.text}>{t('users.sessions.text')}</p>
          <OpenSessions userId={user.id} />
        </Card>
      </div>
    </div>
  );
};
