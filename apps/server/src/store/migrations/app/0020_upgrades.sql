CREATE TABLE "app"."upgrade_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"proposer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"present" jsonb NOT NULL,
	"upgraded" jsonb NOT NULL,
	"logo_id" text,
	"transactions" jsonb NOT NULL,
	"chains" jsonb NOT NULL,
	"plan_hash" "bytea" NOT NULL,
	"vote_chain_ids" bigint[] NOT NULL,
	"progress" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"executing_since" timestamp (3) with time zone,
	"executed_at" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "app"."upgrade_votes" (
	"proposal_id" uuid NOT NULL,
	"voter" "bytea" NOT NULL,
	"chain_id" bigint,
	"approve" boolean NOT NULL,
	"signature" "bytea" NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upgrade_votes_account" UNIQUE NULLS NOT DISTINCT("proposal_id","voter","chain_id")
);
--> statement-breakpoint
ALTER TABLE "app"."organisations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ADD CONSTRAINT "upgrade_proposals_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ADD CONSTRAINT "upgrade_proposals_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."upgrade_proposals" ADD CONSTRAINT "upgrade_proposals_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "app"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."upgrade_votes" ADD CONSTRAINT "upgrade_votes_proposal_id_upgrade_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "app"."upgrade_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upgrade_proposals_newest" ON "app"."upgrade_proposals" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "upgrade_proposals_executing" ON "app"."upgrade_proposals" USING btree ("organisation_id") WHERE "app"."upgrade_proposals"."state" in ('executing', 'executed');--> statement-breakpoint
CREATE INDEX "upgrade_proposals_due" ON "app"."upgrade_proposals" USING btree ("next_check_at") WHERE "app"."upgrade_proposals"."state" = 'executing';--> statement-breakpoint
CREATE INDEX "upgrade_proposals_logo" ON "app"."upgrade_proposals" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "upgrade_proposals_waiting" ON "app"."upgrade_proposals" USING btree ("created_at") WHERE "app"."upgrade_proposals"."state" in ('open', 'approved');