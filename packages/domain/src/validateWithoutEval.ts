import { config } from 'zod/v4/core';

/** Schemas are interpreted from now on, not compiled: for pages whose policy forbids `eval`, where a browser reports the attempt as a violation. */
export const validateWithoutEval = (): unknown => config({ jitless: true });
