import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const statuses = ['RECEIVED', 'UNDER_REVIEW', 'INFO_REQUIRED', 'APPROVED', 'PAID', 'DENIED'] as const;

const Report = z.object({
  certificateNumber: z.string().min(1),
  externalId: z.string().min(1),
  lossDate: z.iso.date(),
  lossType: z.string().min(1),
  description: z.string().min(1),
  claimedAmount: z.object({ currency: z.string().length(3), value: z.number().positive() }).nullable(),
  contact: z.object({ name: z.string().min(1), email: z.string() }),
});
const Lookup = z.object({ externalId: z.string() });
const Paper = z.object({
  claimNumber: z.string(),
  documentId: z.string(),
  name: z.string().min(1),
  contentType: z.string(),
  content: z.base64(),
});
const Progress = z.object({
  claimNumber: z.string(),
  status: z.enum(statuses),
  paidAmount: z.number().nullable().default(null),
  note: z.string().default(''),
});

/** A loss as the insurer keeps it; a paper is kept once by its id. */
export type ReportedLoss = {
  claimNumber: string;
  externalId: string;
  certificateNumber: string;
  status: (typeof statuses)[number];
  paidAmount: number | null;
  note: string;
  papers: { documentId: string; name: string; bytes: number }[];
};

const refusal = (errorCode: string, message: string) => ({
  success: false,
  errors: [{ errorCode, message, path: '' }],
});

/** The insurer's calls about losses. `isLost`: it acts, and its answer never arrives. */
export const lossRoutes = (
  app: FastifyInstance,
  isKnown: (certificateNumber: string) => boolean,
  isLost: () => boolean,
) => {
  const losses: ReportedLoss[] = [];
  app.post('/api/insureLoad/fileClaim', (request, reply) => {
    const parsed = Report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send(refusal('INVALID', z.prettifyError(parsed.error)));
    const { certificateNumber, externalId } = parsed.data;
    if (!isKnown(certificateNumber)) return reply.code(404).send(refusal('UNKNOWN_CERTIFICATE', 'No such certificate'));
    // A second report of the same loss opens a second case.
    const claimNumber = `CL-${String(losses.length + 1).padStart(5, '0')}`;
    const [status, paidAmount, note] = ['RECEIVED' as const, null, ''];
    losses.push({ claimNumber, externalId, certificateNumber, status, paidAmount, note, papers: [] });
    if (isLost()) {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return { claimNumber, status };
  });
  app.post('/api/insureLoad/claimSummary', (request) => {
    const { externalId } = Lookup.parse(request.body);
    return { claims: losses.filter((one) => one.externalId === externalId) };
  });
  app.post('/api/insureLoad/claimDocument', { bodyLimit: 50 * 1024 * 1024 }, (request, reply) => {
    const parsed = Paper.safeParse(request.body);
    const loss = losses.find(({ claimNumber }) => claimNumber === parsed.data?.claimNumber);
    if (!parsed.success || !loss) return reply.code(404).send(refusal('UNKNOWN_CLAIM', 'No such claim'));
    const { documentId, name, content } = parsed.data;
    if (!loss.papers.some((paper) => paper.documentId === documentId)) {
      loss.papers.push({ documentId, name, bytes: Buffer.from(content, 'base64').length });
    }
    return { documentId, status: 'KEPT' };
  });
  app.get('/control/insurer/losses', () => losses);
  app.put('/control/insurer/losses', (request, reply) => {
    const { claimNumber, ...progress } = Progress.parse(request.body);
    const loss = losses.find((one) => one.claimNumber === claimNumber);
    if (loss) Object.assign(loss, progress);
    return reply.code(loss ? 204 : 404).send();
  });
  return losses;
};
