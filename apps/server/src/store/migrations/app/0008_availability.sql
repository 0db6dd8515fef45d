CREATE TABLE "app"."slug_numbers" (
	"base" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "app"."deployments_due";--> statement-breakpoint
ALTER TABLE "app"."deployments" ADD COLUMN "is_on_its_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_ended" ON "app"."rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "deployments_due" ON "app"."deployments" USING btree ("is_on_its_way" DESC NULLS LAST,"next_check_at");