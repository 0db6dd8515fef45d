import { expect, test } from 'vitest';
import { forumReason } from './forum.ts';

const all = { isConfigured: true, isDeployed: true, hasGovernor: true, isCreator: true };

test.each([
  [{}, undefined],
  [{ isCreator: false }, 'forum-not-creator'],
  [{ hasGovernor: false, isCreator: false }, 'forum-no-governor'],
  [{ isDeployed: false, isCreator: false }, 'forum-not-deployed'],
  [{ isConfigured: false, isDeployed: false, hasGovernor: false, isCreator: false }, 'forum-off'],
] as const)('with %j the forum is refused by %s', (change, reason) => {
  expect(forumReason({ ...all, ...change })).toBe(reason);
});
