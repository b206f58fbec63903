-- Search and lists (decisions §5). One chain of functions serves what is written and what is asked:
--   fold_text    a text as search compares it: the same steps as foldText of src/domain/searchText.ts
--   plain_words  its words, one space apart; % _ \ " ' + # and other signs become words of their own, to be found literally
--   index_words  the same as the stemmers take them: without the Arabic article, with regular endings
--   text_vector  their stems and places
-- tests/search compares the chain with the domain and takes away each of its rules in turn.

create text search dictionary bilingual_english (template = snowball, language = english);
-- One vector for both languages: its script says which stemmer a word takes, and a query may mix them. Stop words stay
-- in it, else "IT" and "WHO" could not be searched for; search_query leaves them out beside other words.
create text search configuration bilingual (copy = pg_catalog.simple);
alter text search configuration bilingual alter mapping for asciiword, asciihword, hword_asciipart with bilingual_english;
alter text search configuration bilingual alter mapping for word, hword, hword_part with pg_catalog.arabic_stem;

create function fold_text(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  letters_from constant text := 'أإآٱؤئىةیکەھہ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹’‘ʼøđðłıħς';
  letters_to constant text := 'ااااوييهيكههه01234567890123456789''''''oddlihσ';
  decomposed text;
begin
  -- Nothing below changes ASCII but its case.
  if octet_length(value) = char_length(value) then return lower(value); end if;
  value := lower(replace(normalize(value, NFKC), 'ئو', 'وو'));
  -- Letters before marks: decomposed first, أ falls apart and hamzas are lost (MoroccoAPI#2).
  value := translate(value, letters_from, letters_to);
  decomposed := normalize(value, NFKD);
  if decomposed <> value then value := translate(decomposed, letters_from, letters_to); end if;
  value := regexp_replace(value, '[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08D3-\u08E1\u08E3-\u08FF\u0640\u0621\u02BE\u02BF\u02BB\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFE00-\uFE0F\uFEFF]', '', 'g');
  return replace(replace(replace(replace(value, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end $$;

-- Signs that a search takes literally, as letters that nobody types (Ogham), so that the parser keeps them as words.
create function plain_words(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  value := translate(fold_text(value), '%_\"''+#&@$*=<>^~|`', 'ᚁᚂᚃᚄᚅᚆᚇᚈᚉᚊᚋᚌᚍᚎᚏᚐᚑᚒ');
  value := regexp_replace(value, '([ᚁ-ᚒ])', ' \1 ', 'g');
  value := regexp_replace(value, '[\u0001-\u0020!(),./:;?\[\]{}\u007F-\u00BF\u1680\u2000-\u206F\u3000-\u303F،؛؟٪٫٬۔\-]+', ' ', 'g');
  return btrim(value);
end $$;

create function index_words(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
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

-- Words written with . - or ' inside, also in one piece: Ph.D. as phd, post-doc as postdoc, Sana'a as sanaa.
create function joined_words(value text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(fold_text(regexp_replace(m[1], '[.''’‘ʼ-]', '', 'g')), ' '), '')
  from regexp_matches(value, '([[:alpha:]]+(?:[.''’‘ʼ-][[:alpha:]]+)+)', 'g') m
$$;

-- The stems of words that index_words made of a text.
create function words_vector(words text, value text, weight "char") returns tsvector language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('bilingual', words || ' ' || joined_words(value)), weight)
$$;

create function text_vector(value text, weight "char") returns tsvector language sql immutable strict parallel safe as $$
  select words_vector(index_words(value), value, weight)
$$;

-- The words of rich text, without tags and entities.
create function html_words(html text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(replace(replace(regexp_replace(left(html, 50000), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;

-- Every reading of a skeleton: M<|W>D is MD and MWD; 32 at most. Doubled letters become one.
create function name_readings(skeleton text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  part text;
  choices text[];
  readings text[] := array[''];
begin
  for part in select m[1] from regexp_matches(skeleton, '(<[^>]*>|[^<]+)', 'g') m loop
    choices := case when part like '<%' then string_to_array(btrim(part, '<>'), '|') else array[part] end;
    if cardinality(readings) * cardinality(choices) > 32 then choices := choices[1:1]; end if;
    readings := array(select reading || choice from unnest(readings) with ordinality r(reading, n), unnest(choices) with ordinality c(choice, k) order by n, k);
  end loop;
  return array(select regexp_replace(reading, '(.)\1+', '\1', 'g') from unnest(readings) with ordinality r(reading, n) order by n);
end $$;

create function apply_name_rule(value text, rule text[], flags text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if rule[1] <> '' and strpos(value, rule[1]) = 0 then return value; end if;
  if rule[1] = rule[2] then return replace(value, rule[2], rule[3]); end if;
  return regexp_replace(value, rule[2], rule[3], flags);
end $$;

-- Keys under which a name is found across scripts and spellings: nameKeys of src/domain/nameKeys.ts, whose rules these
-- are (nameKeyRules.ts says what they mean): a text that every match contains, a pattern, a replacement. Compiling patterns
-- is what costs, so that text is looked for first. All words go through a rule at once, one to a line.
create function name_keys(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  name_rules constant text[][] := array[
    [' abd', ' abd(?:[aeou]+[lrnsztdj])? [aeou](?:l|[rnsztdj]h?) ([a-z][a-z])', ' abd\1'],
    [' abd', ' abd(?:[aeou]+[lrnsztdj])? ([a-z][a-z])', ' abd\1'],
    [' abd', ' abd[aeou]+l([a-z][a-z])', ' abd\1'],
    [' abd', ' abd[aeou]+([rnsztdj])h?\1([a-z])', ' abd\1\2'],
    [' عبد', ' عبد ?ال([^ ][^ ])', ' عبد\1'],
    ['d', ' (?:[aeou][ld]) ?d(?:ee|ei|i|y)ne?(?= )', ' din'],
    ['d', '([a-z][a-z][a-z])[aeiou]+[ld]d(?:ee|ei|i|y)ne?(?= )', '\1 din'],
    ['الدين', '([^ ][^ ])الدين(?= )', '\1 دين'],
    ['llah', '([a-z][a-z][a-z])[aeiou]+llah(?= )', '\1 lah'],
    [' allah', ' allah(?= )', ' lah'],
    ['الله', '([^ ][^ ]) ?الله(?= )', '\1 له'],
    [' ab', ' ab(?:ou|oo|u|o)(?:l| [ae]l)? ([a-z][a-z])', ' abu\1'],
    [' ab', ' ab(?:ou|oo|u|o)l([bcdfghjkmnpqrstvwxz][a-z][a-z])', ' abu\1'],
    ['بو ', ' [1ا]بو (?:ال)?([^ ][^ ])', ' ابو\1'],
    ['بوال', ' [1ا]بوال([^ ][^ ][^ ])', ' ابو\1'],
    ['', ' [aeu]([rnsztd])h? \1', ' \1'],
    ['', ' (?:[aeu]l|bin|ben|ibn|bint|bent|dr|prof)(?= )', ''],
    ['', ' (?:[ا2]?بن|[ا2]بن7|بنت|[ا3]ل)(?= )', '']
  ];
  latin_rules constant text[][] := array[
    ['tch', 'tch', 'ch'],
    ['dj', 'dj', 'j'],
    ['sch', 'sch', 'sh'],
    ['ck', 'ck', 'k'],
    ['ph', 'ph', 'f'],
    ['c', 'c([eiy])', 's\1'],
    ['ou', '^ou([aeiy])', 'w\1'],
    ['a', '^a[iy]', 'QY'],
    ['e', '^e[iy]', 'IY'],
    ['a', '^a(?:ou|w|u)', 'QW'],
    ['', '^(?:ou|oo|u|o)', 'U'],
    ['', '^(?:ee|i|e)', 'I<|Y>'],
    ['a', '^a+', 'Q'],
    ['kh', 'kh', 'X'],
    ['gh', 'gh', 'G'],
    ['sh', 'sh', '<C|SH>'],
    ['ch', 'ch', '<C|K>'],
    ['th', 'th', '<T|TH>'],
    ['dh', 'dh', '<D|DH>'],
    ['h', '[ae]h$', '<A|H>'],
    ['a', 'a+$', 'A'],
    ['', '(?:oo|ou|u|o)$', '<|W>'],
    ['', '(?:ie|ee|ei|ey|i|y)$', 'Y'],
    ['e', 'e$', '<|A>'],
    ['ae', 'ae(l)$', '<|Y>\1'],
    ['e', '^([^aeiouQUI]+)e([^aeiou<][aeiou])', '\1<|Y>\2'],
    ['', '^([^ouU]*[aeiQI][^ouU]*)(?:ou|u)([^aeiou]+)$', '\1W\2'],
    ['oo', 'oo', 'W'],
    ['', 'ee|ii|y', 'Y'],
    ['i', '([aeou])i', '\1Y'],
    ['i', 'i([aeouA])', 'Y\1'],
    ['i', 'i', '<|Y>'],
    ['a', 'a(?:ou|u)', 'W'],
    ['', 'ou|u|o', '<|W>'],
    ['', '[ae]', ''],
    ['w', 'w', 'W'],
    ['v', 'v', '<F|W>'],
    ['p', 'p', 'B'],
    ['x', 'x', 'KS'],
    ['', '[cq]', 'K']
  ];
  arabic_rules constant text[][] := array[
    ['عمرو', '^عمرو$', 'عمر'],
    ['', '^[عا]', '<Q|U|I>'],
    ['1', '^1', '<Q|U>'],
    ['2', '^2', 'I'],
    ['3', '^3', 'Q'],
    ['7', '7$', 'A'],
    ['6', '6$', '<A|Y>'],
    ['ه', 'ه$', '<A|HA|H>'],
    ['', '[1ا]$', 'A'],
    -- Letters that stand for several sounds; the others follow by translate.
    ['4', '4', '<|W>'],
    ['5', '5', '<|Y>'],
    ['ث', 'ث', '<T|S>'],
    ['ج', 'ج', '<J|G>'],
    ['ذ', 'ذ', '<D|Z|T>'],
    ['ض', 'ض', '<D|Z>'],
    ['ظ', 'ظ', '<Z|D>']
  ];
  rule text[];
  words text;
  latin text := '';
  arabic text := '';
  keys text[] := '{}';
begin
  words := translate(regexp_replace(regexp_replace(normalize(left(name, 300), NFKC),
    '[''`´’‘ʼʾʿʻ\u200B-\u200F\u061C\uFEFF]', '', 'g'),
    '[\u0001-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u060C\u061B\u061F\u0660-\u066D\u06D4\u06F0-\u06F9\u2010-\u2027\u2030-\u205E]+', ' ', 'g'),
    'أإآؤئىة', '1234567');
  words := ' ' || btrim(regexp_replace(fold_text(words), '\s+', ' ', 'g')) || ' ';
  foreach rule slice 1 in array name_rules loop
    words := apply_name_rule(words, rule, 'g');
  end loop;
  -- Each word as it is and without an article written onto it.
  select string_agg(case when w ~ '[a-z]' then regexp_replace(w, '[^a-z]', '', 'g') else '' end, E'\n' order by n, reading),
         string_agg(case when w ~ '[a-z]' then '' else regexp_replace(w, '[^\u0621-\u06D31-7]', '', 'g') end, E'\n' order by n, reading)
    into latin, arabic
    from regexp_split_to_table(btrim(words), ' +') with ordinality as t(word, n)
    cross join lateral (values (1, word),
      (2, regexp_replace(word, '^(?:[ae]l(?=[bcdfghjkmnpqrstvwxz][a-z][a-z]|[a-z][a-z][a-z][a-z])|ال(?=[^ ][^ ][^ ]))', ''))) as v(reading, w)
    where reading = 1 or w <> word;
  if latin ~ '[a-z]' then
    foreach rule slice 1 in array latin_rules loop
      latin := apply_name_rule(latin, rule, 'gn');
    end loop;
  end if;
  if arabic ~ '[^\n]' then
    foreach rule slice 1 in array arabic_rules loop
      arabic := apply_name_rule(arabic, rule, 'gn');
    end loop;
    arabic := regexp_replace(translate(arabic, '67بتحخدرزسشصطغفقكلمنهويپچژگڤ123اع', 'YABTHXDRZSCSTGFKKLMNHWYBCJGF'), '[^A-Z<|>\n]', '', 'g');
  end if;
  select coalesce(array_agg(distinct key), '{}') into keys
    from regexp_split_to_table(upper(latin) || E'\n' || arabic, E'\n') as skeleton,
      unnest(name_readings(skeleton)) as key
    where length(key) > 1;
  return keys;
end $$;

-- Words met so far, as index_words writes them: what a prefix or a typing error is completed to. It grows with the
-- language and not with the rows, so that both stay cheap at a million rows.
create table search_vocabulary (
  kind text not null check (kind in ('opportunity', 'organization', 'member')),
  word text collate "C" not null,
  primary key (kind, word)
);
create index search_vocabulary_alike on search_vocabulary using gin (word gin_trgm_ops);

-- Takes words as index_words made them.
create function remember_words(of_kind text, words text) returns void language sql as $$
  insert into search_vocabulary (kind, word)
  select of_kind, word from (select distinct word from unnest(string_to_array(words, ' ')) as word) as given
  where length(word) between 3 and 40 and word !~ '[0-9ᚁ-ᚒ]' and not exists (select from search_vocabulary v where v.kind = of_kind and v.word = given.word)
  order by word collate "C"
  on conflict do nothing
$$;

-- What a search asks for. words: the query cut at white space; word_keys: for each of them its name keys joined by |;
-- whole_keys: a tsquery of the keys of the query's words read together (عبد الرحمن is one name). "wide" also takes words
-- that only begin so or, when approximate, are spelled alike; both are null when there is nothing to search for.
create function search_query(words text[], word_keys text[], whole_keys text, of_kind text, is_approximate boolean,
  out wide tsquery, out narrow tsquery) language plpgsql stable parallel safe as $$
declare
  arabic_stop_words constant text[] := array['في', 'من', 'علي', 'الي', 'عن', 'مع', 'او', 'و'];
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

-- Name keys as lexemes. They are capitals, which no stem has.
create function name_vector(keys text[], weight "char") returns tsvector language sql immutable parallel safe as $$
  select coalesce(setweight(string_agg(key || ':1', ' ')::tsvector, weight), ''::tsvector) from unnest(keys) as key
$$;

-- Organizations -----------------------------------------------------------------------------------------------------

alter table organizations
  add column area_ids smallint[] not null default '{}',
  add column name_words text not null default '',
  add column name_keys text[] not null default '{}',
  add column search_vector tsvector not null default '';

create function prepare_organization_search() returns trigger language plpgsql as $$
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
    || words_vector(place_forms, places, 'B') || words_vector(summary_forms, summaries, 'C')
    || text_vector(html_words(concat_ws(' . ', new.description_en, new.description_ar)), 'D');
  if new.status = 'published' then
    perform remember_words('organization', concat_ws(' ', name_forms, place_forms, summary_forms));
  end if;
  return new;
end $$;
create trigger organizations_search
  before insert or update of name_en, name_ar, city_en, city_ar, summary_en, summary_ar, description_en, description_ar, status on organizations
  for each row execute function prepare_organization_search();

create index organizations_search on organizations using gin (search_vector) with (fastupdate = off) where status = 'published';

-- Opportunities -----------------------------------------------------------------------------------------------------

-- Long texts leave the row, so that more rows lie on a page; what ranks a thousand rows stays in it.
alter table opportunities set (toast_tuple_target = 512);
alter table opportunities alter column title_words set storage main, alter column lead_vector set storage main, alter column area_ids set storage main,
  alter column title_en set storage main, alter column title_ar set storage main;

create function prepare_opportunity_search() returns trigger language plpgsql as $$
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
  new.lead_vector := words_vector(title_forms, titles, 'A') || words_vector(place_forms, places, 'B');
  new.search_vector := new.lead_vector || name_vector(organization.name_keys, 'B') || words_vector(summary_forms, summaries, 'C')
    || text_vector(html_words(concat_ws(' . ', new.description_en, new.description_ar, new.eligibility_en, new.eligibility_ar, new.funding_en, new.funding_ar)), 'D');
  if new.status in ('published', 'closed') then
    perform remember_words('opportunity', concat_ws(' ', title_forms, place_forms, summary_forms));
  end if;
  return new;
end $$;
create trigger opportunities_search
  before insert or update of title_en, title_ar, summary_en, summary_ar, description_en, description_ar, eligibility_en, eligibility_ar,
    funding_en, funding_ar, city_en, city_ar, organization_id, status on opportunities
  for each row execute function prepare_opportunity_search();

-- The 2,048 neighbours of a row by id, then the 4,096, and so on to 65,536: words of the search index that let a search
-- look at the newest rows first, block by block, and stop when it has enough.
create function block_tokens(id bigint) returns text[] language sql immutable strict parallel safe as $$
  select array['11:' || (id >> 11), '12:' || (id >> 12), '13:' || (id >> 13), '14:' || (id >> 14), '15:' || (id >> 15), '16:' || (id >> 16)]
$$;

-- The newest blocks below an id, newest first: one or two of each size, so that none is larger than what was looked at
-- before it. They hold 130,000 ids at least; a word with fewer than a thousand rows there is rare enough to be read whole.
create function newest_blocks(newest bigint) returns table (block text, first_id bigint) language plpgsql immutable strict parallel safe rows 10 as $$
declare
  shift int := 11;
begin
  first_id := ((newest >> 11) + 1) << 11;
  while shift <= 16 and first_id > 0 loop
    first_id := first_id - (1::bigint << shift);
    block := shift || ':' || (first_id >> shift);
    return next;
    if (first_id >> shift) % 2 = 0 then shift := shift + 1; end if;
  end loop;
end $$;

-- Filters as words of the search index. The four that are combined most have one word for each combination
-- (education/3/grant/QA, -/3/-/QA …): what a few rows in a million share is found without reading the others.
create function filter_tokens(ags_category text, area_ids smallint[], category text, country text, organization_id bigint,
  work_mode text, is_program boolean) returns text[] language sql immutable parallel safe as $$
  select array(
    select concat_ws('/', g, a, c, n)
    from unnest(array['-', ags_category]) g, unnest(array_prepend('-', area_ids::text[])) a, unnest(array['-', category]) c, unnest(array['-', country]) n
    where n is not null
  ) || array_remove(array['partner:' || organization_id, 'mode:' || work_mode, 'program:' || is_program], null)
$$;

create index opportunities_search on opportunities
  using gin (search_vector, block_tokens(id), filter_tokens(ags_category, area_ids, category, country, organization_id, work_mode, is_program))
  with (fastupdate = off) where is_listed;

-- Lists walk one of these from where it begins and read nothing else: each carries all that a filter may ask. The pairs
-- keep lists with several filters dense, so that their totals are found within a few thousand entries.
create index opportunities_closing on opportunities (closes_at, id)
  include (published_at, opens_at, ags_category, area_ids, category, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_ags on opportunities (ags_category, closes_at, id)
  include (published_at, opens_at, area_ids, category, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_category on opportunities (category, closes_at, id)
  include (published_at, opens_at, ags_category, area_ids, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_country on opportunities (country, closes_at, id)
  include (published_at, opens_at, ags_category, area_ids, category, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_organization on opportunities (organization_id, closes_at, id)
  include (published_at, opens_at, ags_category, area_ids, category, country, work_mode, is_program) where is_listed;
create index opportunities_closing_by_country_category on opportunities (country, category, closes_at, id)
  include (published_at, opens_at, ags_category, area_ids, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_country_ags on opportunities (country, ags_category, closes_at, id)
  include (published_at, opens_at, area_ids, category, organization_id, work_mode, is_program) where is_listed;
create index opportunities_closing_by_category_ags on opportunities (category, ags_category, closes_at, id)
  include (published_at, opens_at, area_ids, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest on opportunities (published_at desc, id desc)
  include (closes_at, opens_at, ags_category, area_ids, category, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_ags on opportunities (ags_category, published_at desc, id desc)
  include (closes_at, opens_at, area_ids, category, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_category on opportunities (category, published_at desc, id desc)
  include (closes_at, opens_at, ags_category, area_ids, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_country on opportunities (country, published_at desc, id desc)
  include (closes_at, opens_at, ags_category, area_ids, category, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_organization on opportunities (organization_id, published_at desc, id desc)
  include (closes_at, opens_at, ags_category, area_ids, category, country, work_mode, is_program) where is_listed;
create index opportunities_newest_by_country_category on opportunities (country, category, published_at desc, id desc)
  include (closes_at, opens_at, ags_category, area_ids, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_country_ags on opportunities (country, ags_category, published_at desc, id desc)
  include (closes_at, opens_at, area_ids, category, organization_id, work_mode, is_program) where is_listed;
create index opportunities_newest_by_category_ags on opportunities (category, ags_category, published_at desc, id desc)
  include (closes_at, opens_at, area_ids, country, organization_id, work_mode, is_program) where is_listed;
create index opportunities_opening on opportunities (opens_at) where is_listed;

-- Lists of an area, the most common of all, have the area in front: the link repeats what they sort and narrow by.
alter table opportunity_areas
  add column is_listed boolean not null,
  add column ags_category text not null,
  add column published_at timestamptz not null,
  add column opens_at timestamptz not null,
  add column closes_at timestamptz not null;
create index opportunity_areas_closing on opportunity_areas (thematic_area_id, closes_at, opportunity_id) include (published_at, opens_at) where is_listed;
create index opportunity_areas_closing_by_ags on opportunity_areas (thematic_area_id, ags_category, closes_at, opportunity_id) include (published_at, opens_at) where is_listed;
create index opportunity_areas_newest on opportunity_areas (thematic_area_id, published_at desc, opportunity_id desc) include (closes_at, opens_at) where is_listed;
create index opportunity_areas_newest_by_ags on opportunity_areas (thematic_area_id, ags_category, published_at desc, opportunity_id desc) include (closes_at, opens_at) where is_listed;

create function fill_opportunity_link() returns trigger language plpgsql as $$
begin
  select o.is_listed, o.ags_category, o.published_at, o.opens_at, o.closes_at
    into strict new.is_listed, new.ags_category, new.published_at, new.opens_at, new.closes_at
    from opportunities o where o.id = new.opportunity_id;
  return new;
end $$;
create trigger opportunity_areas_fill before insert or update on opportunity_areas for each row execute function fill_opportunity_link();

create function renew_opportunity_links() returns trigger language plpgsql as $$
begin
  update opportunity_areas set opportunity_id = opportunity_id where opportunity_id = new.id;
  return null;
end $$;
create trigger opportunities_links after update on opportunities for each row
  when ((old.is_listed, old.ags_category, old.published_at, old.opens_at, old.closes_at) is distinct from (new.is_listed, new.ags_category, new.published_at, new.opens_at, new.closes_at))
  execute function renew_opportunity_links();

-- Members -----------------------------------------------------------------------------------------------------------

alter table members
  add column area_ids smallint[] not null default '{}',
  add column name_words text not null default '',
  add column search_vector tsvector not null default '';

create function prepare_member_search() returns trigger language plpgsql as $$
declare
  organization organizations;
  names text := concat_ws(' . ', new.full_name, new.full_name_ar);
  positions text;
  interests text := concat_ws(' . ', new.headline_en, new.headline_ar, array_to_string(new.research_interests, ' . '));
  name_forms text := index_words(names);
  position_forms text;
  interest_forms text := index_words(interests);
begin
  select * into organization from organizations where id = new.organization_id;
  positions := concat_ws(' . ', new.current_title, new.organization_name, organization.name_en, organization.name_ar, new.city);
  position_forms := index_words(positions);
  new.name_words := concat(' ', plain_words(new.full_name), ' | ', plain_words(new.full_name_ar), ' ');
  new.search_vector := words_vector(name_forms, names, 'A') || name_vector(name_keys(names), 'A')
    || words_vector(position_forms, positions, 'B') || name_vector(organization.name_keys, 'B') || words_vector(interest_forms, interests, 'C');
  if new.is_listed then
    perform remember_words('member', concat_ws(' ', name_forms, position_forms, interest_forms));
  end if;
  return new;
end $$;
create trigger members_search
  before insert or update of full_name, full_name_ar, headline_en, headline_ar, current_title, organization_id, organization_name, city,
    research_interests, is_listed on members
  for each row execute function prepare_member_search();

-- A name leaves the vocabulary with the last member who has it.
create function forget_member_words() returns trigger language plpgsql as $$
begin
  delete from search_vocabulary
  where kind = 'member' and word = any (regexp_split_to_array(index_words(concat_ws(' ', old.full_name, old.full_name_ar)), ' '))
    and not exists (select from members where is_listed and search_vector @@ phraseto_tsquery('bilingual', word));
  return null;
end $$;
create trigger members_forgotten after delete or update of full_name, full_name_ar, is_listed on members
  for each row execute function forget_member_words();

create index members_search on members using gin (search_vector) with (fastupdate = off) where is_listed;

-- What belongs to several tables -------------------------------------------------------------------------------------

-- Lists by name sort by the folded name, in Arabic order where the server has ICU (traps.md: no collation folds أ itself).
do $$
declare
  arabic constant text := coalesce((select 'pg_catalog."ar-x-icu"' from pg_collation
    where collname = 'ar-x-icu' and collnamespace = 'pg_catalog'::regnamespace and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding())) limit 1), 'pg_catalog."C"');
begin
  execute format($sql$
    alter table organizations
      add column sort_en text collate "C" not null generated always as (fold_text(coalesce(name_en, name_ar))) stored,
      add column sort_ar text collate %1$s not null generated always as (fold_text(coalesce(name_ar, name_en))) stored;
    alter table members
      add column sort_en text collate "C" not null generated always as (fold_text(full_name)) stored,
      add column sort_ar text collate %1$s not null generated always as (fold_text(coalesce(full_name_ar, full_name))) stored;
  $sql$, arabic);
end $$;
create index organizations_by_name_en on organizations (sort_en, id) where status = 'published';
create index organizations_by_name_ar on organizations (sort_ar, id) where status = 'published';
create index members_by_name_en on members (sort_en, id) where is_listed;
create index members_by_name_ar on members (sort_ar, id) where is_listed;

-- area_ids repeats a row's links, so that its lists need no join. TG_ARGV: the table, and the link's column for it.
create function copy_area_ids() returns trigger language plpgsql as $$
begin
  execute format($sql$
    update %1$I as target set area_ids = found.ids
    from (
      select changed.id, array(select thematic_area_id from %2$I where %3$I = changed.id order by 1) as ids
      from (select distinct %3$I as id from changed_links) as changed
    ) as found
    where target.id = found.id and target.area_ids is distinct from found.ids
  $sql$, tg_argv[0], tg_table_name, tg_argv[1]);
  return null;
end $$;

create function renew_organization_names() returns trigger language plpgsql as $$
begin
  update opportunities set organization_id = organization_id where organization_id = new.id;
  update members set organization_id = organization_id where organization_id = new.id;
  return null;
end $$;
create trigger organizations_renamed after update of name_en, name_ar on organizations
  for each row when (old.name_en is distinct from new.name_en or old.name_ar is distinct from new.name_ar)
  execute function renew_organization_names();

do $$
declare
  target text;
begin
  foreach target in array array['opportunity', 'organization', 'member'] loop
    execute format($sql$
      create trigger %1$s_areas_added after insert on %1$s_areas referencing new table as changed_links
        for each statement execute function copy_area_ids(%2$L, %3$L);
      create trigger %1$s_areas_moved after update on %1$s_areas referencing new table as changed_links
        for each statement execute function copy_area_ids(%2$L, %3$L);
      create trigger %1$s_areas_removed after delete on %1$s_areas referencing old table as changed_links
        for each statement execute function copy_area_ids(%2$L, %3$L);
    $sql$, target, case target when 'opportunity' then 'opportunities' else target || 's' end, target || '_id');
  end loop;
end $$;
