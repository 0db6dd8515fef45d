import type { GovernorOrWallet } from '../../organisation/parts/actor.ts';
import type { WalletSelection } from '../../organisation/parts/wallet.ts';
import { moduleKey } from '../moduleKey.ts';

/** The wallet that a part of the form means: that of the governor with the given name, or the given wallet. */
export const actorWallet = ({ isGovernor, governorName, isMultisig, addresses, threshold }: GovernorOrWallet): WalletSelection =>
  isGovernor ? { isMultisig: false, addresses: [moduleKey('governor', governorName)], threshold: 1 } : { isMultisig, addresses, threshold };
