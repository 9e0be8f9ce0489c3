import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { JoinedLoad } from '@portal/contract/loads/orders/joining.ts';
import { joiningCalls } from '@portal/contract/loads/orders/joining.calls.ts';
import type { joining as joiningRows } from '@portal/contract/loads/orders/joining.contract.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { api, callsOf } from '../../platform/api/api.ts';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { Can } from '../../platform/session/can.tsx';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Callout } from '../../ui/primitives/callout.tsx';
import { InfoIcon } from '../../ui/icons/status-icons.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { loadAddress } from '../loads/addresses.ts';
import { loadKeys } from '../loads/loads.keys.ts';
import classes from './load-page.module.css';

const calls = callsOf<typeof joiningRows>(joiningCalls);

/** What a load was joined from or into, and what it may be joined with; another version of it asks again. */
const loadJoining = ({ id, version }: LoadDetails) =>
  queryOptions({
    queryKey: loadKeys.joining(id, version),
    queryFn: ({ signal }) => api(calls.read, { params: { id } }, signal),
  });

type Act = 'join' | 'part';

/** Another order between the doors of a draft on its day, or what a load was joined from: to be joined, or parted. */
export const LoadJoining = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Act | null>(null);
  const { data } = useQuery(loadJoining(load));
  if (!data) return null;
  const { parts, others } = data;
  return (
    <>
      {parts.length > 0 && (
        <Hint act="part" onAct={() => setAsked('part')}>
          {t('loads.page.joining.parts')} <JoinedNumbers loads={parts} />
        </Hint>
      )}
      {others.length > 0 && (
        <Hint act="join" onAct={() => setAsked('join')}>
          {t('loads.page.joining.others', { count: others.length })} <JoinedNumbers loads={others} />
        </Hint>
      )}
      {asked && (
        <Question act={asked} load={load} others={asked === 'join' ? others : parts} onClose={() => setAsked(null)} />
      )}
    </>
  );
};

type HintProps = { act: Act; onAct: () => void; children: ReactNode };

const Hint = ({ act, onAct, children }: HintProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.hint}>
      <InfoIcon size={16} />
      <p>{children}</p>
      <Can permission="post:loads">
        <Button size="small" onClick={onAct}>
          {t(`loads.page.joining.${act}`)}
        </Button>
      </Can>
    </div>
  );
};

type QuestionProps = { act: Act; load: LoadDetails; others: readonly JoinedLoad[]; onClose: () => void };

const Question = ({ act, load, others, onClose }: QuestionProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const doing = useMutation({
    mutationFn: async (): Promise<number> => {
      if (act === 'join')
        return (await api(calls.join, { body: { load_ids: [load.id, ...others.map(({ id }) => id)] } })).id;
      const { items } = await api(calls.part, { params: { id: load.id } });
      return items[0]?.id ?? load.id;
    },
    onSuccess: async (next) => {
      notify.success(t(`loads.page.joining.${act}_done`));
      onClose();
      await client.invalidateQueries({ queryKey: loadKeys.all });
      void navigate(loadAddress(next));
    },
  });
  return (
    <Dialog
      title={t(`loads.page.joining.${act}_title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame.confirm.cancel')}</Button>
          <Button kind="primary" pending={doing.isPending} onClick={() => doing.mutate()}>
            {t(`loads.page.joining.${act}`)}
          </Button>
        </>
      }
    >
      {doing.error && <Callout kind="danger">{errorText(doing.error)}</Callout>}
      <p>{t(`loads.page.joining.${act}_text`)}</p>
      <p>
        <JoinedNumbers loads={act === 'join' ? [load, ...others] : others} />
      </p>
    </Dialog>
  );
};

type Numbered = { id: number; external_id: string | null };

/** Loads by their numbers and those of their orders, each leading to its page. */
const JoinedNumbers = ({ loads }: { loads: readonly Numbered[] }) => {
  const { t } = useTranslation();
  return loads.map(({ id, external_id }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <Link {...loadAddress(id)}>
        {external_id
          ? t('loads.page.joining.order', { order: external_id, load: id })
          : t('loads.page.joining.number', { load: id })}
      </Link>
    </span>
  ));
};
