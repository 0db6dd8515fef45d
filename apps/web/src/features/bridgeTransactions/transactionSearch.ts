import {
  BRIDGE_STATUSES,
  type Bridge,
  BRIDGES,
  type BridgeStatus,
  GENERIC_BRIDGES,
  type GenericBridge,
  MESSAGE_STAGES,
  type MessageStage,
  ROUTE_STATES,
  type RouteState,
} from '@althing/domain/bridges';

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
  /** Of transfers over bridges of others, which `chain` and `find` narrow too. */
  provider?: GenericBridge | undefined;
  state?: RouteState | undefined;
}

const SLUG = /^[A-Za-z0-9-]{1,120}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The chain, the transaction there, and the place of its log in the block. */
const TRANSACTION_ID = /^\d{1,15}-0x[0-9a-f]{64}-\d{1,9}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

const oneOf = <Known extends string>(known: readonly Known[], value: unknown): Known | undefined => known.find((each) => each === value);

export const isHash = (text: string): boolean => HASH.test(text);
export const isTransactionId = (text: string): boolean => TRANSACTION_ID.test(text);
/** Ids of transfers over bridges of others are such. */
export const isUuid = (text: string): boolean => UUID.test(text);
const isAddress = (text: string): boolean => ADDRESS.test(text);

/** What is wrong with a text that is looked for; undefined where nothing is. */
export const findProblem = (text: string): string | undefined =>
  text === '' || isHash(text) || isAddress(text) ? undefined : 'Paste a whole hash (66 characters) or address (42).';

/** What is not understood is removed. */
export function readTransactionSearch({
  of,
  chain,
  bridge,
  status,
  stage,
  type,
  find,
  provider,
  state,
}: Record<string, unknown>): TransactionSearch {
  return {
    of: typeof of === 'string' && SLUG.test(of) ? of : undefined,
    chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
    bridge: oneOf(BRIDGES, bridge),
    status: oneOf(BRIDGE_STATUSES, status),
    stage: oneOf(MESSAGE_STAGES, stage),
    type: oneOf(KINDS, type),
    find: typeof find === 'string' && find !== '' && findProblem(find) === undefined ? find : undefined,
    provider: oneOf(GENERIC_BRIDGES, provider),
    state: oneOf(ROUTE_STATES, state),
  };
}

const isAny = (values: readonly unknown[]): boolean => values.some((value) => value !== undefined);

/** Whether anything but the organisation narrows the list. */
export const isNarrowed = ({ chain, bridge, status, stage, type, find }: TransactionSearch): boolean =>
  isAny([chain, bridge, status, stage, type, find]);

/** Whether anything narrows the transfers over bridges of others. */
export const areRoutesNarrowed = ({ chain, find, provider, state }: TransactionSearch): boolean => isAny([chain, find, provider, state]);

const foundBy = (find: string | undefined) => (find === undefined ? {} : isHash(find) ? { hash: find } : { address: find });

/** As the endpoint of transfers over bridges of others has it. */
export const routesQueryOf = ({ chain, find, provider, state }: TransactionSearch, organisationId: string | undefined) => ({
  ...(chain === undefined ? {} : { chainId: chain }),
  ...(provider ? { provider } : {}),
  ...(state ? { state } : {}),
  ...foundBy(find),
  ...(organisationId === undefined ? {} : { organisationId }),
});

/** As the endpoint has it. */
export function queryOf({ chain, bridge, status, stage, type, find }: TransactionSearch, organisationId: string | undefined) {
  return {
    ...(chain === undefined ? {} : { chainId: chain }),
    ...(bridge ? { bridge } : {}),
    ...(status ? { status } : {}),
    ...(stage ? { stage } : {}),
    ...(type ? { type } : {}),
    ...foundBy(find),
    ...(organisationId === undefined ? {} : { organisationId }),
  };
}
