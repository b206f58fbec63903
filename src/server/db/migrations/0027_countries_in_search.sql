-- Who searches for a place may name a country (decisions §5). A row has only its code, so the code is what its vector holds, as
-- a word that nobody types; a search asks for it where its words name a country (prepareSearch). Names as words would make all
-- of Saudi Arabia and the Emirates answer to "Arab", and a name that is learned later would need every row written again.
create function country_vector(country text) returns tsvector language sql immutable parallel safe as $$
  select case when country ~ '^[A-Z]{2}$' then setweight(('''@' || country || ''':1')::tsvector, 'B') else ''::tsvector end
$$;

create or replace function prepare_organization_search() returns trigger language plpgsql as $$
declare
  names text := concat_ws(' . ', new.name_en, new.name_ar);
  places text := concat_ws(' . ', new.city_en, new.city_ar);
  summaries text := concat_ws(' . ', new.summary_en, new.summary_ar);
  name_forms text := index_words(names);
  place_forms text := index_words(places);
  summary_forms text := index_words(summaries);
begin
  new.name_words := concat(' ', plain_words(new.name_en), ' | ', plain_words(new.name_ar), ' ');
  new.name_keys := name_keys(names);
  new.search_vector := words_vector(name_forms, names, 'A') || name_vector(new.name_keys, 'A')
    || words_vector(place_forms, places, 'B') || country_vector(new.country) || words_vector(summary_forms, summaries, 'C')
    || text_vector(html_words(concat_ws(' . ', new.description_en, new.description_ar)), 'D');
  if new.status = 'published' then
    perform remember_words('organization', concat_ws(' ', name_forms, place_forms, summary_forms));
  end if;
  return new;
end $$;
create or replace trigger organizations_search
  before insert or update of name_en, name_ar, city_en, city_ar, country, summary_en, summary_ar, description_en, description_ar, status on organizations
  for each row execute function prepare_organization_search();

create or replace function prepare_opportunity_search() returns trigger language plpgsql as $$
declare
  organization organizations;
  titles text := concat_ws(' . ', new.title_en, new.title_ar);
  places text;
  summaries text := concat_ws(' . ', new.summary_en, new.summary_ar);
  title_forms text := index_words(titles);
  place_forms text;
  summary_forms text := index_words(summaries);
begin
  select * into organization from organizations where id = new.organization_id;
  places := concat_ws(' . ', organization.name_en, organization.name_ar, new.city_en, new.city_ar);
  place_forms := index_words(places);
  new.title_words := concat(' ', plain_words(new.title_en), ' | ', plain_words(new.title_ar), ' ');
  new.lead_vector := words_vector(title_forms, titles, 'A') || words_vector(place_forms, places, 'B') || country_vector(new.country);
  new.search_vector := new.lead_vector || name_vector(organization.name_keys, 'B') || words_vector(summary_forms, summaries, 'C')
    || text_vector(html_words(concat_ws(' . ', new.description_en, new.description_ar, new.eligibility_en, new.eligibility_ar, new.funding_en, new.funding_ar)), 'D');
  if new.status in ('published', 'closed') then
    perform remember_words('opportunity', concat_ws(' ', title_forms, place_forms, summary_forms));
  end if;
  return new;
end $$;
create or replace trigger opportunities_search
  before insert or update of title_en, title_ar, summary_en, summary_ar, description_en, description_ar, eligibility_en, eligibility_ar,
    funding_en, funding_ar, city_en, city_ar, country, organization_id, status on opportunities
  for each row execute function prepare_opportunity_search();

-- What no page shows need not have kept pages made anew: whoever changes only that says so for the transaction.
create or replace function announce_content_change() returns trigger language plpgsql as $$
begin
  if current_setting('riwaq.is_unseen_change', true) is distinct from 'on' then
    perform pg_notify('content_changed', tg_table_name);
  end if;
  return null;
end $$;

create or replace function index_words(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  -- Small words that stand in most texts, ما and إلى, with marks or without: folded, they would be one with ماء and آلي, and
  -- whoever asks for water would be given all that comes "after" something.
  value := regexp_replace(value, '(^|[^0-9A-Za-z\u0620-\u06FF\u0750-\u077F\u200C\u200D])(?:م[\u064B-\u0652\u0670\u0640]*ا|(?:إ|ا\u0655?)[\u064B-\u0652\u0670\u0640]*ل[\u064B-\u0652\u0670\u0640]*[ىيی])[\u064B-\u0652\u0670\u0640]*(?![0-9A-Za-z\u0620-\u06FF\u0750-\u077F\u200C\u200D])', '\1', 'g');
  value := plain_words(value);
  if value !~ '[ء-ي]' then return value; end if;
  -- The article, joined to و ف ب ك ل or bare; الله keeps its own.
  value := regexp_replace(value, '(^| )(?:[وفبك]ال|لل)(?=[^ ]{3})', '\1', 'g');
  value := regexp_replace(value, '(^| )ال(?!له(?: |$))(?=[^ ]{2})', '\1', 'g');
  -- جامعات is found by جامعة: the stemmer keeps the alef of this plural.
  value := regexp_replace(value, '([ء-ي]{2})ات(?= |$)', '\1ه', 'g');
  -- Folding wrote ة as ه; the stemmer wants it back.
  return regexp_replace(value, '([ء-ي])ه(?= |$)', '\1ة', 'g');
end $$;

-- The function of 0002 less its stop word الي: what is left of one is آلي.
create or replace function search_query(words text[], word_keys text[], whole_keys text, of_kind text, is_approximate boolean,
  out wide tsquery, out narrow tsquery) language plpgsql stable parallel safe as $$
declare
  arabic_stop_words constant text[] := array['في', 'من', 'علي', 'عن', 'مع', 'او', 'و'];
  token text;
  one tsquery;
  others tsquery;
  spare tsquery; -- stop words and lone signs: they count only when there is nothing else
begin
  for i in 1 .. coalesce(cardinality(words), 0) loop
    token := index_words(words[i]);
    if is_approximate then token := btrim(regexp_replace(token, '[ᚁ-ᚒ ]+', ' ', 'g')); end if;
    continue when token = '';
    one := phraseto_tsquery('bilingual', token);
    continue when numnode(one) = 0;
    if token = any (arabic_stop_words) or ts_lexize('pg_catalog.english_stem', token) = '{}' or token ~ '^[ᚆ-ᚒ ]+$' then
      spare := coalesce(spare && one, one);
      continue;
    end if;
    if joined_words(words[i]) <> '' then one := one || phraseto_tsquery('bilingual', joined_words(words[i])); end if;
    if word_keys[i] <> '' then one := one || word_keys[i]::tsquery; end if;
    narrow := coalesce(narrow && one, one);
    if token !~ '[ 0-9ᚁ-ᚒ]' and length(token) >= 3 then
      select string_agg(distinct lexeme, '|')::tsquery into others from (
        select word from search_vocabulary
        where kind = of_kind and not is_approximate and word >= token and word < token || chr(1114111)
        order by length(word), word limit 40
      ) as begun, unnest(to_tsvector('bilingual', word));
      if is_approximate then
        select string_agg(distinct lexeme, '|')::tsquery into others from (
          select word from search_vocabulary
          where kind = of_kind and word % token and similarity(word, token) >= 0.4
          order by similarity(word, token) desc, word limit 4
        ) as alike, unnest(to_tsvector('bilingual', word));
      end if;
      if others is not null then one := one || others; end if;
    end if;
    wide := coalesce(wide && one, one);
  end loop;
  if whole_keys <> '' then
    narrow := coalesce(narrow || whole_keys::tsquery, whole_keys::tsquery);
    wide := coalesce(wide || whole_keys::tsquery, whole_keys::tsquery);
  end if;
  narrow := coalesce(narrow, spare);
  wide := coalesce(wide, spare);
end $$;

-- What is there is written anew by its triggers.
update organizations set name_en = name_en;
update opportunities set title_en = title_en;
update members set full_name = full_name;
