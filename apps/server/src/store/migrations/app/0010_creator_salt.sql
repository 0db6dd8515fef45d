-- A double submission made two organisations of one form. The later one keeps its plan, but not the salt of the first.
UPDATE "app"."organisations" AS later SET "salt" = sha256(later."salt" || uuid_send(later."id"))
WHERE EXISTS (
	SELECT 1 FROM "app"."organisations" AS first
	WHERE first."creator_id" = later."creator_id" AND first."salt" = later."salt"
		AND (first."created_at", first."id") < (later."created_at", later."id")
);--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_creator_salt" ON "app"."organisations" USING btree ("creator_id","salt");
