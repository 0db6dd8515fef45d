/** The ABIs of the platform under the names that the rest of the program uses; generated from `packages/contracts`. */
export { errorsAbi } from './generated/errors.ts';
export { gasRefundAbi } from './generated/gasRefund.ts';
export { governanceSystemFactoryAbi } from './generated/governanceSystemFactory.ts';
export { proxyUpgraderAbi } from './generated/proxyUpgrader.ts';
export { governorSpokeAbi } from './generated/governorSpoke.ts';
export { organisationDeployerAbi } from './generated/organisationDeployer.ts';
export { organisationGovernorAbi as governorAbi } from './generated/organisationGovernor.ts';
export { organisationTimelockAbi as timelockAbi } from './generated/organisationTimelock.ts';
export { organisationTokenAbi as tokenAbi } from './generated/organisationToken.ts';
export { tokenVestingAbi } from './generated/tokenVesting.ts';
export { passportScoresAbi } from './generated/passportScores.ts';
export { proxyFactoryAbi } from './generated/proxyFactory.ts';
export { quadraticGovernorAbi } from './generated/quadraticGovernor.ts';
export { upgradeAuthorityAbi } from './generated/upgradeAuthority.ts';
