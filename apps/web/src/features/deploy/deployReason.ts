import { type Address, sameAddress } from '@althing/domain/units';
import type { ChainDeployment } from './deployment.ts';
import type { PlatformState } from './usePlatform.ts';

/** Why the chain's transaction cannot be sent now, and what would help; undefined where it can. */
export function deployReason(
  chain: ChainDeployment,
  {
    account,
    isSignedIn,
    mayDeploy,
    platform,
    chainName,
  }: { account: Address | undefined; isSignedIn: boolean; mayDeploy: boolean; platform: PlatformState; chainName: string },
): string | undefined {
  if (!account) return 'No wallet is connected. Connect the wallet that deploys.';
  if (!isSignedIn) return 'You are not signed in. Press Authenticate beside your wallet.';
  if (!mayDeploy) return 'Only its founder and its protocol-upgrades signers may deploy it. Switch to one of these accounts.';
  if (platform === 'incomplete')
    return `The contracts that Althing needs are not all on ${chainName} yet. Nothing is sent until they are; whoever runs this installation can deploy them.`;
  if (platform === 'unknown') return `${chainName} has not yet said whether it has the contracts that Althing needs. Wait a moment.`;
  if (chain.isPlanDifferent)
    return `The addresses computed by this page differ from the registered ones for ${chainName}. Reload the page to get its newest version; nothing is sent meanwhile.`;
  if (chain.deployer && !sameAddress(chain.deployer, account))
    return `${chainName} is prepared for another account. Switch to it in your wallet, or take over.`;
  if (!chain.transaction) return `There is nothing left to send on ${chainName}.`;
  return undefined;
}
