-- The slug is given by registration; until then an organisation is found by its id.
UPDATE "app"."organisations" SET "slug" = "id"::text WHERE "state" = 'draft';
