CREATE TABLE "app"."proposal_simulations" (
	"chain_id" bigint NOT NULL,
	"governor" "bytea" NOT NULL,
	"proposal_id" numeric(78, 0) NOT NULL,
	"meaning" jsonb NOT NULL,
	"simulated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_simulations_chain_id_governor_proposal_id_pk" PRIMARY KEY("chain_id","governor","proposal_id")
);
