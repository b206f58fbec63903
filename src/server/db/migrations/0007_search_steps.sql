-- The blocks of ids below one, newest first, that a step of a search looks at: as words of the search index (block_tokens
-- of 0002), none larger than needed. Null for how many are wanted: all the rest, without naming its blocks. "first" and
-- what is answered for the next step are multiples of 2,048.
create function blocks_below(first bigint, wanted bigint, out blocks text[], out first_id bigint) language plpgsql immutable parallel safe as $$
declare
  last bigint;
  shift int;
begin
  first_id := first;
  blocks := '{}';
  if first = 0 then return; end if;
  -- Naming more than two million ids costs more than reading what is rare.
  if wanted is null or wanted > 2097152 then
    blocks := null;
    first_id := 0;
    return;
  end if;
  last := greatest(first - ((wanted + 2047) >> 11 << 11), 0);
  while first_id > last loop
    shift := 11;
    while shift < 16 and first_id & ((2::bigint << shift) - 1) = 0 and first_id - (2::bigint << shift) >= last loop
      shift := shift + 1;
    end loop;
    first_id := first_id - (1::bigint << shift);
    blocks := blocks || (shift || ':' || (first_id >> shift));
  end loop;
end $$;

drop function newest_blocks(bigint);
