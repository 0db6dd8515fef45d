CREATE SCHEMA "app";
--> statement-breakpoint
CREATE TABLE "app"."challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."citizenship_confirmations" (
	"user_id" uuid NOT NULL,
	"terms_version" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"signature" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "citizenship_confirmations_user_id_terms_version_pk" PRIMARY KEY("user_id","terms_version")
);
--> statement-breakpoint
CREATE TABLE "app"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" "bytea" NOT NULL,
	"name" text,
	"is_safe" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "app"."categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"category_id" text NOT NULL,
	"logo_id" text,
	"links" jsonb NOT NULL,
	"modules" jsonb NOT NULL,
	"token" jsonb,
	"salt" "bytea" NOT NULL,
	"chain_ids" bigint[] NOT NULL,
	"has_bonding_engine" boolean NOT NULL,
	"creator_id" uuid NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."deployment_transactions" (
	"organisation_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"sender" "bytea",
	"nonce" bigint,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deployment_transactions_organisation_id_chain_id_hash_pk" PRIMARY KEY("organisation_id","chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "app"."deployments" (
	"organisation_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"deployer" "bytea" NOT NULL,
	"plan" jsonb NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "deployments_organisation_id_chain_id_pk" PRIMARY KEY("organisation_id","chain_id")
);
--> statement-breakpoint
CREATE TABLE "app"."organisation_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"chain_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"step_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" "bytea" NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"transaction_hash" "bytea",
	"block_number" bigint,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"checks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."citizenship_confirmations" ADD CONSTRAINT "citizenship_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."organisations" ADD CONSTRAINT "organisations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "app"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."organisations" ADD CONSTRAINT "organisations_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "app"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."organisations" ADD CONSTRAINT "organisations_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "app"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."deployment_transactions" ADD CONSTRAINT "deployment_transactions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."deployments" ADD CONSTRAINT "deployments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."organisation_contracts" ADD CONSTRAINT "organisation_contracts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."receipts" ADD CONSTRAINT "receipts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenges_address" ON "app"."challenges" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "challenges_expiry" ON "app"."challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "app"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "app"."sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "files_owner" ON "app"."files" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_slug" ON "app"."organisations" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "organisations_newest" ON "app"."organisations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "app"."organisations" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "organisations_category_newest" ON "app"."organisations" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "organisations_category_name" ON "app"."organisations" USING btree ("category_id","name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "organisations_creator_newest" ON "app"."organisations" USING btree ("creator_id","created_at","id");--> statement-breakpoint
CREATE INDEX "organisations_state_newest" ON "app"."organisations" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "organisations_state_name" ON "app"."organisations" USING btree ("state","name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "organisations_chains" ON "app"."organisations" USING gin ("chain_ids");--> statement-breakpoint
CREATE INDEX "organisations_words" ON "app"."organisations" USING gin (to_tsvector('simple', "name_key"));--> statement-breakpoint
CREATE INDEX "deployments_due" ON "app"."deployments" USING btree ("next_check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_contracts_step" ON "app"."organisation_contracts" USING btree ("organisation_id","chain_id","step_id");--> statement-breakpoint
CREATE INDEX "organisation_contracts_address" ON "app"."organisation_contracts" USING btree ("chain_id","address");--> statement-breakpoint
CREATE INDEX "receipts_newest" ON "app"."receipts" USING btree ("organisation_id","checked_at");