import { type Abi, parseAbi } from 'viem';
import {
  assetControllerAbi,
  bondAggregatorAbi,
  bondEscrowAbi,
  bondVestingVaultAbi,
  controllerWrapperAbi,
  feeCollectorAbi,
  fixedExpiryTellerAbi,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  gasRefundAbi,
  governanceSystemFactoryAbi,
  governorAbi,
  governorSpokeAbi,
  lockboxAbi,
  messageControllerAbi,
  organisationBatchAbi,
  organisationDeployerAbi,
  organisationNamespacesAbi,
  proxyFactoryAbi,
  timelockAbi,
  tokenAbi,
  tokenVestingAbi,
  twapBondOracleAbi,
  twapOracleAbi,
  upgradeAuthorityAbi,
} from './contracts.ts';
import { mayanForwarderAbi, mayanSwiftAbi, nttManagerAbi, oftAbi, relayDepositoryAbi, spokePoolAbi } from './routes/abis.ts';
import { multiSendAbi, safeAbi, safeProxyFactoryAbi } from './safe/abi.ts';

/** Functions that other tokens often have and ours do not. */
const otherTokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function burn(uint256 amount)',
  'function burnFrom(address account, uint256 amount)',
  'function increaseAllowance(address spender, uint256 addedValue)',
  'function decreaseAllowance(address spender, uint256 subtractedValue)',
]);

/** What quadratic governors have beyond others. The whole of their ABI is too large to be loaded beside that of the others. */
const quadraticAbi = parseAbi([
  'struct QuadraticSettings { address decoder; uint8[4] bandPercentages; uint16 threshold; }',
  'function updateQuadraticSettings(QuadraticSettings settings)',
  'error Governor_InvalidQuadraticSettings()',
]);

/** What people call at Polymer's adapter. */
const polymerProofAbi = parseAbi(['function receiveMessage(bytes proof)']);

/** Every type of contract whose calls and errors are decoded, by the name shown. Where selectors clash, earlier entries win. */
export const KNOWN_ABIS = {
  Token: tokenAbi,
  Governor: [...governorAbi, ...quadraticAbi],
  Timelock: timelockAbi,
  'Gas refund': gasRefundAbi,
  Vesting: tokenVestingAbi,
  'Governor spoke': governorSpokeAbi,
  'Message controller': messageControllerAbi,
  Lockbox: lockboxAbi,
  'Asset controller': assetControllerAbi,
  'Portal wrapper': controllerWrapperAbi,
  'Polymer adapter': polymerProofAbi,
  Safe: safeAbi,
  'Upgrade authority': upgradeAuthorityAbi,
  Organisations: organisationNamespacesAbi,
  'Organisation deployer': [...organisationBatchAbi, ...organisationDeployerAbi],
  'Governance system factory': governanceSystemFactoryAbi,
  'Proxy factory': proxyFactoryAbi,
  'TWAP oracle': twapOracleAbi,
  'Bond price oracle': twapBondOracleAbi,
  'Fee collector': feeCollectorAbi,
  // The functions that people call are the same for every strategy.
  'Bond auctioneer': fixedPriceAuctioneerAbi,
  'Bond teller (fixed term)': fixedTermTellerAbi,
  'Bond teller (fixed expiry)': fixedExpiryTellerAbi,
  'Bond vesting': bondVestingVaultAbi,
  'Bond escrow': bondEscrowAbi,
  'Bond aggregator': bondAggregatorAbi,
  'Safe proxy factory': safeProxyFactoryAbi,
  MultiSend: multiSendAbi,
  'Across spoke pool': spokePoolAbi,
  OFT: oftAbi,
  'Mayan forwarder': mayanForwarderAbi,
  'Mayan Swift': mayanSwiftAbi,
  'Relay depository': relayDepositoryAbi,
  'NTT manager': nttManagerAbi,
  'Another token': otherTokenAbi,
} as const satisfies Record<string, Abi>;

export type KnownAbiName = keyof typeof KNOWN_ABIS;
