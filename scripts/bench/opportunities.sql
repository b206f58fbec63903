-- Fills the database with made-up opportunities for measurements: give the number in the setting bench.count first
-- (set_config('bench.count', '100000', false)), run this as one simple query, then vacuum analyze: lists read indexes alone only
-- where that was done. Never run it on a database that holds anything.
-- Texts are drawn from a few thousand variants whose vectors are made once, so that a million rows take a minute or two.
-- Words to search for: research and بحث are in 55 % of the rows, tenth and عاشر in 10 %, midway and وسيط in 1 %,
-- seldom and نادر in 0.1 %, singular and فريد in 20 rows whatever the count.

insert into opportunity_categories (slug, position, name_en, name_ar)
select slug, n, slug, slug from unnest(array['position', 'fellowship', 'postdoctoral', 'doctoral', 'grant', 'award', 'training', 'program', 'call_for_papers', 'volunteering'])
  with ordinality as category(slug, n) on conflict do nothing;
insert into thematic_areas (id, slug, position, title_en, title_ar, description_en, description_ar)
select n, 'area-' || n, n, 'Area ' || n, 'مجال ' || n, '', '' from generate_series(1, 5) n on conflict do nothing;

-- A draw of a value from a list, skewed: the first values come most often.
create function pg_temp.draw(list text[], skew float) returns text language sql volatile as $$
  select list[1 + floor(cardinality(list) * power(random(), skew))::int]
$$;

select setseed(0.42);

-- A vocabulary of 12,000 pronounceable words in each language.
create temp table bench_words as
select n,
  (select string_agg(substr('bcdfghklmnprstvz', 1 + (n * k * 7 + k * k + n / 7) % 16, 1) || substr('aeiou', 1 + (n * k + n / 5 + k) % 5, 1), '' order by k) from generate_series(1, 3 + n % 2) k) || 'n' as en,
  (select string_agg(substr('بتجحدرسشصطعفقكلمنو', 1 + (n * k * 5 + k * k + n / 11) % 18, 1), '' order by k) from generate_series(1, 4 + n % 2) k) as ar
from generate_series(1, 12000) n;
create unique index on bench_words (n);

create temp table bench_texts as
select variant,
  string_agg(word.en, ' ') || case when random() < 0.55 then ' research' else '' end || case when random() < 0.1 then ' tenth' else '' end
    || case when random() < 0.01 then ' midway' else '' end || case when random() < 0.001 then ' seldom' else '' end as en,
  string_agg(word.ar, ' ') || case when random() < 0.55 then ' البحث' else '' end || case when random() < 0.1 then ' عاشر' else '' end
    || case when random() < 0.01 then ' وسيط' else '' end || case when random() < 0.001 then ' نادر' else '' end as ar
from (select variant, 1 + floor(12000 * power(random(), 4))::int as n from generate_series(1, 4000) variant, generate_series(1, 40)) drawn
join bench_words word using (n)
group by variant;
alter table bench_texts add column vector tsvector;
update bench_texts set vector = text_vector(left(en, 120) || ' ' || left(ar, 120), 'C') || text_vector(en || ' ' || ar, 'D');

create temp table bench_titles as
select variant, 'Position ' || first.en || ' ' || second.en || ' in ' || third.en as en, 'وظيفة ' || first.ar || ' ' || second.ar || ' في ' || third.ar as ar
from (select variant, 1 + floor(12000 * power(random(), 2))::int a, 1 + floor(12000 * power(random(), 3))::int b, 1 + floor(12000 * power(random(), 4))::int c from generate_series(1, 10000) variant) drawn
join bench_words first on first.n = a join bench_words second on second.n = b join bench_words third on third.n = c;
alter table bench_titles add column words text, add column vector tsvector;
update bench_titles set words = concat(' ', plain_words(en), ' | ', plain_words(ar), ' '), vector = text_vector(en || ' . ' || ar, 'A');

insert into organizations (name_en, name_ar, type, country, city_en, city_ar, summary_en, summary_ar, created_at)
select initcap(first.en) || ' University of ' || initcap(second.en), 'جامعة ' || first.ar || ' ' || second.ar, 'university',
  pg_temp.draw(array['QA', 'SA', 'AE', 'EG', 'KW', 'OM', 'BH', 'JO', 'LB', 'MA', 'TN', 'DZ'], 1.5), initcap(second.en), second.ar,
  'Teaching and ' || first.en, 'تعليم و' || first.ar, now() - g * interval '1 hour'
