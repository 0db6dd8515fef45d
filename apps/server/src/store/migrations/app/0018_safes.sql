CREATE TABLE "app"."followed_safes" (
	"chain_id" bigint NOT NULL,
	"address" "bytea" NOT NULL,
	"since_block" bigint NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_safes_chain_id_address_pk" PRIMARY KEY("chain_id","address")
);
--> statement-breakpoint
CREATE TABLE "app"."safe_confirmations" (
	"chain_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"owner" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safe_confirmations_chain_id_hash_owner_pk" PRIMARY KEY("chain_id","hash","owner")
);
--> statement-breakpoint
CREATE TABLE "app"."safe_delegates" (
	"chain_id" bigint NOT NULL,
	"delegator" "bytea" NOT NULL,
	"delegate" "bytea" NOT NULL,
	"safe" "bytea" NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safe_delegates_chain_id_delegator_delegate_safe_pk" PRIMARY KEY("chain_id","delegator","delegate","safe")
);
--> statement-breakpoint
CREATE TABLE "app"."safe_message_confirmations" (
	"chain_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"owner" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safe_message_confirmations_chain_id_hash_owner_pk" PRIMARY KEY("chain_id","hash","owner")
);
--> statement-breakpoint
CREATE TABLE "app"."safe_messages" (
	"chain_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"safe" "bytea" NOT NULL,
	"message" jsonb NOT NULL,
	"proposer" "bytea" NOT NULL,
	"app_id" integer,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safe_messages_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "app"."safe_transactions" (
	"chain_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"safe" "bytea" NOT NULL,
	"nonce" numeric(78, 0) NOT NULL,
	"to" "bytea" NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	"data" "bytea" NOT NULL,
	"operation" smallint NOT NULL,
	"safe_tx_gas" numeric(78, 0) NOT NULL,
	"base_gas" numeric(78, 0) NOT NULL,
	"gas_price" numeric(78, 0) NOT NULL,
	"gas_token" "bytea" NOT NULL,
	"refund_receiver" "bytea" NOT NULL,
	"origin" text NOT NULL,
	"proposer" "bytea" NOT NULL,
	"delegate" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safe_transactions_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
ALTER TABLE "app"."safe_confirmations" ADD CONSTRAINT "safe_confirmations_chain_id_hash_safe_transactions_chain_id_hash_fk" FOREIGN KEY ("chain_id","hash") REFERENCES "app"."safe_transactions"("chain_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."safe_message_confirmations" ADD CONSTRAINT "safe_message_confirmations_chain_id_hash_safe_messages_chain_id_hash_fk" FOREIGN KEY ("chain_id","hash") REFERENCES "app"."safe_messages"("chain_id","hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safe_confirmations_owner" ON "app"."safe_confirmations" USING btree ("chain_id","owner");--> statement-breakpoint
CREATE INDEX "safe_delegates_delegate" ON "app"."safe_delegates" USING btree ("chain_id","delegate");--> statement-breakpoint
CREATE INDEX "safe_delegates_safe" ON "app"."safe_delegates" USING btree ("chain_id","safe");--> statement-breakpoint
CREATE INDEX "safe_messages_of_safe" ON "app"."safe_messages" USING btree ("chain_id","safe","created_at");--> statement-breakpoint
CREATE INDEX "safe_messages_age" ON "app"."safe_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "safe_transactions_queue" ON "app"."safe_transactions" USING btree ("chain_id","safe","nonce");