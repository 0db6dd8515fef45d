ALTER TABLE "app"."rate_limits" SET UNLOGGED;
--> statement-breakpoint
-- "dao-3" may be the third "dao" or the first "dao 3": both go on after it.
INSERT INTO "app"."slug_numbers" ("base", "number")
  SELECT base, max(number) FROM (
    SELECT regexp_replace(slug, '-[0-9]{1,6}$', '') AS base, coalesce(substring(slug from '-([0-9]{1,6})$')::integer, 1) AS number
      FROM "app"."organisations"
    UNION ALL SELECT slug, 1 FROM "app"."organisations"
  ) taken GROUP BY base
  ON CONFLICT DO NOTHING;
