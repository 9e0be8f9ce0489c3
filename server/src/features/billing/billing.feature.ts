import { accountCredit } from '@portal/contract/billing/account-credit.contract.ts';
import { balances } from '@portal/contract/billing/balances/balances.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import {
  invoiceChanged,
  invoiceIssued,
  paymentFailed,
  paymentSettled,
} from '@portal/contract/billing/billing.events.ts';
import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { periods } from '@portal/contract/billing/periods/periods.contract.ts';
import { receipts } from '@portal/contract/billing/receipts/receipts.contract.ts';
import { statementMails } from '@portal/contract/billing/statement-mails.contract.ts';
import { chargedTaxes } from '@portal/contract/billing/taxes/charged-taxes.contract.ts';
import { ledgerExport } from '@portal/contract/billing/ledger-export.contract.ts';
import { billingTerms, dunning, ledgerNames, writeOffs } from '@portal/contract/billing/billing.settings.ts';
import { feature } from '../../platform/feature.ts';
import { type RouteTarget, serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { readBalances } from './balances/read-balances.ts';
import { mailChangedInvoice, reportChangedInvoice } from './changes/mail-change.ts';
import { getMargin } from './changes/invoice-margin.ts';
import { applyCredit } from './by-hand/apply-credit.ts';
import { bouncePayment } from './by-hand/bounce-payment.ts';
import { receivePayment } from './by-hand/receive-payment.ts';
import { sendBackUnapplied } from './by-hand/send-back.ts';
import { getCollection } from './collections/collection.ts';
import { changeDunning, getDunning } from './collections/dunning-terms.ts';
import { mailReminders } from './collections/mail-reminder.ts';
import { notePromises, withdrawPromise } from './collections/promises.ts';
import { decideWriteOff, recoverInvoice, writeOffInvoice } from './collections/write-off.ts';
import { sendDueReminders } from './collections/send-due-reminders.ts';
import { creditVeto } from './credit-limit.ts';
import { creditInvoice } from './change-invoice.ts';
import { billDeliveredLoad, billProvenLoad, watchUnbilled } from './issue-invoice.ts';
import { exportInvoices } from './export-invoices.ts';
import { getLedgerFile, getLedgerTotals, getTaxSums } from './ledger/export-ledger.ts';
import { getInvoice, getInvoiceOfLoad, listInvoices } from './list-invoices.ts';
import { fileInvoice, mailIssuedInvoice } from './papers/file-invoice.ts';
import { closeMonth, getMonths, reopenMonth } from './periods/closed-months.ts';
import { watchWithdrawn } from './policies/give-back.ts';
import { recordRefund } from './by-hand/record-refund.ts';
import { getInvoiceFile, listInvoiceFiles } from './papers/invoice-files.ts';
import { sendBilling, sendInvoicesJob } from './papers/send-billing.ts';
import { listPayments } from './payment-history.ts';
import { payBillings, payLoad } from './payments/begin-payment.ts';
import { giveUpCheckout } from './payments/give-up-checkout.ts';
import { mailFailedPayment, mailReceivedPayment } from './payments/mail-payment.ts';
import { getCheckout, listDifferences } from './payments/present-checkout.ts';
import { receiveNotice } from './payments/receive-notice.ts';
import { refundInvoice, sendRefunds } from './payments/refund-invoice.ts';
import { settleCheckouts, watchCheckouts } from './payments/settle-checkout.ts';
import { fileReceiptJob, fileSettledReceipt, withdrawFailedReceipt } from './receipts/file-receipt.ts';
import { getReceiptFile, sendReceipt, sendReceiptJob } from './receipts/receipts.ts';
import { readStatement } from './statements/read-statement.ts';
import { mailStatements, previewStatementMail, sendStatement } from './statements/mail-statement.ts';
import { sendDueStatements } from './statements/send-due-statements.ts';
import { changeSchedule, getSchedule } from './statements/statement-schedule.ts';
import { getStatementFile } from './statements/statement-file.ts';
import { getUploadedStatement, inspectStatement, uploadStatement } from './statements/upload-statement.ts';

/** Receipts, statements, the files of the books, and their closing. */
const serveReports = (app: RouteTarget): void => {
  serve(app, periods, {
    months: (ctx, { query }) => getMonths(ctx, query),
    close: (ctx, { body }) => closeMonth(ctx, body),
    reopen: (ctx, { body }) => reopenMonth(ctx, body),
  });
  serve(app, receipts, {
    pdf: (ctx, { params, query }) => getReceiptFile(ctx, params.id, query.language),
    send: (ctx, { params, body }) => sendReceipt(ctx, params.id, body),
  });
  serve(app, balances, { overTime: (ctx, { query }) => readBalances(ctx, query) });
  serve(app, chargedTaxes, { sums: (ctx, { query }) => getTaxSums(ctx, query) });
  serve(app, ledgerExport, {
    totals: (ctx, { query }) => getLedgerTotals(ctx, query),
    file: (ctx, { query }) => getLedgerFile(ctx, query),
  });
  serve(app, statementMails, {
    schedule: (ctx, { query }) => getSchedule(ctx, query.account_id),
    changeSchedule: (ctx, { params, body }) => changeSchedule(ctx, params.id, body),
    preview: (ctx, { query }) => previewStatementMail(ctx, query),
    send: (ctx, { params, body }) => sendStatement(ctx, params.id, body),
  });
};

/** What is done to collect what is overdue. */
const serveCollections = (app: RouteTarget): void => {
  serve(app, collections, {
    ofInvoice: (ctx, { params }) => getCollection(ctx, params.id),
    promise: (ctx, { body }) => notePromises(ctx, body),
    withdrawPromise: (ctx, { params }) => withdrawPromise(ctx, params.id),
    writeOff: (ctx, { params, body }) => writeOffInvoice(ctx, params.id, body),
    decideWriteOff: (ctx, { params, body }) => decideWriteOff(ctx, params.id, body),
    recover: (ctx, { params, body }) => recoverInvoice(ctx, params.id, body),
    dunning: (ctx, { query }) => getDunning(ctx, query.account_id),
    changeDunning: (ctx, { params, body }) => changeDunning(ctx, params.id, body),
  });
};

export const billingFeature = feature({
  name: 'billing',
  uses: ['documents', 'loads', 'places', 'taxes', 'users'],
  routes: (app) => {
    serve(
      app,
      billing,
      {
        ofLoad: (ctx, { query }) => getInvoiceOfLoad(ctx, query.load_id),
        list: (ctx, { query }) => listInvoices(ctx, query),
        exportList: (ctx, { query }) => exportInvoices(ctx, query),
        get: (ctx, { params }) => getInvoice(ctx, params.id),
        margin: (ctx, { params }) => getMargin(ctx, params.id),
        pdf: (ctx, { params, query }) => getInvoiceFile(ctx, params.id, query.language),
        history: (ctx, { query }) => listPayments(ctx, query),
        files: (ctx, { query }) => listInvoiceFiles(ctx, query.billing_id),
        sendBilling: (ctx, { body }) => sendBilling(ctx, body),
        credit: async (ctx, { params, body }) => {
          await creditInvoice(ctx, params.id, body);
          return getInvoice(ctx, params.id);
        },
        receive: (ctx, { body }) => receivePayment(ctx, body),
        recordRefund: async (ctx, { params, body }) => {
          await recordRefund(ctx, params.id, body);
          return getInvoice(ctx, params.id);
        },
        statement: (ctx, { query }) => readStatement(ctx, query),
        statementFile: (ctx, { query }) => getStatementFile(ctx, query),
        uploadStatement: (ctx, { params, body }) => uploadStatement(ctx, params.id, body.file),
        uploadedStatement: (ctx, { params }) => getUploadedStatement(ctx, params.id),
      },
      { uploadStatement: (ctx, { params, body }) => inspectStatement(ctx, params.id, body.file) },
    );
    serve(app, onlinePayments, {
      payLoad: (ctx, { body }) => payLoad(ctx, body),
      payBillings: (ctx, { body }) => payBillings(ctx, body),
      checkout: (ctx, { params }) => getCheckout(ctx, params.id),
      giveUp: (ctx, { params }) => giveUpCheckout(ctx, params.id),
      differences: (ctx) => listDifferences(ctx),
      refund: async (ctx, { params, body }) => {
        await refundInvoice(ctx, params.id, body);
        return getInvoice(ctx, params.id);
      },
      receiveNotice: (ctx, { body }) => receiveNotice(ctx, body),
    });
    serve(app, accountCredit, {
      apply: (ctx, { params, body }) => applyCredit(ctx, params.id, body),
      bounce: (ctx, { params, body }) => bouncePayment(ctx, params.id, body),
      sendBack: (ctx, { params, body }) => sendBackUnapplied(ctx, params.id, body),
    });
    serveReports(app);
    serveCollections(app);
  },
  settings: [keptSetting(billingTerms), keptSetting(ledgerNames), keptSetting(dunning), keptSetting(writeOffs)],
  events: [invoiceIssued, invoiceChanged, paymentSettled, paymentFailed],
  jobs: [
    sendInvoicesJob,
    sendReceiptJob,
    fileReceiptJob,
    sendRefunds,
    settleCheckouts,
    mailStatements,
    mailChangedInvoice,
    mailReminders,
  ],
  vetoes: [creditVeto],
  listeners: [
    billProvenLoad,
    billDeliveredLoad,
    fileInvoice,
    fileSettledReceipt,
    withdrawFailedReceipt,
    mailIssuedInvoice,
    reportChangedInvoice,
    mailReceivedPayment,
    mailFailedPayment,
  ],
  tickers: [watchCheckouts, watchUnbilled, watchWithdrawn, sendDueStatements, sendDueReminders],
});
