/** What the list of transfers is narrowed to, from the URL; its names are those of the page's address. */
export interface TransferSearch {
  chain?: number | undefined;
  /** `<chain id>:<address>`. */
  holder?: string | undefined;
  way?: 'in' | 'out' | undefined;
  /** Address of a token; address 0 for coins. */
  token?: string | undefined;
  /** Tokens that are neither the organisation's nor have a price. */
  unknown?: true | undefined;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HOLDER = /^\d{1,15}:0x[0-9a-fA-F]{40}$/;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** What is not understood is removed. */
export function readTransferSearch({ chain, holder, way, token, unknown }: Record<string, unknown>): TransferSearch {
  return {
    chain: Number.isSafeInteger(chain) && Number(chain) > 0 ? Number(chain) : undefined,
    holder: matching(holder, HOLDER),
    way: way === 'in' || way === 'out' ? way : undefined,
    token: matching(token, ADDRESS),
    unknown: unknown === true ? true : undefined,
  };
}
