import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { isBound, isInsuranceQuote } from '@portal/contract/insurance/insurance-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { can, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { date, dateAndTime, money, shortMoney, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { insuredClaimAddress, myInsuranceAddress, offersAddress, policyInvoiceAddress } from '../addresses.ts';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import { awaitedPaper, insuranceQuery } from '../insurance.api.ts';
import { InsuranceChip } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import { AnswerDrawer } from './answer-drawer.tsx';
import { CertificatePreview } from './certificate-preview.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReportedCard } from './reported-card.tsx';
import { ShareDrawer } from './share-drawer.tsx';
import { StartClaim } from './start-claim.tsx';
import { VerificationCard } from './verification-card.tsx';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

type Opened = 'remove' | 'share' | 'answer';

/** A quote or certificate: what is covered, its papers, and what can be done with it. */
export const InsurancePage = () => {
  const { t } = useTranslation();
  const { insurance } = useParams({ from: '/frame/insurance/my-insurance/$insurance' });
  const { data, error, refetch } = useQuery(insuranceQuery(Number(insurance)));
  const number = data?.certificate?.number;
  const title = number
    ? t('insurance.screens.certificate_number', { number })
    : t('insurance.screens.quote_number', { id: insurance });
  usePageTitle(title);
  useBreadcrumb([{ label: t('insurance.screens.title'), address: myInsuranceAddress }, { label: title }]);
  throwIfNotFound(error);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>{data ? <Insurance quote={data} title={title} /> : <Skeleton height={420} />}</div>
  );
};

const Insurance = ({ quote, title }: { quote: InsuranceQuote; title: string }) => {
  const isPhone = usePhone();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const number = quote.certificate?.number;
  return (
    <>
      <div className={classes.header}>
        <div className={classes.buttons}>
          <h1>{title}</h1>
          <InsuranceChip status={quote.status} large />
          <Until quote={quote} />
        </div>
        <Actions quote={quote} open={setOpened} />
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          {number && !isPhone && <CertificatePreview id={quote.id} number={number} awaited={awaitedPaper(quote)} />}
          <QuoteCard quote={quote} />
          {quote.certificate && <DetailsCard quote={quote} certificate={quote.certificate} />}
        </div>
        <div className={classes.column}>
          <CoverCard quote={quote} />
          {quote.certificate && (
            <VerificationCard url={quote.certificate.verification_url} svg={quote.certificate.verification_svg} />
          )}
          <DocumentsCard quote={quote} />
          {quote.reported && quote.reported.length > 0 && <ReportedCard reported={quote.reported} />}
        </div>
      </div>
      {opened === 'remove' && <RemoveDialog quote={quote} onClose={close} />}
      {opened === 'share' && <ShareDrawer id={quote.id} onClose={close} />}
      {opened === 'answer' && <AnswerDrawer quote={quote} onClose={close} />}
    </>
  );
};

/** Until when it holds, or since when it does not. */
const Until = ({ quote: { status, certificate, cancelled_at, cancel_reason } }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  if (cancelled_at && cancel_reason) {
    const reason = t(`insurance.cancel_reasons.${cancel_reason}`);
    return (
      <span className={classes.note}>
        {t('insurance.screens.page.cancelled_on', { date: dateAndTime(cancelled_at)[0], reason })}
      </span>
    );
  }
  if (!certificate) return null;
  const key = status === 'ended' ? 'ended_on' : 'until';
  return (
    <span className={classes.note}>
      {t(`insurance.screens.page.${key}`, { date: date(certificate.cover_ends_on) })}
    </span>
  );
};

const Actions = ({ quote, open }: { quote: InsuranceQuote; open: (what: Opened) => void }) => {
  const { t } = useTranslation();
  const me = useMe();
  const isQuote = isInsuranceQuote(quote.status);
  const mayRemove = mayDo(me, 'delete:insurance') && !me.signed_in_as;
  return (
    <div className={classes.buttons}>
      <StartClaim quote={quote} />
      {mayRemove && (isQuote || isBound(quote.status)) && (
        <Button onClick={() => open('remove')}>{t(`insurance.screens.page.${isQuote ? 'delete' : 'cancel'}`)}</Button>
      )}
      {quote.status === 'with_operations' && can(me, 'act_for_operator') && (
        <Button kind="primary" onClick={() => open('answer')}>
          {t('insurance.screens.page.answer')}
        </Button>
      )}
      {quote.certificate?.number && mayDo(me, 'post:insurance') && (
        <Button kind="primary" onClick={() => open('share')}>
          {t('insurance.screens.page.share')}
        </Button>
      )}
      {isQuote && (
        <LinkButton kind="primary" {...offersAddress(quote.id)}>
          {t('insurance.screens.page.see_offers')}
        </LinkButton>
      )}
    </div>
  );
};

