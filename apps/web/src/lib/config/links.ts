const env = import.meta.env as Record<string, string | undefined>;

/** Whoever runs an installation names its own channels when building; `.example` is reserved and belongs to nobody. */
export const TELEGRAM_URL = env.VITE_TELEGRAM_URL ?? 'https://althing.example/telegram';
export const TWITTER_URL = env.VITE_TWITTER_URL ?? 'https://althing.example/twitter';
export const GITHUB_URL = env.VITE_GITHUB_URL ?? 'https://althing.example/github';
export const DOCS_URL = env.VITE_DOCS_URL ?? 'https://althing.example/docs';
