import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { words } from '../../../platform/routing/address-values.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { DraftLine } from '../../../ui/layout/draft-line.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { claimAddress, newDisputeAddress } from '../../claims/addresses.ts';
import { evidenceOf } from '../../claims/evidence-of-paper.ts';
import { loadDocuments } from '../../documents/documents.api.ts';
import { loadAddress } from '../../loads/addresses.ts';
import { invoiceAddress, paymentHubAddress } from '../addresses.ts';
import { invoiceQuery, useBillingChanged } from '../billing.api.ts';
import { useMayDispute } from '../page/use-may-dispute.ts';
import { contestInvoice } from './contest.api.ts';
import { amountOf, contestBody, contestFaults, type ContestForm, emptyContest, linesOf } from './contest-form.ts';
import { type StoredContest, useContestDraft, useStoredContest } from './contest-draft.ts';
import { ContestAside } from './contest-aside.tsx';
import { ContestLines } from './contest-lines.tsx';
import { ContestPapers } from './contest-papers.tsx';
import classes from './contest.module.css';

/** Contests charges of an invoice, line by line. */
export const ContestPage = () => {
  const { t } = useTranslation();
  const { invoice: id } = useParams({ from: '/frame/payment-hub/$invoice/dispute' });
  const { data, error, refetch } = useQuery(invoiceQuery(Number(id)));
  const number = data ? String(data.number) : '…';
  const title = t('billing.pay.contest.title', { number });
  usePageTitle(title);
  useBreadcrumb([
    { label: t('billing.screens.title'), address: paymentHubAddress },
    { label: t('billing.screens.invoice.title', { number }), address: invoiceAddress(Number(id)) },
    { label: t('billing.pay.contest.crumb') },
  ]);
  throwIfNotFound(error);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>{data ? <Whole invoice={data} title={title} /> : <Skeleton height={480} />}</div>
  );
};

const Whole = ({ invoice, title }: { invoice: InvoiceDetails; title: string }) => {
  const { t } = useTranslation();
  const mayDispute = useMayDispute(invoice);
  const { load_id, id } = invoice;
  return (
    <>
      <header className={classes.header}>
        <div className={classes.title}>
          <h1>{title}</h1>
          {load_id !== null && (
            <span className={classes.note}>
              {t('billing.screens.invoice.of_load')} <Link {...loadAddress(load_id)}>{load_id}</Link>,{' '}
              {invoice.carrier_name}
            </span>
          )}
        </div>
        <LinkButton kind="ghost" {...invoiceAddress(id)}>
          {t('billing.pay.contest.cancel')}
        </LinkButton>
      </header>
      {mayDispute && load_id !== null ? (
        <NewForm invoice={invoice} load={load_id} />
      ) : (
        <Callout>{t('billing.pay.contest.closed')}</Callout>
      )}
    </>
  );
};

/** With what was typed into it on this device before. */
const NewForm = ({ invoice, load }: { invoice: InvoiceDetails; load: number }) => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [empty] = useState(() => emptyContest(invoice, words(search['changes']).map(Number)));
  const stored = useStoredContest(invoice, empty);
  return stored === undefined ? (
    <Skeleton height={420} />
  ) : (
    <Form invoice={invoice} load={load} empty={empty} stored={stored} />
  );
};

type FormProps = { invoice: InvoiceDetails; load: number; empty: ContestForm; stored: StoredContest | null };

const useContest = ({ invoice, load, empty, stored }: FormProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useBillingChanged();
  const mayRead = mayDo(useMe(), 'get:docs');
  const { data } = useQuery({ ...loadDocuments(load, false), enabled: mayRead });
  const papers = (data?.items ?? []).filter((paper) => paper.is_current);
  const draft = useContestDraft(invoice, stored);
  const form = useCheckedForm<ContestForm, Claim>({
    initial: stored?.form ?? empty,
    check: (typed) => contestFaults(invoice, typed),
    send: (typed) => {
      const documents = papers
        .filter((paper) => typed.documents.includes(paper.id))
        .map((paper) => ({ document_id: paper.id, evidence: evidenceOf(paper.type) }));
      return contestInvoice(contestBody(invoice.id, typed, documents));
    },
    onSent: async ({ id, amount }) => {
      await draft.forget();
      notify.success(t('billing.pay.contest.sent', { amount: money(amount ?? 0), number: id }));
      changed();
      void navigate(claimAddress(id));
    },
  });
  const { values } = form;
  const { keepChanged } = draft;
  useEffect(() => keepChanged(values));
  const startOver = () => {
    form.change(empty);
    void draft.forget();
  };
  return { form, papers, draft: draft.status, startOver };
};

const Form = (props: FormProps) => {
  const { t } = useTranslation();
  const { invoice, load } = props;
  const { form, papers, draft, startOver } = useContest(props);
  const { values } = form;
  const contested = linesOf(invoice, values);
  return (
    <CheckedForm form={form} className={classes.columns}>
      <div className={classes.column}>
        <DraftLine
          draft={draft}
          text={(kind, time) => t(`billing.pay.contest.draft_${kind}`, { time })}
          startOver={t('billing.pay.contest.start_over')}
          onStartOver={startOver}
        />
        <ContestLines
          invoice={invoice}
          answers={values.lines}
          contested={contested}
          change={(code, answer) => form.change({ lines: { ...values.lines, [code]: answer } })}
          faultOf={form.faultOf}
        />
        <ContestPapers
          load={load}
          papers={papers}
          chosen={values.documents}
          change={(documents) => form.change({ documents })}
        />
        <Card>
          <TextAreaField
            label={t('billing.pay.contest.else')}
            hint={t('billing.pay.contest.else_hint')}
            maxLength={4000}
            {...form.field('supporting_text')}
          />
        </Card>
        <p className={classes.note}>
          {t('billing.pay.contest.other')}{' '}
          <Link {...newDisputeAddress(load, { invoice: String(invoice.number), received: invoice.issued_on })}>
            {t('billing.pay.contest.other_link')}
          </Link>
        </p>
      </div>
      <div className={classes.column}>
        <ContestAside
          invoice={invoice}
          contested={contested}
          amount={amountOf(invoice, values)}
          pending={form.pending}
          error={form.error}
          onSend={form.submit}
        />
      </div>
    </CheckedForm>
  );
};
