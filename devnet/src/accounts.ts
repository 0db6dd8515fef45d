import { mnemonicToAccount } from 'viem/accounts';

/** The phrase every local development chain funds; its keys are public and worthless elsewhere. */
export const LOCAL_MNEMONIC = 'test test test test test test test test test test test junk';

/** The funded account at `index` (0–9). */
export const localAccount = (index: number) => mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex: index });
