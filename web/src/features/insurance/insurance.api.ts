import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { insuranceCalls } from '@portal/contract/insurance/insurance.calls.ts';
import type { insurance as rows } from '@portal/contract/insurance/insurance.contract.ts';
import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import type { CertificateStamp } from '@portal/contract/insurance/insurance-choices.ts';
import type { ClaimInsurance, LossChange } from '@portal/contract/insurance/losses.ts';
import { languages } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';

const insurance = callsOf<typeof rows>(insuranceCalls);

export type InsurancePage = Received<typeof rows.list>;
export type InsuranceListQuery = NonNullable<Request<typeof rows.list>['query']>;
type NewInsurance = Request<typeof rows.create>['body'];
type InsuranceChange = Request<typeof rows.change>['body'];
type CertifyBody = Request<typeof rows.certify>['body'];
type ShareBody = Request<typeof rows.shareFiles>['body'];
type ReportBody = Request<typeof rows.reportDifference>['body'];
type CancelQuery = NonNullable<Request<typeof rows.remove>['query']>;

const keys = {
  all: ['insurance'],
  lists: ['insurance', 'list'],
  list: (query: InsuranceListQuery) => ['insurance', 'list', query],
  one: (id: number) => ['insurance', 'one', id],
  files: (id: number) => ['insurance', 'one', id, 'files'],
  file: (id: number, documentId: number) => ['insurance', 'one', id, 'files', documentId],
  load: (loadId: number) => ['insurance', 'load', loadId],
  claim: (claimId: number) => ['insurance', 'claim', claimId],
  certificate: (code: string) => ['insurance', 'certificate', code],
} as const;

/** How often a certificate that is being issued is asked about. */
const issuingMs = 1500;

export const insuranceList = (query: InsuranceListQuery) =>
  queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => api(insurance.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** The filtered quotes and certificates as a file named by the server, which refuses more than 200. */
export const exportInsurance = (query: NonNullable<Request<typeof rows.exportList>['query']>) =>
  apiFile(insurance.exportList, { query });

export const insuranceQuery = (id: number) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => api(insurance.get, { params: { id } }, signal),
    // The insurer answers in seconds, mostly.
    refetchInterval: ({ state }) => (state.data?.status === 'issuing' ? issuingMs : false),
  });

/** Longest that a cancelled certificate is waited for; those of long ago may have been drawn before it was stamped. */
const stampingMs = 120_000;

/** What is to come among the papers of an insurance: the certificate, in force or stamped; undefined where nothing is. */
export type AwaitedPaper = CertificateStamp | 'certificate' | undefined;

export const awaitedPaper = ({
  status,
  cancelled_at,
  certificate,
}: Pick<InsuranceQuote, 'status' | 'cancelled_at' | 'certificate'>): AwaitedPaper => {
  if (status === 'in_force') return 'certificate';
  const isJustCancelled = cancelled_at !== null && Date.now() - Date.parse(cancelled_at) < stampingMs;
  return certificate?.issued_at && isJustCancelled ? 'cancelled' : undefined;
};

/** The papers of an insurance; asked for again until the certificate is among them in each language, where it is to come. */
export const insuranceFiles = (id: number, awaited?: AwaitedPaper) =>
  queryOptions({
    queryKey: keys.files(id),
    queryFn: ({ signal }) => api(insurance.files, { params: { id } }, signal),
    select: ({ documents }) => documents,
    refetchInterval: ({ state }) => {
      const stamp = awaited === 'certificate' ? null : awaited;
      const drawn = state.data?.documents.filter((one) => one.kind === 'certificate' && one.stamp === stamp) ?? [];
      return awaited && drawn.length < languages.length ? issuingMs : false;
    },
  });

/** How often a report that is on its way to the insurer is asked about. */
const sendingMs = 3000;

