/** A token's functions by what they are called, with the first four bytes of a call. */
export type SelectorList = Readonly<Record<string, `0x${string}`>>;

/** docs/requirements.md#portals: what an asset controller may call to mint; the first is the default. */
export const MINT_SELECTORS = {
  'mint(address,uint256)': '0x40c10f19',
  'crosschainMint(address,uint256)': '0x18bf5077',
} as const satisfies SelectorList;

/** What an asset controller may call to burn; the first is the default. */
export const BURN_SELECTORS = {
  'burn(address,uint256)': '0x9dc29fac',
  'burnFrom(address,uint256)': '0x79cc6790',
  'burn(uint256)': '0x42966c68',
  'crosschainBurn(address,uint256)': '0x2b8c49e3',
} as const satisfies SelectorList;
