import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { LoadIdText } from '../loads/load.ts';
import { Day, Id, IdText } from '../values/values.ts';
import { approvalViews } from './approval-states.ts';
import { ApprovalRules, ApprovalRulesChange, ApprovalRulesVersion, Deputy } from './approval-rules.ts';
import { Agreement, Approval, ApprovalItem, NewApproval, Proposal, Refusal } from './approval.ts';
import { approvalsCalls } from './approvals.calls.ts';

const byId = z.strictObject({ id: IdText });

export const approvals = contract(approvalsCalls, {
  list: {
    summary: 'Bookings that wait for an approval, or were decided; of those that wait, the soonest to end first',
    query: PageQuery.extend({ view: z.enum(approvalViews).default('waiting') }),
    reply: page(ApprovalItem).extend({
      /** What those that match come to, in US dollars. */
      amount: z.number(),
      /** How many each view has. */
      counts: z.strictObject({ waiting: z.int(), asked: z.int(), decided: z.int() }),
    }),
  },
  read: {
    summary: 'One request for an approval: what rules ask, who decides, and until when',
    params: byId,
    reply: Approval,
    errors: [404],
  },
  ask: {
    summary:
      'Ask for the approval without which a booking is refused; a second request of the same person replaces the first',
    params: z.strictObject({ id: LoadIdText }),
    body: NewApproval,
    reply: Approval,
    status: 201,
    errors: [404, 409, 422],
  },
  approve: {
    summary: 'Agree to a booking at a price; the last one who has to agree books it, where that was asked for',
    params: byId,
    body: Agreement,
    reply: Approval,
    errors: [404, 409, 422],
  },
  sendBack: {
    summary: 'Refuse a booking, with a reason for the person who asked',
    params: byId,
    body: Refusal,
    reply: Approval,
    errors: [404, 409],
  },
  propose: {
    summary: 'Propose another quote of the load to the person who asked; the request goes on waiting',
    params: byId,
    body: Proposal,
    reply: Approval,
    errors: [404, 409],
  },
  withdraw: {
    summary: 'Withdraw an own request',
    params: byId,
    reply: Approval,
    errors: [404, 409],
  },
  deputies: {
    summary: 'Who decides in the caller’s place, now and later, and who might',
    reply: z.strictObject({
      items: z.array(Deputy),
      people: z.array(z.strictObject({ id: Id, name: z.string() })),
    }),
  },
  addDeputy: {
    summary: 'Name a deputy who decides from a day to a day',
    body: z.strictObject({ deputy_id: Id, from_day: Day, to_day: Day }),
    reply: Deputy,
    status: 201,
    errors: [409],
  },
  removeDeputy: {
    summary: 'End the time of a deputy',
    params: byId,
    errors: [404],
  },
  rules: {
    summary: 'The account’s rules on what needs an approval, and what they may name',
    reply: ApprovalRules,
  },
  changeRules: {
    summary: 'Publish the rules; they hold for every booking from then on',
    body: ApprovalRulesChange,
    reply: ApprovalRules,
    errors: [409],
  },
  ruleVersions: {
    summary: 'Earlier versions of the rules, the newest first',
    query: PageQuery,
    reply: page(ApprovalRulesVersion),
  },
});
