ALTER TABLE "app"."upgrade_proposals" ALTER COLUMN "present" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ALTER COLUMN "upgraded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "upgrade_proposals_kept" ON "app"."upgrade_proposals" USING btree ("created_at") WHERE "app"."upgrade_proposals"."state" = 'expired' and "app"."upgrade_proposals"."upgraded" is not null;