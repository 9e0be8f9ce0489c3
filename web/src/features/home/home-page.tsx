import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { usePageTitle } from '../../platform/routing/page-title.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { seesOperatorHome } from './sees-operator-home.ts';
import { ShipperHome } from './shipper-home.tsx';

const OperatorHome = lazyPart(() => import('./operator/operator-home.tsx').then((file) => file.OperatorHome));

/** The first screen of the day, by who reads it. */
export const HomePage = () => {
  const { t } = useTranslation();
  const me = useMe();
  usePageTitle(t('home.screen.title'));
  useBreadcrumb([{ label: t('home.screen.title') }]);
  if (!seesOperatorHome(me)) return <ShipperHome />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <OperatorHome />
    </Suspense>
  );
};
