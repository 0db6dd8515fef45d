CREATE TABLE "app"."address_labels" (
	"user_id" uuid NOT NULL,
	"address" "bytea" NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "address_labels_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
ALTER TABLE "app"."address_labels" ADD CONSTRAINT "address_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;