CREATE TABLE "app"."bonding_engines" (
	"organisation_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"address" "bytea" NOT NULL,
	"is_named" boolean NOT NULL,
	CONSTRAINT "bonding_engines_organisation_id_chain_id_address_pk" PRIMARY KEY("organisation_id","chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "app"."buyer_sets" (
	"root" "bytea" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."set_buyers" (
	"root" "bytea" NOT NULL,
	"address" "bytea" NOT NULL,
	"max_quote" numeric NOT NULL,
	CONSTRAINT "set_buyers_root_address_pk" PRIMARY KEY("root","address")
);
--> statement-breakpoint
ALTER TABLE "app"."bonding_engines" ADD CONSTRAINT "bonding_engines_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."set_buyers" ADD CONSTRAINT "set_buyers_root_buyer_sets_root_fk" FOREIGN KEY ("root") REFERENCES "app"."buyer_sets"("root") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonding_engines_address" ON "app"."bonding_engines" USING btree ("address","chain_id");--> statement-breakpoint
INSERT INTO "app"."buyer_sets" SELECT DISTINCT "buyers_root" FROM "app"."bond_markets" WHERE "buyers_root" IS NOT NULL;--> statement-breakpoint
INSERT INTO "app"."set_buyers" SELECT DISTINCT r."buyers_root", b."address", b."max_quote" FROM "app"."bond_buyers" b
	JOIN "app"."bond_markets" r ON r."id" = b."record_id" WHERE r."buyers_root" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "app"."bond_markets" ADD CONSTRAINT "bond_markets_buyers_root_buyer_sets_root_fk" FOREIGN KEY ("buyers_root") REFERENCES "app"."buyer_sets"("root") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bond_markets_private" ON "app"."bond_markets" USING btree ("organisation_id") WHERE "app"."bond_markets"."is_private" and "app"."bond_markets"."market_id" is not null;--> statement-breakpoint
CREATE INDEX "bond_markets_open" ON "app"."bond_markets" USING btree ("recorded_by","organisation_id") WHERE "app"."bond_markets"."market_id" is null;--> statement-breakpoint
CREATE INDEX "bond_markets_buyers" ON "app"."bond_markets" USING btree ("buyers_root");--> statement-breakpoint
INSERT INTO "app"."bonding_engines"
	WITH entry AS (
		SELECT o.id, (module ->> 'chainId')::bigint AS chain_id, (module ->> 'isMultisig')::boolean AS is_safe, module ->> 'name' AS name,
			module -> 'addresses' ->> 0 AS value
		FROM "app"."organisations" o CROSS JOIN LATERAL jsonb_array_elements(o.modules -> 'bondingEngine') AS module
		WHERE o.state <> 'draft' AND NOT coalesce((module ->> 'isMarkedForDeletion')::boolean, false)
	), planned AS (
		SELECT DISTINCT ON (entry.id, entry.chain_id, entry.name, entry.value) entry.*, c.address FROM entry
		JOIN "app"."organisation_contracts" c ON c.organisation_id = entry.id AND c.chain_id = entry.chain_id
			AND CASE WHEN entry.is_safe THEN c.kind = 'bondingEngine' AND c.name = entry.name
				ELSE c.step_id = entry.value OR (c.kind = 'timelock' AND 'governor|' || c.name = entry.value) END
		ORDER BY entry.id, entry.chain_id, entry.name, entry.value, c.kind = 'timelock' DESC
	)
	SELECT id, chain_id, address, false FROM planned
	UNION ALL
	SELECT id, chain_id, decode(substring(value FROM 3), 'hex'), true FROM entry WHERE NOT is_safe AND value ~* '^0x[0-9a-f]{40}$'
	ON CONFLICT DO NOTHING;
