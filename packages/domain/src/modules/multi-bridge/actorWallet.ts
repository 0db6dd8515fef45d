import type { GovernorOrWalletInput } from '../../organisation/parts/multiBridge.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import { moduleKey } from '../moduleKey.ts';

/** The wallet that an originator's settings mean: that of the governor with the given name, or the given wallet. */
export const actorWallet = ({ isGovernor, governorName, isMultisig, addresses, threshold }: GovernorOrWalletInput): WalletSelection =>
  isGovernor ? { isMultisig: false, addresses: [moduleKey('governor', governorName)], threshold: 1 } : { isMultisig, addresses, threshold };
