/** Why an organisation is not mirrored to a forum, or not by whoever asks. */
export const FORUM_REASONS = {
  'forum-off': 'This installation has no voting forum. Whoever runs it can name one.',
  'forum-not-deployed': 'The forum is for organisations that are deployed. Finish the deployment first.',
  'forum-no-governor': 'This organisation has no governor whose proposals could be mirrored.',
  'forum-not-creator': 'Only the creator of the organisation can switch the forum on or off.',
} as const;

export type ForumReason = keyof typeof FORUM_REASONS;

interface ForumQuestion {
  isConfigured: boolean;
  isDeployed: boolean;
  hasGovernor: boolean;
  isCreator: boolean;
}

/** Why the forum cannot be switched; undefined where it can. What the reader cannot change comes first. */
export function forumReason({ isConfigured, isDeployed, hasGovernor, isCreator }: ForumQuestion): ForumReason | undefined {
  if (!isConfigured) return 'forum-off';
  if (!isDeployed) return 'forum-not-deployed';
  if (!hasGovernor) return 'forum-no-governor';
  return isCreator ? undefined : 'forum-not-creator';
}
