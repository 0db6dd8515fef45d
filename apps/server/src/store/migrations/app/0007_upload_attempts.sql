CREATE TABLE "app"."upload_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."upload_attempts" ADD CONSTRAINT "upload_attempts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "app"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_attempts_owner" ON "app"."upload_attempts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "upload_attempts_age" ON "app"."upload_attempts" USING btree ("created_at");