import type { ApprovalRulesChange } from '@portal/contract/approvals/approval-rules.ts';
import { approvals } from '@portal/contract/approvals/approvals.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad, type QuotedLoadChoices } from '../../testing/fixtures/quoted-load.ts';
import type { TestApp } from '../../testing/test-app.ts';

export type Rule = ApprovalRulesChange['rules'][number];

/** A rule about everything above $100 (quoted loads cost $500), unless given otherwise. */
export const ruleOf = (deciders: readonly Shipper[], more: Partial<Rule> = {}): Rule => ({
  when: [{ kind: 'amount', above: 100 }],
  deciders: { user_ids: deciders.map(({ user_id }) => user_id), role_ids: [] },
  needed: 1,
  escalation: null,
  is_on: true,
  ...more,
});

/** An account in which an agent books and others decide, with the calls they make. */
export const makeDesk = async (app: TestApp) => {
  const admin = await makeShipper(app);
  const ofAccount = { account_id: admin.account_id, role: 'customer_agent' } as const;
  const [asker, boss, other] = [
    await makeShipper(app, ofAccount),
    await makeShipper(app, ofAccount),
    await makeShipper(app, ofAccount),
  ];
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac(), enabled: false });
  const tokenOf = ({ token }: { token: string }) => ({ token });
  const publish = async (rules: readonly Rule[], by: Shipper = admin) => {
    const { version } = (await app.call(approvals.rules, tokenOf(by))).body;
    return app.call(approvals.changeRules, { body: { version, rules: [...rules] }, ...tokenOf(by) });
  };
  const quoted = (more: Partial<QuotedLoadChoices> = {}) =>
    makeQuotedLoad(app, { account_id: admin.account_id, carrier_id, created_by: asker.user_id, ...more });
  const book = ({ id, tender }: QuotedLoad, by: { token: string } = asker) =>
    app.call(tendering.tender, {
      params: { id },
      query: { pickup: 'true', insurance: 'false' },
      body: tender,
      ...tokenOf(by),
    });
  const ask = ({ id, tender }: QuotedLoad, by: { token: string } = asker, more: { books?: boolean } = {}) =>
    app.call(approvals.ask, {
      params: { id },
      body: { tender, pickup: true, insurance: false, note: 'The line starts on Tuesday', ...more },
      ...tokenOf(by),
    });
  const approve = (id: number, by: { token: string } = boss, price = 500) =>
    app.call(approvals.approve, { params: { id }, body: { price }, ...tokenOf(by) });
  const read = (id: number, by: { token: string } = asker) =>
    app.call(approvals.read, { params: { id }, ...tokenOf(by) });
  const statusOf = async ({ id }: QuotedLoad) =>
    (await app.call(loads.get, { params: { id }, ...tokenOf(admin) })).body.status;
  return { app, admin, asker, boss, other, carrier_id, publish, quoted, book, ask, approve, read, statusOf };
};
export type Desk = Awaited<ReturnType<typeof makeDesk>>;
