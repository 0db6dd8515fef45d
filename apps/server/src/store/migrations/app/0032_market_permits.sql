CREATE TABLE "app"."market_permits" (
	"market" uuid NOT NULL,
	"buyer" "bytea" NOT NULL,
	"owner" "bytea" NOT NULL,
	"max_quote" numeric NOT NULL,
	"nonce" numeric NOT NULL,
	"deadline" bigint NOT NULL,
	"signature" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_permits_market_buyer_nonce_deadline_max_quote_pk" PRIMARY KEY("market","buyer","nonce","deadline","max_quote")
);
--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ADD COLUMN "leaving" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."market_permits" ADD CONSTRAINT "market_permits_market_bond_markets_id_fk" FOREIGN KEY ("market") REFERENCES "app"."bond_markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_permits_newest" ON "app"."market_permits" USING btree ("market","created_at");