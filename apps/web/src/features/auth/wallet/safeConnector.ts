import { safe } from 'wagmi/connectors/safe';

/** The default of 10 ms is too short while Safe has only started to load our page. */
const HANDSHAKE_TIMEOUT_MS = 500;

export const safeConnector = () => safe({ allowedDomains: [/(^|\.)safe\.global$/], unstable_getInfoTimeout: HANDSHAKE_TIMEOUT_MS });
