-- The operator's table of trucks counts everywhere: what one it added is priced by, and what a truck was called when
-- a load asked for it, a carrier quoted it and somebody booked it, whatever becomes of the table since.

alter table truck_types add column rated_as text references truck_types (code);
alter table loads add column truck_name jsonb;
alter table carrier_quotes add column truck_name jsonb;

update loads set truck_name = jsonb_build_object('en', t.label_en, 'es', t.label_es)
from truck_types t where t.code = loads.truck ->> 'truck_type';

update carrier_quotes set truck_name = jsonb_build_object('en', t.label_en, 'es', t.label_es)
from truck_types t where t.code = carrier_quotes.truck_type;