/** The policy of a claim's load, and what became of the claim at the insurer. */
export const claimInsurance = (claimId: number) =>
  queryOptions({
    queryKey: keys.claim(claimId),
    queryFn: ({ signal }) => api(insurance.claimInsurance, { params: { id: claimId } }, signal),
    refetchInterval: ({ state }) => (state.data?.report?.status === 'sending' ? sendingMs : false),
  });

/** A change of a claim's report: what it answers is shown at once. */
const useLossSaving = <V>(claimId: number, save: (value: V) => Promise<ClaimInsurance>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (answer) => client.setQueryData(keys.claim(claimId), answer),
  });
};

export const useReportLoss = (id: number) => useLossSaving(id, () => api(insurance.reportLoss, { params: { id } }));

export const useChangeLoss = (id: number) =>
  useLossSaving(id, (body: LossChange) => api(insurance.changeLoss, { params: { id }, body }));

/** What a load would cost to insure with its booking. */
export const coverPrices = (loadId: number) =>
  queryOptions({
    queryKey: keys.load(loadId),
    queryFn: ({ signal }) => api(insurance.quote, { body: { load_id: loadId } }, signal),
  });

/** What anybody who holds the code may learn. */
export const certificateCheck = (code: string) =>
  queryOptions({
    queryKey: keys.certificate(code),
    queryFn: ({ signal }) => api(insurance.verify, { params: { code } }, signal),
    retry: false,
  });

/** Takes to the operator what differs on a paper with this code. */
export const reportDifference = (code: string, body: ReportBody) =>
  api(insurance.reportDifference, { params: { code }, body });

/** A change of one quote: what it answers is shown at once, and lists are read again. */
const useSaving = <V>(save: (value: V) => Promise<InsuranceQuote>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (quote) => {
      client.setQueryData(keys.one(quote.id), quote);
      void client.invalidateQueries({ queryKey: keys.lists });
    },
  });
};

/** Keeps a new quote, or changes the one of this id and version. */
export const useSaveQuote = (earlier: Pick<InsuranceQuote, 'id' | 'version'> | null) =>
  useSaving((cargo: NewInsurance) => {
    if (!earlier) return api(insurance.create, { body: cargo });
    const { load_id: _, ...change } = cargo;
    return api(insurance.change, { params: { id: earlier.id }, body: { ...change, version: earlier.version } });
  });

/** Adds war and strikes to the offers of a quote, or takes them off. */
export const useChangeWar = ({ id, version }: Pick<InsuranceQuote, 'id' | 'version'>) =>
  useSaving((war_and_strikes: boolean) =>
    api(insurance.change, { params: { id }, body: { version, war_and_strikes } }),
  );

export const useRequote = (id: number) => useSaving(() => api(insurance.requote, { params: { id } }));

export const useCertify = (id: number) =>
  useSaving((body: CertifyBody) => api(insurance.certify, { params: { id }, body }));

export const useAnswerQuote = ({ id, version }: Pick<InsuranceQuote, 'id' | 'version'>) =>
  useSaving((operations_offer: NonNullable<InsuranceChange['operations_offer']>) =>
    api(insurance.change, { params: { id }, body: { version, operations_offer } }),
  );

/** Deletes a quote, or cancels a certificate for a reason. */
export const useRemoveInsurance = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: CancelQuery) => api(insurance.remove, { params: { id }, query }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all }),
  });
};

export const useDrawCertificate = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(insurance.documents, { params: { id } }),
    onSuccess: (drawn) => client.setQueryData(keys.files(id), drawn),
  });
};

export const insuranceFile = (id: number, documentId: number) =>
  apiFile(insurance.file, { params: { id, document_id: documentId } });

/** The bytes of a document, to be shown; a document never changes. */
export const insuranceFileBytes = (id: number, documentId: number) =>
  queryOptions({
    queryKey: keys.file(id, documentId),
    queryFn: async () => (await insuranceFile(id, documentId)).blob.arrayBuffer(),
    staleTime: Infinity,
  });

export const shareCertificate = (id: number, body: ShareBody) => api(insurance.shareFiles, { params: { id }, body });
