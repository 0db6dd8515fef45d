CREATE TABLE "app"."forum_links" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"url" text,
	"told" jsonb NOT NULL,
	"topics" jsonb NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"problem" text,
	"failures" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app"."forum_links" ADD CONSTRAINT "forum_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "app"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_links_due" ON "app"."forum_links" USING btree ("next_at");