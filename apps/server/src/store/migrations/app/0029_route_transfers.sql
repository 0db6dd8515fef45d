CREATE TABLE "app"."route_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"origin" bigint NOT NULL,
	"destination" bigint NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"position" integer NOT NULL,
	"contract" text NOT NULL,
	"output_token" text NOT NULL,
	"key" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"amount" text NOT NULL,
	"received" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"state" text NOT NULL,
	"looked_to" bigint NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	"arrived_transaction_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "route_transfers_departure" UNIQUE("origin","transaction_hash","position")
);
--> statement-breakpoint
CREATE INDEX "route_transfers_due" ON "app"."route_transfers" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "route_transfers_newest" ON "app"."route_transfers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "route_transfers_sender" ON "app"."route_transfers" USING btree (lower("sender"),"created_at");--> statement-breakpoint
CREATE INDEX "route_transfers_recipient" ON "app"."route_transfers" USING btree (lower("recipient"),"created_at");