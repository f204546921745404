-- How many certifications there are, and how many of them are checked. Entries that differ in case alone are one, and
-- checked if any of them is. Accents are parted from their letters first: lower() knows accented letters in some locales
-- only.
create function certification_counts(p_certifications text[], p_checked text[]) returns integer[]
language sql immutable strict parallel safe
return (
  select array[count(*)::integer, (count(*) filter (where is_checked))::integer]
  from (
    select bool_or(certification = any (p_checked)) as is_checked
    from unnest(p_certifications) as certification
    group by lower(normalize(certification, NFD))
  ) as certifications
);
--> statement-breakpoint
-- What is passed to the ranking: a checked certification counts whole, an unchecked one half. Twin of
-- countedCertifications in src/lib/professionals/ranking.ts.
create function counted_certifications(p_certifications text[], p_checked text[])
returns double precision
language sql immutable strict parallel safe
return (
  select counts[2]::double precision + (counts[1] - counts[2])::double precision / 2
  from certification_counts(p_certifications, p_checked) as counts
);
--> statement-breakpoint
-- The formula as before (0000), of certifications that are counted already.
create function calculate_professional_ranking_score(
  p_rating double precision,
  p_total_reviews integer,
  p_experience_years integer,
  p_certifications double precision
) returns double precision
language sql immutable strict parallel safe
return
  40::double precision * least(p_certifications / 5, 1::double precision)
  + 40::double precision * (p_rating / 5)
    * (p_total_reviews::double precision / (p_total_reviews::double precision + 5))
  + 20::double precision * least(p_experience_years::double precision / 10, 1::double precision);
