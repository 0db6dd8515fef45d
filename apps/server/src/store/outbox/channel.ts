/** The Postgres channel that the SQL function `live.publish` notifies. */
export const CHANNEL = 'live_outbox';
