import type { z } from 'zod';
import { expect, it } from 'vitest';
import { Account, AccountSummary } from '../accounts/account.ts';
import { Approval, ApprovalItem } from '../approvals/approval.ts';
import { Invoice, InvoiceDetails, Statement } from '../billing/billing.ts';
import { Carrier } from '../carriers/carrier.ts';
import { EdiDetails, EdiMessage, EdiPartner } from '../edi/edi.contract.ts';
import { LineItem, LoadDetails, LoadSummary, Stop } from '../loads/load.ts';
import { CarrierQuote } from '../quotes/carrier-quote.ts';
import { CarrierQuotes } from '../quotes/quotes.contract.ts';
import { Me } from '../users/users.contract.ts';
import { sampleAccount, sampleAccountRow } from './sample-account.ts';
import { sampleApproval, sampleApprovalItem } from './sample-approval.ts';
import { sampleEdiDetails, sampleEdiMessage, sampleEdiPartner } from './sample-edi-message.ts';
import { sampleInvoice, sampleInvoiceDetails } from './sample-invoice.ts';
import { sampleLineItem, sampleLoad, sampleLoadRow, sampleStop } from './sample-load.ts';
import { samplePerson } from './sample-person.ts';
import { sampleCarrier, sampleQuote, sampleQuotes } from './sample-quote.ts';
import { sampleStatement } from './sample-statement.ts';

const samples: [name: string, schema: z.ZodType, sample: unknown][] = [
  ['an account', Account, sampleAccount()],
  ['an account of a list', AccountSummary, sampleAccountRow()],
  ['a request for an approval', Approval, sampleApproval()],
  ['a request of a list', ApprovalItem, sampleApprovalItem()],
  ['a carrier', Carrier, sampleCarrier()],
  ['an EDI message', EdiDetails, sampleEdiDetails()],
  ['an EDI message of a list', EdiMessage, sampleEdiMessage()],
  ['a mailbox', EdiPartner, sampleEdiPartner()],
  ['an invoice', Invoice, sampleInvoice()],
  ['an invoice with all it says', InvoiceDetails, sampleInvoiceDetails()],
  ['a line item', LineItem, sampleLineItem()],
  ['a load', LoadDetails, sampleLoad()],
  ['a load of a list', LoadSummary, sampleLoadRow()],
  ['a person', Me, samplePerson()],
  ['a quote', CarrierQuote, sampleQuote()],
  ['the quotes of a load', CarrierQuotes, sampleQuotes([sampleQuote()])],
  ['a statement', Statement, sampleStatement()],
  ['a stop', Stop, sampleStop()],
];

it.each(samples)('the sample of %s is what its schema takes', (_, schema, sample) => {
  expect(schema.safeParse(sample).error?.issues).toBeUndefined();
});
