-- What an organisation says of itself is kept as one value, so that a field which is added needs no column.
ALTER TABLE "app"."organisations" ADD COLUMN "profile" jsonb;--> statement-breakpoint
UPDATE "app"."organisations" SET "profile" = jsonb_build_object('description', "description", 'links', "links");--> statement-breakpoint
ALTER TABLE "app"."organisations" ALTER COLUMN "profile" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."organisations" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "app"."organisations" DROP COLUMN "links";
