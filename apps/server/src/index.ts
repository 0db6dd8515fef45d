export { type Server, type ServerOptions, startServer } from './startServer.ts';
export { ConfigError } from './runtime/readConfig.ts';
export { SESSION_SECONDS } from './api/auth/token.ts';
