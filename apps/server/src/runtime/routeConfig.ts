import { readFileSync } from 'node:fs';
import { localRouteTokens } from '@althing/bindings/localBridges';
import { GENERIC_BRIDGES, HOSTED_ROUTES } from '@althing/domain/bridges';
import type { Network } from '@althing/domain/chains';
import { parseAddress } from '@althing/domain/units';
import { z } from 'zod';
import type { Config } from '../base/config.ts';

const address = z.string().transform((text, context) => {
  const parsed = parseAddress(text);
  if (!parsed) context.addIssue({ code: 'custom', message: `"${text}" is not an address` });
  return parsed ?? '0x';
});
const place = z.strictObject({
  chainId: z.number().int().positive(),
  address,
  decimals: z.number().int().min(0).max(36),
  contracts: z.partialRecord(z.enum(GENERIC_BRIDGES), address),
});
const token = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  symbol: z.string().min(1).max(20),
  name: z.string().min(1).max(60),
  places: z
    .array(place)
    .min(2)
    .max(40)
    .refine((places) => new Set(places.map(({ chainId }) => chainId)).size === places.length, 'Name each chain once'),
});
const service = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const file = z.strictObject({
  tokens: z
    .array(token)
    .max(100)
    .refine((tokens) => new Set(tokens.map(({ id }) => id)).size === tokens.length, 'Each token needs an id of its own'),
  services: z.partialRecord(z.enum(HOSTED_ROUTES), service).default({}),
});

/** Tokens and services of the second set of bridges: those of a JSON file, and those that local chains have anyway. */
export function routeConfig(path: string | undefined, network: Network, problems: string[]): Config['bridgeRoutes'] {
  const local = network === 'local' ? localRouteTokens : [];
  if (path === undefined) return { tokens: local, services: {} };
  try {
    const { tokens, services } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { tokens: [...local, ...tokens], services };
  } catch (error) {
    const why =
      error instanceof z.ZodError ? error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ') : String(error);
    problems.push(`BRIDGE_ROUTES: ${why}`);
    return { tokens: local, services: {} };
  }
}
