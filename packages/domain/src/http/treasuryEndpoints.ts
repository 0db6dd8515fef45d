import { z } from 'zod';
import { CONTRACT_KINDS } from '../organisation/index.ts';
import type { Endpoint } from './endpoint.ts';
import { coinPrice, usdPrice } from './priceEndpoints.ts';
import * as s from './schemas.ts';

const TRANSFER_DIRECTIONS = ['in', 'out'] as const;

const id = z.strictObject({ id: z.string().max(64) });

/** What a token says of itself; `decimals` is null where it did not tell. A chain's own coin has address 0. */
const transferToken = z.object({ address: s.address, name: z.string(), symbol: z.string(), decimals: z.number().int().nullable() });

export const treasuryTransfer = z
  .object({
    chainId: s.chainId,
    /** The organisation's contract whose money moved. Between two of them there are two entries. */
    holder: s.address,
    direction: z.enum(TRANSFER_DIRECTIONS),
    counterparty: s.address,
    token: transferToken,
    value: s.amount,
    /** At the price of that time; null where none was known then. */
    usd: z.number().nonnegative().nullable(),
    blockNumber: z.number().int(),
    logIndex: z.number().int(),
    part: z.number().int(),
    transactionHash: s.hash,
    timestamp: s.timestamp,
  })
  .meta({ id: 'TreasuryTransfer' });

const heldToken = z.object({
  address: s.address,
  name: z.string(),
  symbol: z.string(),
  decimals: z.number().int(),
  usd: usdPrice,
  /** Whether the organisation deployed it. */
  isOwn: z.boolean(),
});

/** What an organisation has, and how it moved. Balances are the chains' to tell. */
export const treasuryEndpoints = {
  'GET /api/v1/organisations/:id/treasury': {
    summary:
      "Contracts that may hold an organisation's money, and what they may hold: the coins of their chains, its own tokens and priced tokens " +
      'that moved there, with prices. Balances have to be asked of the chains',
    tag: 'treasury',
    auth: 'optional',
    params: id,
    response: z.object({
      holders: z.array(z.object({ chainId: s.chainId, address: s.address, kind: z.enum(CONTRACT_KINDS), name: z.string() })),
      chains: z.array(z.object({ chainId: s.chainId, coin: coinPrice, tokens: z.array(heldToken) })),
    }),
  },
  'GET /api/v1/organisations/:id/transfers': {
    summary:
      "Transfers in and out of an organisation's contracts, newest first. Tokens that are neither its own nor have a price are left out " +
      'and listed with `tokens=unknown`: anybody can send such, or log that it was sent',
    tag: 'treasury',
    auth: 'optional',
    params: id,
    query: s.listQuery.extend({
      chainId: s.chainIdParam.optional(),
      holder: s.address.optional(),
      direction: z.enum(TRANSFER_DIRECTIONS).optional(),
      /** Address 0 for a chain's own coin. */
      token: s.address.optional(),
      tokens: z.enum(['known', 'unknown']).default('known'),
    }),
    response: s.listOf(treasuryTransfer),
  },
} as const satisfies Record<string, Endpoint>;

export type TreasuryTransfer = z.infer<typeof treasuryTransfer>;
