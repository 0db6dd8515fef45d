DELETE FROM "app"."challenges";--> statement-breakpoint
ALTER TABLE "app"."challenges" ADD COLUMN "chain_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."challenges" ADD COLUMN "secret_hash" "bytea";--> statement-breakpoint
CREATE INDEX "organisations_salt" ON "app"."organisations" USING btree ("salt","created_at");