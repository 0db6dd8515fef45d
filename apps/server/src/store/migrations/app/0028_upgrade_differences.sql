-- What differs was a sentence and is now a value in its unit. Whoever executes an upgrade is told it with the next look at its chains.
UPDATE "app"."upgrade_proposals" SET "progress" = (
	SELECT coalesce(jsonb_agg(entry || '{"difference": null}'), '[]') FROM jsonb_array_elements("progress") entry
) WHERE "progress" <> '[]';
