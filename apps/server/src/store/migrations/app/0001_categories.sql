INSERT INTO "app"."categories" ("id", "name", "position") VALUES
  ('defi', 'DeFi', 1),
  ('infrastructure', 'Infrastructure', 2),
  ('public-goods', 'Public Goods', 3),
  ('grants', 'Grants', 4),
  ('investment', 'Investment', 5),
  ('gaming', 'Gaming', 6),
  ('art-and-culture', 'Art & Culture', 7),
  ('social', 'Social', 8),
  ('research', 'Research', 9),
  ('education', 'Education', 10),
  ('climate', 'Climate', 11),
  ('service', 'Service', 12),
  ('other', 'Other', 13)
ON CONFLICT ("id") DO NOTHING;
