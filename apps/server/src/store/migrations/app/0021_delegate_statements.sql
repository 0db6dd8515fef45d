CREATE TABLE "app"."delegate_statements" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delegate_statements_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "app"."delegate_statements" ADD CONSTRAINT "delegate_statements_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app"."delegate_statements" ADD CONSTRAINT "delegate_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegate_statements_user" ON "app"."delegate_statements" USING btree ("user_id");