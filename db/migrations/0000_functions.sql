-- The ranking score, 0–100. Twin of src/lib/professionals/ranking.ts: the same operations in the same
-- order on the same IEEE doubles, so both give the same bits.
create function calculate_professional_ranking_score(
  p_rating double precision,
  p_total_reviews integer,
  p_experience_years integer,
  p_certifications text[]
) returns double precision
language sql immutable strict parallel safe
return
  40::double precision * least(cardinality(p_certifications)::double precision / 5, 1::double precision)
  + 40::double precision * (p_rating / 5)
    * (p_total_reviews::double precision / (p_total_reviews::double precision + 5))
  + 20::double precision * least(p_experience_years::double precision / 10, 1::double precision);
--> statement-breakpoint
-- Which of the choices are among the values, as bits: choice_mask('{b,x}', '{a,b,c}') = 2.
create function choice_mask(p_values text[], p_choices text[]) returns smallint
language sql immutable strict parallel safe
return (
  select coalesce(sum(1 << (choice.position - 1)::integer), 0)::smallint
  from unnest(p_choices) with ordinality as choice (slug, position)
  where choice.slug = any (p_values)
);
--> statement-breakpoint
-- Words in lower case without accents, one blank between them: 'Ángel  Núñez-Gil' -> 'angel nunez gil'.
-- Accents go before the case does: lower() knows accented letters in some locales only.
create function fold_words(p_text text) returns text
language sql immutable strict parallel safe
return trim(regexp_replace(
  lower(regexp_replace(normalize(p_text, NFD), '[\u0300-\u036f]', '', 'g')),
  '[^[:alnum:]]+', ' ', 'g'
));
--> statement-breakpoint
create function search_words(p_text text) returns tsvector
language sql immutable strict parallel safe
return strip(to_tsvector('simple', fold_words(p_text)));
--> statement-breakpoint
-- Every word of the text as a prefix, all of them wanted. Only letters and digits are left of what a
-- visitor types, so no text is an operator; a text without words gives null, which finds nothing.
create function search_query(p_text text) returns tsquery
language sql immutable strict parallel safe
return (
  select to_tsquery('simple', string_agg(word || ':*', ' & '))
  from regexp_split_to_table(fold_words(p_text), ' ') as word
  where word <> ''
);
