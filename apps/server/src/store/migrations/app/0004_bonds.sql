CREATE TABLE "app"."bond_buyers" (
	"record_id" uuid NOT NULL,
	"address" "bytea" NOT NULL,
	"max_quote" numeric NOT NULL,
	CONSTRAINT "bond_buyers_record_id_address_pk" PRIMARY KEY("record_id","address")
);
--> statement-breakpoint
CREATE TABLE "app"."bond_markets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_private" boolean NOT NULL,
	"market_id" numeric,
	"transaction_hash" "bytea",
	"proposed_owner" "bytea",
	"create_proposal" jsonb,
	"close_proposal" jsonb,
	"close_proposed_at" timestamp (3) with time zone,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."token_prices" (
	"chain_id" bigint NOT NULL,
	"address" "bytea" NOT NULL,
	"since" bigint NOT NULL,
	"usd" numeric NOT NULL,
	CONSTRAINT "token_prices_chain_id_address_since_pk" PRIMARY KEY("chain_id","address","since")
);
--> statement-breakpoint
CREATE TABLE "app"."tokens" (
	"chain_id" bigint NOT NULL,
	"address" "bytea" NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"decimals" integer NOT NULL,
	CONSTRAINT "tokens_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
ALTER TABLE "app"."bond_buyers" ADD CONSTRAINT "bond_buyers_record_id_bond_markets_id_fk" FOREIGN KEY ("record_id") REFERENCES "app"."bond_markets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bond_markets" ADD CONSTRAINT "bond_markets_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."bond_markets" ADD CONSTRAINT "bond_markets_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bond_buyers_address" ON "app"."bond_buyers" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "bond_markets_market" ON "app"."bond_markets" USING btree ("chain_id","market_id","transaction_hash");--> statement-breakpoint
CREATE INDEX "bond_markets_organisation" ON "app"."bond_markets" USING btree ("organisation_id","created_at");