CREATE TABLE "app"."route_candidates" (
	"chain_id" bigint NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "route_candidates_chain_id_transaction_hash_pk" PRIMARY KEY("chain_id","transaction_hash")
);
--> statement-breakpoint
CREATE INDEX "route_candidates_due" ON "app"."route_candidates" USING btree ("next_at");