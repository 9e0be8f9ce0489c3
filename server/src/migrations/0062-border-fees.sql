-- What carriers rated by the operator's tables take for a crossing of the border, a row each neighbor and direction.
-- The port is chosen as late as at booking, so that no price depends on it.

create table border_fees (
  carrier_id integer not null references carriers (id) on delete cascade,
  border text not null check (border in ('MX', 'CA')),
  direction text not null check (direction in ('into_us', 'out_of_us')),
  -- By the day of pickup; of two rows the newer counts.
  effective_from date not null,
  -- Dollars a crossing.
  price numeric(10, 2) not null check (price >= 0),
  -- Where the price is from; for the operator alone.
  note text not null default '',
  primary key (carrier_id, border, direction, effective_from)
);
