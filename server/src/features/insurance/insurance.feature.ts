import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { certificateIssued, insuranceOver } from '@portal/contract/insurance/insurance.events.ts';
import { insuranceReminderDays } from '@portal/contract/insurance/insurance.settings.ts';
import { insuranceTariffs } from '@portal/contract/insurance/insurance-tariff.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { cancelAtInsurer } from './buy/cancel-at-insurer.ts';
import { removeInsurance, setCertificateNumber } from './buy/cancel-insurance.ts';
import { certifyInsurance } from './buy/certify-insurance.ts';
import { issueCertificates, watchIssuing } from './buy/issue-certificate.ts';
import { recountEnds } from './buy/recount-offer-ends.ts';
import { exportInsurance } from './export-insurance.ts';
import { listInsurance, searchInsurance } from './list-insurance.ts';
import { endCancelledCover } from './load/cover-load.ts';
import { changeLoss, getClaimInsurance, reportLoss } from './losses/report-loss.ts';
import { sendLosses, watchLosses } from './losses/send-loss.ts';
import { mailBuyers, watchEndingCovers } from './mails/mail-buyer.ts';
import {
  drawCertificates,
  fileCertificate,
  getInsuranceFile,
  listInsuranceFiles,
  stampCertificate,
} from './papers/certificate-files.ts';
import { mailCertificates, shareCertificate } from './papers/share-certificate.ts';
import { giveUploadUrl, inspectInsuranceFile, keepInsuranceFile } from './papers/upload-insurance-file.ts';
import { changeInsurance, createInsurance, getInsurance, priceInsurance, requoteInsurance } from './quote-insurance.ts';
import { refuseTariffsThatBegan } from './tariff-changes.ts';
import { mailDifferences, reportDifference } from './verify/report-difference.ts';
import { verifyCertificate } from './verify/verify-certificate.ts';

export const insuranceFeature = feature({
  name: 'insurance',
  uses: ['auth', 'billing', 'claims', 'documents', 'loads', 'places'],
  routes: (app) =>
    serve(
      app,
      insurance,
      {
        list: (ctx, { query }) => listInsurance(ctx, query),
        search: (ctx, { query }) => searchInsurance(ctx, query),
        exportList: (ctx, { query }) => exportInsurance(ctx, query),
        get: (ctx, { params }) => getInsurance(ctx, params.id),
        quote: (ctx, { body }) => priceInsurance(ctx, body),
        create: (ctx, { body }) => createInsurance(ctx, body),
        change: (ctx, { params, body }) => changeInsurance(ctx, params.id, body),
        requote: (ctx, { params }) => requoteInsurance(ctx, params.id),
        certify: (ctx, { params, body }) => certifyInsurance(ctx, params.id, body),
        remove: (ctx, { params, query }) => removeInsurance(ctx, params.id, query),
        certificateNumber: (ctx, { params, body }) => setCertificateNumber(ctx, params.id, body.certificate_number),
        files: (ctx, { params }) => listInsuranceFiles(ctx, params.id),
        file: (ctx, { params }) => getInsuranceFile(ctx, params.id, params.document_id),
        documents: (ctx, { params }) => drawCertificates(ctx, params.id),
        shareFiles: (ctx, { params, body }) => shareCertificate(ctx, params.id, body),
        uploadUrl: (ctx, { params, body }) => giveUploadUrl(ctx, params.id, body.name),
        upload: (ctx, { params, body }) => keepInsuranceFile(ctx, params.token, body.file),
        verify: (ctx, { params }) => verifyCertificate(ctx, params.code),
        reportDifference: (ctx, { params, body }) => reportDifference(ctx, params.code, body),
        claimInsurance: (ctx, { params }) => getClaimInsurance(ctx, params.id),
        reportLoss: (ctx, { params }) => reportLoss(ctx, params.id),
        changeLoss: (ctx, { params, body }) => changeLoss(ctx, params.id, body),
      },
      { upload: (ctx, { params, body }) => inspectInsuranceFile(ctx, params.token, body.file) },
    ),
  settings: [keptSetting(insuranceReminderDays), keptSetting(insuranceTariffs, { onChange: refuseTariffsThatBegan })],
  taken: {
    insurance_quotes_certificate_number: { code: 'insurance.number_taken', field: 'certificate_number' },
  },
  events: [certificateIssued, insuranceOver],
  jobs: [cancelAtInsurer, issueCertificates, mailBuyers, mailCertificates, mailDifferences, sendLosses],
  listeners: [endCancelledCover, fileCertificate, recountEnds, stampCertificate],
  tickers: [watchEndingCovers, watchIssuing, watchLosses],
});
