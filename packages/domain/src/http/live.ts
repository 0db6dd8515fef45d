import { z } from 'zod';

/**
 * Live updates: `GET /api/v1/events?topics=a,b` is a stream of server-sent events, open to anybody. An event only says that something changed;
 * the receiver then asks the endpoints for it. Every event has an id; a client that reconnects sends the last one as `Last-Event-ID`
 * and gets what it missed. One that asks for other topics instead sends that id as `since`. A stream without either begins with an event named `here`, whose
 * id is the newest one. An event named `reset` means that too much was missed: ask for everything again.
 */
export const liveTopic = {
  /** @param id - the organisation's id in this installation. */
  organisation: (id: string) => `organisation:${id}`,
  chain: (chainId: number) => `chain:${chainId}`,
  /** Any contract of an organisation: governor, timelock, token, Safe. */
  contract: (chainId: number, address: string) => `contract:${chainId}:${address.toLowerCase()}`,
  /** @param proposalId - uint256, decimal. */
  proposal: (chainId: number, governor: string, proposalId: string) => `proposal:${chainId}:${governor.toLowerCase()}:${proposalId}`,
  /** Messages and transfers between chains, over whose bridges ever. @param of - an organisation's id, the address of a sender or recipient, or `all`. */
  bridge: (of: string) => `bridge:${of.toLowerCase()}`,
  /** @param marketId - number of a bond market, decimal. */
  market: (chainId: number, marketId: string) => `market:${chainId}:${marketId}`,
};

export const MAX_LIVE_TOPICS = 100;
const topic = z.string().regex(/^(organisation|chain|contract|proposal|market|bridge):[0-9A-Za-z:-]{1,160}$/, 'Unknown topic');

export const liveQuery = z.strictObject({
  topics: z
    .string()
    .max(20_000)
    .transform((value) => [...new Set(value.split(',').filter(Boolean))])
    .pipe(z.array(topic).min(1).max(MAX_LIVE_TOPICS)),
  /** Id of the last event that the client has seen. */
  since: z
    .string()
    .regex(/^\d{1,15}$/, 'No id of an event')
    .transform(Number)
    .optional(),
});

/** The `data` of an event. */
export const liveEvent = z
  .object({
    topic: z.string(),
    chainId: z.number().int().positive().optional(),
    /** Newest block that the change includes. */
    block: z.number().int().optional(),
    /** Blocks of a chain were undone, so anything shown of it may be outdated. */
    rewound: z.boolean().optional(),
  })
  .loose();
