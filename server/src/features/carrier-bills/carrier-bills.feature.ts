import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { carrierBillRules } from '@portal/contract/carrier-bills/carrier-bills.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { approveBill, approveOnceBilled } from './change/approve-bill.ts';
import { keepChargeName, listChargeNames, nameCharge } from './charges/name-charge.ts';
import { decideDifferences } from './change/decide-differences.ts';
import { matchByHand } from './change/match-bill.ts';
import { payBill, voidBill } from './change/pay-bill.ts';
import { takeBill } from './intake/take-bill.ts';
import { takeFile } from './intake/take-file.ts';
import { listBills } from './list/list-bills.ts';
import { makeDisputePacket } from './packet/make-packet.ts';
import { presentBill } from './present-bill.ts';

export const carrierBillsFeature = feature({
  name: 'carrier-bills',
  uses: ['billing', 'carriers', 'claims', 'documents', 'loads', 'quotes'],
  routes: (app) =>
    serve(app, carrierBills, {
      list: (ctx, { query }) => listBills(ctx, query),
      get: (ctx, { params }) => presentBill(ctx, params.id),
      take: (ctx, { body }) => takeBill(ctx, body),
      takeFile: (ctx, { body }) => takeFile(ctx, body),
      match: async (ctx, { params, body }) => {
        await matchByHand(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
      decide: async (ctx, { params, body }) => {
        await decideDifferences(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
      nameCharge: async (ctx, { params, body }) => {
        await nameCharge(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
      chargeNames: (ctx, { query }) => listChargeNames(ctx, query.carrier_id),
      keepChargeName: (ctx, { body }) => keepChargeName(ctx, body),
      packet: (ctx, { params, body }) => makeDisputePacket(ctx, params.id, body.language),
      approve: async (ctx, { params, body }) => {
        await approveBill(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
      pay: async (ctx, { params, body }) => {
        await payBill(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
      void: async (ctx, { params, body }) => {
        await voidBill(ctx, params.id, body);
        return presentBill(ctx, params.id);
      },
    }),
  settings: [keptSetting(carrierBillRules)],
  listeners: [approveOnceBilled],
});
