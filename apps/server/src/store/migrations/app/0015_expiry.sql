ALTER TABLE "app"."organisations" ADD COLUMN "touched_at" timestamp (3) with time zone;--> statement-breakpoint
-- The last that is known to have happened to it; what nobody touched since long expires at the next turn, and can be registered again.
UPDATE "app"."organisations" o SET "touched_at" = greatest(
	o."created_at",
	(SELECT max(d."registered_at") FROM "app"."deployments" d WHERE d."organisation_id" = o."id"),
	(SELECT max(c."updated_at") FROM "app"."organisation_contracts" c WHERE c."organisation_id" = o."id"),
	(SELECT max(t."submitted_at") FROM "app"."deployment_transactions" t WHERE t."organisation_id" = o."id")
);--> statement-breakpoint
ALTER TABLE "app"."organisations" ALTER COLUMN "touched_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."deployments" ADD COLUMN "woken_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "organisations_unfinished" ON "app"."organisations" USING btree ("touched_at") WHERE "state" <> 'deployed';
