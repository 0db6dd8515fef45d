/** What `live.publish` notifies. */
export const CHANNEL = 'live_outbox';
