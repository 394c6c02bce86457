-- Texts as searches compare them. `folded` is domain/foldText.ts: small letters without accents, plain quotes and hyphens.
-- `searched` is what a search looks at: the text, and beside it words with signs inside without those, so that
-- 'F-2026-102' is found by 'f2026102' and 'O''Brien' by 'obrien', and in short texts names without their blanks, so that
-- 'Van den Berg' is found by 'vandenberg'. Addresses of mail and pages stay as they are.
create function folded(words text) returns text language plpgsql immutable parallel safe strict as $$
begin
  if octet_length(words) = length(words) then
    return lower(words collate "C");
  end if;
  return replace(replace(replace(replace(translate(lower(regexp_replace(
    normalize(translate(words, '‘’‛ʼ´′‐‑‒–—−', '''''''''''''------'), NFKD),
    '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g') collate "und-x-icu"),
    'øđðłħŧı', 'oddlhti'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end $$;

create function searched(words text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := folded(words);
  joined text;
  names text;
begin
  if plain ~ '[a-z0-9][-./_''][a-z0-9]' then
    select string_agg(translate(one.part[1], '-./_''', ''), ' ') into joined
      from regexp_split_to_table(plain, '\s+') token, regexp_matches(token, '[a-z0-9]+(?:[-./_''][a-z0-9]+)+', 'g') as one(part)
      where length(token) <= 80 and token !~ '@|://';
  end if;
  if length(plain) <= 1000 and plain ~ '\m(?:van|von|de|den|der|ter|ten|op|la|le|el) ' then
    select string_agg(replace(one.part[1], ' ', ''), ' ') into names
      from regexp_matches(plain, '\m((?:(?:van|von|de|den|der|ter|ten|op|la|le|el) +)+[a-z]{2,30})', 'g') as one(part);
  end if;
  return concat_ws(' ', plain, joined, names);
end $$;
