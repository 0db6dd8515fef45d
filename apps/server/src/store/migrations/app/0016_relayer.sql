CREATE TABLE "app"."relayer_faults" (
	"bridge" text PRIMARY KEY NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."relayer_places" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."relayer_tasks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"origin" bigint NOT NULL,
	"destination" bigint NOT NULL,
	"key" "bytea" NOT NULL,
	"transaction_hash" "bytea" NOT NULL,
	"block_hash" "bytea" NOT NULL,
	"position" integer,
	"bridge" text,
	"controller" "bytea",
	"payload" "bytea",
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app"."relayer_transactions" (
	"chain_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"task_id" bigint NOT NULL,
	"signed" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "relayer_transactions_chain_id_nonce_pk" PRIMARY KEY("chain_id","nonce")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "relayer_tasks_key" ON "app"."relayer_tasks" USING btree ("kind","origin","key");--> statement-breakpoint
CREATE INDEX "relayer_tasks_due" ON "app"."relayer_tasks" USING btree ("destination","due_at") WHERE "app"."relayer_tasks"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "relayer_tasks_controller" ON "app"."relayer_tasks" USING btree ("destination","controller");--> statement-breakpoint
CREATE INDEX "relayer_tasks_age" ON "app"."relayer_tasks" USING btree ("created_at");
