-- A search for jobs can list the best paid first, one for degrees the cheapest. Each listing is in one index at most.
create index published_by_pay on published_listings (amount desc, published_at desc, id desc)
  where kind = 'job' and amount is not null;
create index published_by_tuition on published_listings (amount, published_at desc, id desc)
  where kind = 'degree' and amount is not null;
create index published_without_amount on published_listings (kind, published_at desc, id desc) where amount is null;
