import { chainById } from '@althing/domain/chains';
import type { EndpointQuery, EndpointResponse } from '@althing/domain/http';
import { holdsMoney, type TokenInput } from '@althing/domain/organisation';
import { usdValue } from '@althing/domain/treasury';
import { type ChainId, NATIVE, sameAddress, TOKEN_DECIMALS } from '@althing/domain/units';
import { getAddress } from 'viem';
import { createCurrentPrices } from '../../prices/currentPrices.ts';
import type { ContractKey } from '../../store/chain/chainData.ts';
import type { Transfer } from '../../store/chain/transfers.ts';
import type { KnownTokens } from '../../store/tokens.ts';
import { visibleTo } from '../../store/visibleTo.ts';
import type { Caller } from '../auth/authenticate.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handlers } from '../endpointHandlers.ts';

type Keys = 'GET /api/v1/organisations/:id/treasury' | 'GET /api/v1/organisations/:id/transfers';
type Dependencies = Pick<ApiDependencies, 'config' | 'organisations' | 'deployments' | 'transfers' | 'tokenPrices' | 'bondData'>;
type Treasury = EndpointResponse<'GET /api/v1/organisations/:id/treasury'>;
type Item = EndpointResponse<'GET /api/v1/organisations/:id/transfers'>['items'][number];

/** Milliseconds for which a page waits for tokens to say what they are; whatever does not is told by its address. */
const PATIENCE_MS = 1_500;
/** Tokens told per chain. */
const MOST_TOKENS = 50;

const UNNAMED = { name: '', symbol: '', decimals: TOKEN_DECIMALS };

/** The organisation's token on a chain, which needs not to be asked what it is. */
interface OwnToken extends ContractKey {
  name: string;
  symbol: string;
  decimals: number;
}

const facts = (token: TokenInput | null): Omit<OwnToken, keyof ContractKey> =>
  token ? { name: token.name, symbol: token.symbol, decimals: TOKEN_DECIMALS } : UNNAMED;

const STANDING: ReadonlySet<string> = new Set(['confirmed', 'verified']);
const isOn =
  (chainId: ChainId) =>
  (key: ContractKey): boolean =>
    key.chainId === chainId;

export function treasuryHandlers({ config, organisations, deployments, transfers, tokenPrices, bondData }: Dependencies): Handlers<Keys> {
  const currentPrices = createCurrentPrices({ config, tokenPrices });

  async function partsOf(id: string, caller: Caller | null) {
    const { token } = visibleTo(caller?.user ?? null, await organisations.find(id));
    const standing = (await deployments.contracts(id)).filter(({ state }) => STANDING.has(state));
    const keyed = standing.map((contract) => ({ ...contract, address: getAddress(contract.address) }));
    const holders = keyed.filter(({ kind }) => holdsMoney(kind));
    return { holders, own: keyed.filter(({ kind }) => kind === 'token').map((key) => ({ ...key, ...facts(token) })) };
  }

  /** Its own tokens, and those that have a price. */
  async function knownTokens(chainIds: readonly ChainId[], own: readonly ContractKey[]): Promise<ContractKey[]> {
    const coins = chainIds.map((chainId) => ({ chainId, address: NATIVE }));
    return [...coins, ...own, ...(await transfers.priced(chainIds))];
  }

  async function chainOf(chainId: ChainId, own: readonly OwnToken[], moved: readonly ContractKey[]): Promise<Treasury['chains'][number]> {
    const mine = own.filter(isOn(chainId));
    const others = moved.filter(isOn(chainId)).filter(({ address }) => address !== NATIVE && !mine.some((key) => key.address === address));
    const keys = [...mine, ...others].slice(0, MOST_TOKENS);
    const views = await bondData.tokens.knownWithin(PATIENCE_MS, keys);
    const { coin, tokens } = await currentPrices(
      chainId,
      keys.map(({ address }) => address),
    );
    return {
      chainId,
      coin,
      tokens: tokens.flatMap(({ address, usd }) => {
        const known = mine.find((key) => sameAddress(key.address, address));
        const view = known ?? views.of(chainId, getAddress(address));
        const isOwn = known !== undefined;
        return view ? [{ address, name: view.name, symbol: view.symbol, decimals: view.decimals, usd, isOwn }] : [];
      }),
    };
  }

  function tokenOf({ chainId, token }: Transfer, own: readonly OwnToken[], views: KnownTokens): Item['token'] {
    if (token === NATIVE) return { address: NATIVE, ...(chainById(config.chains, chainId)?.nativeCurrency ?? UNNAMED) };
    const known = own.find((key) => key.chainId === chainId && key.address === token) ?? views.of(chainId, token);
    const { name, symbol, decimals } = known ?? { ...UNNAMED, decimals: null };
    return { address: token, name, symbol, decimals };
  }

  function toItem(entry: Transfer, own: readonly OwnToken[], views: KnownTokens): Item {
    const { usdThen, ...transfer } = entry;
    const token = tokenOf(entry, own, views);
    const usd = token.decimals === null ? null : usdValue(BigInt(transfer.value), token.decimals, usdThen);
    return { ...transfer, token, usd };
  }

  return {
    async 'GET /api/v1/organisations/:id/treasury'({ params, caller }) {
      const { holders, own } = await partsOf(params.id, caller);
      const chainIds = [...new Set(holders.map(({ chainId }) => chainId))];
      const moved = await transfers.moved(holders, await transfers.priced(chainIds));
      return {
        holders: holders.map(({ chainId, address, kind, name }) => ({ chainId, address, kind, name })),
        chains: await Promise.all(chainIds.map((chainId) => chainOf(chainId, own, moved))),
      };
    },

    async 'GET /api/v1/organisations/:id/transfers'({ params, query, caller }) {
      const { holders, own } = await partsOf(params.id, caller);
      const asked = holders.filter((holder) => isAsked(holder, query));
      const chainIds = [...new Set(asked.map(({ chainId }) => chainId))];
      const { token, tokens: which, direction, limit, cursor } = query;
      const isKnown = which === 'known' || token !== undefined;
      const tokens =
        token === undefined ? await knownTokens(chainIds, own) : chainIds.map((chainId) => ({ chainId, address: getAddress(token) }));
      const page = await transfers.list({ holders: asked, tokens, isKnown, direction, limit, cursor });
      const keys = page.items.flatMap(({ chainId, token: address }) => (address === NATIVE ? [] : [{ chainId, address }]));
      const views = await bondData.tokens.knownWithin(PATIENCE_MS, keys);
      return { items: page.items.map((transfer) => toItem(transfer, own, views)), nextCursor: page.nextCursor };
    },
  };
}

type Asked = Pick<EndpointQuery<'GET /api/v1/organisations/:id/transfers'>, 'holder'> & { chainId?: unknown };

const isAsked = ({ chainId, address }: ContractKey, query: Asked): boolean =>
  (query.chainId === undefined || query.chainId === chainId) && (query.holder === undefined || sameAddress(address, query.holder));