from generate_series(1, 1000) g
join bench_words first on first.n = g * 3 join bench_words second on second.n = g * 5 % 12000 + 1;
create temp table bench_organizations as
select row_number() over (order by id) as n, id, text_vector(concat_ws(' . ', name_en, name_ar, city_en, city_ar), 'B') as vector, name_vector(name_keys, 'B') as keys from organizations;

-- Indexes are built after the rows, and the rows bring what the triggers would compute, and their job.
create temp table bench_indexes as
select indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename in ('opportunities', 'opportunity_areas') and indexname !~ '_key$|_pkey$';
do $$ declare dropped text; begin
  for dropped in select indexname from bench_indexes loop execute format('drop index %I', dropped); end loop;
end $$;
alter table opportunities disable trigger user;
alter table opportunity_areas disable trigger user;

insert into opportunities (title_en, title_ar, summary_en, summary_ar, description_en, description_ar, category, ags_category, is_program, organization_id, country,
  city_en, city_ar, work_mode, employment_type, opens_at, deadline_at, published_at, created_at, updated_at, area_ids, is_past, title_words, lead_vector, search_vector)
select title.en, title.ar, left(text.en, 120), left(text.ar, 120), '<p>' || text.en || '</p>', '<p>' || text.ar || '</p>',
  pg_temp.draw(array['position', 'fellowship', 'postdoctoral', 'doctoral', 'grant', 'award', 'training', 'program', 'call_for_papers', 'volunteering'], 1.5),
  (array['education', 'research', 'innovation'])[1 + floor(random() * 3)::int], random() < 0.2, organization.id,
  country,
  'Doha', 'الدوحة', (array['on_site', 'hybrid', 'remote'])[1 + floor(random() * 3)::int], 'full_time',
  published, deadline, published, published, published,
  case when random() < 0.7 then array[1 + floor(random() * 5)::smallint] else array[1 + floor(random() * 3)::smallint, 4 + floor(random() * 2)::smallint] end::smallint[],
  coalesce(deadline < now() - interval '1 day', false),
  title.words || case when is_single then '| singular | فريد ' else '' end,
  lead,
  lead || organization.keys || text.vector
from (
  select n, published, pg_temp.draw(array['QA', 'SA', 'AE', 'EG', 'KW', 'OM', 'BH', 'JO', 'LB', 'MA', 'TN', 'DZ', 'LY', 'SD', 'IQ', 'YE', 'SY', 'PS', 'MR', 'SO', 'DJ', 'KM', 'GB', 'US', 'FR', 'DE'], 1.5) as country,
    case when random() < 0.97 then published + interval '3 days' + random() * interval '180 days' end as deadline, n % greatest(total / 20, 1) = 0 as is_single,
    1 + floor(random() * 10000)::int as title_n, 1 + floor(random() * 4000)::int as text_n,
    1 + floor((select count(*) from bench_organizations) * power(random(), 2))::int as organization_n
  from (select current_setting('bench.count')::int as total) setting, generate_series(1, total) n,
    lateral (select now() - (total - n) * (interval '300 days' / total) as published) dated
) row
join bench_titles title on title.variant = title_n join bench_texts text on text.variant = text_n join bench_organizations organization on organization.n = organization_n
cross join lateral (
  select title.vector || organization.vector || case when is_single then text_vector('singular فريد', 'A') else '' end || country_vector(country) as lead
) vectors
order by row.n;

insert into opportunity_areas (opportunity_id, thematic_area_id, is_listed, ags_category, published_at, opens_at, closes_at)
select id, unnest(area_ids), is_listed, ags_category, published_at, opens_at, closes_at from opportunities on conflict do nothing;
insert into search_vocabulary (kind, word)
select distinct 'opportunity', word from (
  select words as text from bench_titles union all select left(en, 120) || ' ' || left(ar, 120) from bench_texts union all select 'singular فريد'
) texts, regexp_split_to_table(index_words(text), ' ') as word where length(word) between 3 and 40 and word !~ '[ᚁ-ᚒ0-9]'
on conflict do nothing;

alter table opportunities enable trigger user;
alter table opportunity_areas enable trigger user;
do $$ declare definition text; begin
  for definition in select indexdef from bench_indexes loop execute definition; end loop;
end $$;
