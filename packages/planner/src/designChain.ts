import { predictUpgradeAuthority } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import type { ChainDesign, Site } from './design.ts';
import { PlanError } from './errors.ts';
import { identityOn } from './identity.ts';
import { designGovernor, governorAccounts, type Guardians, refuseDuplicates } from './modules/1token1vote/designGovernor.ts';
import { asItIs, isOwnToken, keptToken, refuseImpossible } from './modules/lockbox/keptToken.ts';
import { designController } from './modules/multi-bridge/designController.ts';
import { designCrossChain, designSpokes } from './modules/multi-bridge/designSpokes.ts';
import { designPortal, existingPortalToken, ownPortalToken, portalAllowances } from './modules/portals/designPortal.ts';
import { designToken } from './modules/token/designToken.ts';
import { designVesting, vestingAllocation } from './modules/vesting/designVesting.ts';
import { partiesOf } from './parties.ts';
import { stepId } from './stepId.ts';
import type { PlanInput } from './types.ts';
import { chainWallets } from './wallets.ts';

/** Throws for settings that a form can contain but no contract can carry out, instead of ignoring them. */
function refuseUnavailable({ modules, token }: PlanInput['organisation']): void {
  const { governor, preVoteVeto, preExecutionVeto } = modules;
  if (token) refuseImpossible(token, governor);
  for (const { governorName, chainId } of governor) {
    if (!chainId) throw new PlanError('governor-without-chain', governorName);
  }
  for (const veto of [...preVoteVeto, ...preExecutionVeto]) {
    const guards = governor.some(({ governorName, chainId }) => governorName === veto.governorName && chainId === veto.chainId);
    if (!guards) throw new PlanError('veto-without-governor', veto.governorName);
  }
}

/** Works out everything that is to be deployed on one chain. Throws `PlanError` where the form does not allow it. */
export function designChain(input: PlanInput, chainId: ChainId): ChainDesign {
  const { organisation, salt, deployers } = input;
  refuseUnavailable(organisation);
  const deployer = deployers[chainId];
  if (!deployer) throw new PlanError('deployer-missing', `chain ${chainId}`);
  const identity = identityOn(input, chainId);
  const authority = predictUpgradeAuthority(identity);
  const site: Site = { chainId, authority, organisationSalt: salt };
  const governors = organisation.modules.governor.filter((governor) => governor.chainId === chainId);
  refuseDuplicates(governors);
  const accounts = governors.map((governor) => ({ governor, accounts: governorAccounts(governor, site) }));
  const wallets = chainWallets(organisation, chainId);
  const parties = partiesOf({
    founder: identity.founder,
    organisationSalt: salt,
    wallets,
    governors: accounts.map((entry) => entry.accounts),
  });
  const tokenForm = organisation.token && isOwnToken(organisation.token, chainId) ? organisation.token : null;
  const kept = organisation.token && keptToken(organisation.token, chainId);
  const held = tokenForm && designVesting(tokenForm, site, parties);
  const token =
    tokenForm &&
    designToken(tokenForm, site, parties, wallets, {
      kept,
      held: held ? [vestingAllocation(held)] : [],
      bridges: portalAllowances(input, site),
    });
  const travelling = token ? ownPortalToken(token) : kept && existingPortalToken(kept);
  const vesting = token && held ? { ...held, token: { address: token.address, symbol: token.symbol } } : null;
  const guardians: Guardians = (kind, governorName) => {
    const wallet = wallets.find((candidate) => candidate.kind === kind && candidate.name === governorName);
    return wallet ? parties.account(wallet, 'owner-missing') : null;
  };
  const upgrades = wallets.find(({ kind }) => kind === 'protocolUpgrades');
  if (!upgrades) throw new PlanError('upgrade-owner-missing', `chain ${chainId}`);
  const owner = parties.account(upgrades, 'upgrade-owner-missing');
  return {
    chainId,
    deployer,
    identity,
    upgradeAuthority: { id: stepId('proxyAdmin'), address: authority, owner },
    safes: parties.safes(),
    token,
    vesting,
    spokes: token ? designSpokes(input, { chainId, authority, token, vesting, owner }) : [],
    governors: accounts.map((entry) =>
      designGovernor(
        entry.governor,
        entry.accounts,
        token ?? (kept && asItIs(kept)),
        guardians,
        designCrossChain(input, entry.governor),
        site,
      ),
    ),
    controller: designController(input, site, parties, wallets),
    portal: designPortal(input, site, travelling, parties, wallets),
  };
}
