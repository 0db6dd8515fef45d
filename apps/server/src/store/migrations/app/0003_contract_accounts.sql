DELETE FROM "app"."challenges";--> statement-breakpoint
ALTER TABLE "app"."users" DROP CONSTRAINT "users_address_unique";--> statement-breakpoint
DROP INDEX "app"."challenges_address";--> statement-breakpoint
ALTER TABLE "app"."challenges" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."users" ADD COLUMN "chain_id" bigint;--> statement-breakpoint
CREATE INDEX "challenges_purpose" ON "app"."challenges" USING btree ("address","chain_id","secret_hash","created_at");--> statement-breakpoint
ALTER TABLE "app"."users" ADD CONSTRAINT "users_account" UNIQUE NULLS NOT DISTINCT("address","chain_id");--> statement-breakpoint
UPDATE "app"."users" u SET "chain_id" = (
  SELECT c."chain_id" FROM "app"."citizenship_confirmations" c WHERE c."user_id" = u."id" ORDER BY c."confirmed_at" DESC LIMIT 1
) WHERE u."is_safe";--> statement-breakpoint
DELETE FROM "app"."sessions" s USING "app"."users" u WHERE u."id" = s."user_id" AND u."is_safe";
