import { BRIDGE_STATUSES, type Bridge, BRIDGES, type BridgeStatus, MESSAGE_STAGES, type MessageStage } from '@althing/domain/bridges';

const KINDS = ['message', 'transfer'] as const;

/** What the list of bridge transactions is narrowed to, from the URL; its names are those of the page's address. */
export interface TransactionSearch {
  /** Slug of an organisation. */
  of?: string | undefined;
  /** Origin or destination. */
  chain?: number | undefined;
  bridge?: Bridge | undefined;
  status?: BridgeStatus | undefined;
  stage?: MessageStage | undefined;
  type?: (typeof KINDS)[number] | undefined;
  /** A hash (transaction, message, payload) or an address (sender, recipient, controller). */
  find?: string | undefined;
}

const SLUG = /^[A-Za-z0-9-]{1,120}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | undefined => known.find((each) => each === value);

export const isHash = (text: string): boolean => HASH.test(text);
const isAddress = (text: string): boolean => ADDRESS.test(text);

/** What is wrong with a text that is looked for; undefined where nothing is. */
export const findProblem = (text: string): string | undefined =>
  text === '' || isHash(text) || isAddress(text) ? undefined : 'Paste a whole hash (66 characters) or address (42).';

/** What is not understood is removed. */
export function readTransactionSearch({ of, chain, bridge, status, stage, type, find }: Record<string, unknown>): TransactionSearch {
  return {
    of: typeof of === 'string' && SLUG.test(of) ? of : undefined,
    chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
    bridge: oneOf(BRIDGES, bridge),
    status: oneOf(BRIDGE_STATUSES, status),
    stage: oneOf(MESSAGE_STAGES, stage),
    type: oneOf(KINDS, type),
    find: typeof find === 'string' && find !== '' && findProblem(find) === undefined ? find : undefined,
  };
}

/** Whether anything but the organisation narrows the list. */
export const isNarrowed = (search: TransactionSearch): boolean =>
  Object.values({ ...search, of: undefined }).some((value) => value !== undefined);

/** As the endpoint has it. */
export function queryOf({ chain, bridge, status, stage, type, find }: TransactionSearch, organisationId: string | undefined) {
  return {
    ...(chain === undefined ? {} : { chainId: chain }),
    ...(bridge ? { bridge } : {}),
    ...(status ? { status } : {}),
    ...(stage ? { stage } : {}),
    ...(type ? { type } : {}),
    ...(find === undefined ? {} : isHash(find) ? { hash: find } : { address: find }),
    ...(organisationId === undefined ? {} : { organisationId }),
  };
}
