import { LOCAL_MNEMONIC } from '@althing/bindings/localBridges';
import { mnemonicToAccount } from 'viem/accounts';

export { LOCAL_MNEMONIC };

/** The funded account at `index` (0–9). */
export const localAccount = (index: number) => mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex: index });
