-- Nothing looks up applied credits by their invoice.
drop index applied_credits_invoice;
-- Whether a number was written down before, of what carriers were paid and of what was sent back to accounts.
create index carrier_bills_paid_by on carrier_bills (carrier_id, plain_number(payment_reference)) where status = 'paid';
create index refunds_sent_by on refunds (plain_number(reference)) where method is not null;
