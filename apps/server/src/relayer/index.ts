export type { RelayerMetrics } from './ports.ts';
export { createRelayer, type Relayer } from './relayer.ts';
export { LOCAL_SETTINGS, PUBLIC_SETTINGS } from './settings.ts';
