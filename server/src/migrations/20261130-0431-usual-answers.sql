-- What a carrier usually takes to accept is read from its latest acceptances.
create index tenders_accepted_by_carrier on tenders (carrier_id, answered_at) where status = 'accepted';
