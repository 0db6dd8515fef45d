CREATE TABLE "app"."kept_simulations" (
	"subject" text PRIMARY KEY NOT NULL,
	"meaning" jsonb NOT NULL,
	"simulated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "app"."kept_simulations" ("subject", "meaning", "simulated_at")
	SELECT 'proposal:' || "chain_id" || ':0x' || encode("governor", 'hex') || ':' || "proposal_id", "meaning", "simulated_at" FROM "app"."proposal_simulations";
--> statement-breakpoint
DROP TABLE "app"."proposal_simulations";
