import type { GovernorOrWalletInput } from '../../organisation/parts/multiBridge.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import { moduleKey } from '../moduleKey.ts';

/** Who is meant by a governor's name, or by a wallet. */
export const actorWallet = ({ isGovernor, governorName, isMultisig, addresses, threshold }: GovernorOrWalletInput): WalletSelection =>
  isGovernor ? { isMultisig: false, addresses: [moduleKey('governor', governorName)], threshold: 1 } : { isMultisig, addresses, threshold };