const end = (city: string, state: string, zip: string, country: string): string =>
  [[city, state].filter(Boolean).join(', '), zip, country].filter(Boolean).join(' ');

/** What was quoted. */
const QuoteCard = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const goods = [
    quote.commodity,
    t(`insurance.groups.${quote.commodity_group}`),
    t(`insurance.screens.form.${quote.is_used ? 'used' : 'new'}`).toLowerCase(),
  ];
  return (
    <Card title={t('insurance.screens.page.quote_card')}>
      <FactList
        wide
        facts={[
          [t('insurance.screens.form.goods_line'), goods.join(', ')],
          [
            t('insurance.screens.form.from'),
            end(quote.origin_city, quote.origin_state, quote.origin_zip_code, quote.origin_country),
          ],
          [
            t('insurance.screens.form.to'),
            end(quote.destination_city, quote.destination_state, quote.destination_zip_code, quote.destination_country),
          ],
          [t('insurance.screens.form.travels_line'), t(`insurance.conveyances.${quote.conveyance}`)],
          [t('insurance.screens.form.leaves_line'), weekdayDate(quote.departs_on)],
          ...(quote.war_and_strikes && !quote.chosen
            ? [[t('insurance.screens.perils.war'), t('insurance.screens.page.war_wanted')] as const]
            : []),
        ]}
      />
    </Card>
  );
};

type Certificate = NonNullable<InsuranceQuote['certificate']>;

const written = [
  'packing',
  'type_of_shipment',
  'marks_or_numbers',
  'reference_number',
  'transportation_service',
  'transportation_service_id',
] as const;

/** What the certificate says beside the quote. */
const DetailsCard = ({ quote, certificate }: { quote: InsuranceQuote; certificate: Certificate }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.screens.page.details_card')}>
      <FactList
        wide
        facts={[
          [t('insurance.screens.page.insurer'), certificate.insurer_name],
          [t('insurance.screens.page.policy'), certificate.policy_number],
          [t('insurance.screens.certify.loss_payable'), certificate.loss_payable?.name ?? quote.account.name],
          ...written
            .filter((name) => certificate[name] !== '')
            .map((name) => [t(`insurance.screens.certify.${name}`), certificate[name]] as const),
          ...(certificate.bought_by ? [[t('insurance.screens.page.bought_by'), certificate.bought_by] as const] : []),
        ]}
      />
    </Card>
  );
};

/** The invoice of a policy, which leads to it for whoever may see payments. */
const InvoiceNumber = ({ id, number }: NonNullable<InsuranceQuote['invoice']>) =>
  mayDo(useMe(), 'get:payments') ? <Link {...policyInvoiceAddress(id)}>{number}</Link> : number;

/** How much is covered, by what, for how much. */
const CoverCard = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const { chosen, load_id, claim_id, invoice } = quote;
  const value = chosen?.limit ?? quote.insured_value;
  return (
    <Card
      title={t('insurance.screens.page.cover')}
      aside={value ? <span className={classes.value}>{shortMoney(value)}</span> : undefined}
    >
      <FactList
        facts={[
          ...(chosen
            ? [
                [
                  t('insurance.screens.form.condition'),
                  `${t(`insurance.conditions.${chosen.condition}`)} (${chosen.condition})`,
                ] as const,
                [t('insurance.screens.selection.you_bear'), money(chosen.deductible)] as const,
                ...(chosen.covers_war
                  ? [[t('insurance.screens.perils.war'), t('insurance.screens.selection.covered')] as const]
                  : []),
                [t('insurance.screens.page.premium'), money(chosen.total)] as const,
              ]
            : [[t('insurance.screens.page.premium'), '–'] as const]),
          ...(load_id === null
            ? []
            : [
                [
                  t('insurance.screens.page.load'),
                  <Link key="load" {...loadAddress(load_id)}>
                    {load_id}
                  </Link>,
                ] as const,
              ]),
          ...(invoice === null
            ? []
            : [[t('insurance.screens.page.invoice'), <InvoiceNumber key="invoice" {...invoice} />] as const]),
          ...(claim_id === null
            ? []
            : [
                [
                  t('insurance.screens.page.claim'),
                  <Link key="claim" {...insuredClaimAddress(claim_id)}>
                    {claim_id}
                  </Link>,
                ] as const,
              ]),
        ]}
      />
      {chosen && <p className={classes.note}>{t('insurance.screens.page.free_to_cancel')}</p>}
    </Card>
  );
};
