CREATE TABLE "app"."route_orders" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"token" text NOT NULL,
	"origin" bigint NOT NULL,
	"destination" bigint NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"amount" text NOT NULL,
	"received" text NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "route_orders_provider_key_pk" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
ALTER TABLE "app"."route_transfers" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "app"."route_transfers" ADD COLUMN "refund_looked_to" bigint;--> statement-breakpoint
ALTER TABLE "app"."route_transfers" ADD COLUMN "refunded_on" bigint;--> statement-breakpoint
ALTER TABLE "app"."route_transfers" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "app"."route_transfers" ADD COLUMN "refunded_transaction_hash" "bytea";--> statement-breakpoint
CREATE INDEX "route_orders_age" ON "app"."route_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "route_transfers_refund" ON "app"."route_transfers" USING btree ("refunded_transaction_hash");