-- A payment says how much of it went back, also by check or wire; until now only what went through the provider counted.
update payments set refunded = sent.amount,
  status = case when payments.status = 'succeeded' and sent.amount = payments.amount then 'refunded' else payments.status end
from (select payment_id, sum(amount) as amount from refunds
  where payment_id is not null and invoice_id is null and status = 'done' group by payment_id) sent
where sent.payment_id = payments.id;
