import { CATALOGUE, given, planned, PLANNER, type SentencePlace, toast, WIZARD, without } from './sentencePlaces.ts';

const STATUS = 'packages/domain/src/organisation/contractKinds.ts';
const DEPLOYING = 'apps/web/src/features/deploy/stepItems.ts';
const BOND_CONTRACTS = 'packages/bindings/src/bondContracts.ts';

const bond = (kind: string): SentencePlace => given(BOND_CONTRACTS, BOND_CONTRACTS, `'${kind}', chainId)`);
/** Said while the transaction is pending that creates a contract of its kind. */
const status: SentencePlace = given(STATUS, DEPLOYING, 'CONTRACT_KIND_FACTS[step.kind].status');

/** Every sentence about sign-in, founding, governors and bonds with which the product was specified, word for word. */
export const ORGANISATION_SENTENCES = {
  // Sign-in and session
  'User is not authenticated': given(CATALOGUE, 'apps/web/src/features/auth/session/SessionGuard.tsx', 'notify.error'),
  'Something went wrong': given(CATALOGUE, 'packages/domain/src/errors/httpErrors.ts', `'Something went wrong'`),
  'New users are not allowed': given(CATALOGUE, 'apps/server/src/api/routes/auth.ts', `'sign-ups-closed'`),
  'Your wallet is not authorized to access this plaform': given(
    CATALOGUE,
    'apps/web/src/features/auth/session/showSignInError.ts',
    'notify.error',
  ),
  'Please connect to wallet': given(
    'apps/web/src/features/auth/gates/RequireAuth.tsx',
    'apps/web/src/features/auth/gates/RequireAuth.tsx',
    '<EmptyState',
  ),
  'Wrong chain': given(CATALOGUE, 'apps/web/src/features/auth/wallet/WalletButton.tsx', `'wrong-chain'`),
  'Citizenship confirmed successfully': given(
    'apps/web/src/features/auth/gates/useConfirmCitizenship.ts',
    'apps/web/src/features/auth/gates/useConfirmCitizenship.ts',
    'notify.success',
  ),
  'Unable to confirm citizenship. Please try again': given(
    CATALOGUE,
    'apps/web/src/features/auth/gates/useConfirmCitizenship.ts',
    'notify.error',
  ),
  'Your wallet is not authorized to create organisations': given(
    CATALOGUE,
    'apps/web/src/features/auth/gates/CreationGate.tsx',
    '<EmptyState',
  ),

  // Founding
  'Organisation creation failed': given(
    CATALOGUE,
    'apps/web/src/features/setup/review/useSubmit.ts',
    `ERRORS['organisation-creation-failed'].sentence`,
  ),
  'Error reading file': given(CATALOGUE, 'apps/web/src/features/setup/organisation/useLogoUpload.ts', `'file-unreadable'`),
  'There was an error reading the file. Please try again.': given(
    CATALOGUE,
    'apps/web/src/features/setup/organisation/useLogoUpload.ts',
    `'file-unreadable'`,
  ),
  'Organisation is undefined': given(CATALOGUE, 'packages/domain/src/modules/selection.ts', `'organisation-undefined'`),
  'This asset is pending upgrade, please try again later': given(
    CATALOGUE,
    'apps/web/src/features/bridge/tokens/TokenRow.tsx',
    `'asset-pending-upgrade'`,
  ),
  'Click here if the information above is correct': given(
    'packages/domain/src/setup/confirmations.ts',
    'packages/domain/src/setup/confirmations.ts',
    'CONFIRMATION_LABEL',
  ),
  'Please select': given(WIZARD, 'packages/domain/src/modules/shared/actorRules.ts', 'message: SELECT'),
  'Please select a chain': given(WIZARD, 'packages/domain/src/schema/chains.ts', 'SELECT_CHAIN'),
  'The address is invalid': given(WIZARD, 'packages/domain/src/organisation/parts/existingToken.ts', 'ADDRESS_INVALID'),
  'Voting period must be greater than 0': given(
    WIZARD,
    'packages/domain/src/organisation/parts/governor.ts',
    'required: VOTING_PERIOD_ZERO',
  ),
  'Governor name already exists': given(WIZARD, 'packages/domain/src/setup/rules/governorRules.ts', 'message: GOVERNOR_NAME_EXISTS'),
  'The governor does not exist': given(CATALOGUE, 'apps/web/src/features/setup/parties/ExistingGovernor.tsx', 'notify.error(sentence'),
  'Please select chains in Multi-Bridge module': toast('multiBridgeChains'),
  'Please fill all data in Multi-Bridge module': toast('multiBridgeData'),
  'Please provide valid addresses': toast('validAddresses'),
  'Please configure Pre-Execution Veto modules for all governors that support it': toast('preExecutionVeto'),
  'Please configure Multi-Bridge owner details for all chains': toast('multiBridgeOwners'),
  'Please enable at least one bridge': toast('multiBridgeBridges'),
  'Please fill in all data': toast('fillInAllData'),

  // While it is deployed
  'Initialising governor system': status,
  'Transferring tokens to Governor': without,
  'Deploying Token': status,
  'Deploying Lockbox': status,
  'Setting Lockbox to Token': without,
  'Deploying Message Controller': status,

  // Thrown where an organisation is planned
  'Governor does not have chain ID': given(PLANNER, 'packages/planner/src/designChain.ts', `'governor-without-chain'`),
  'Proxy admin address not found': given(PLANNER, 'packages/planner/src/designChain.ts', `'upgrade-owner-missing'`),
  'Token not found for this chain': planned('1token1vote/designGovernor.ts', 'token-missing'),
  'Voting strategy not found for this chain': without,
  'Failed to Deploy Governor. Deployment salt not found': without,
  'GovernorTimelockQuadratic contract not found for this chain': without,
  'GovernorQuadratic contract not found for this chain': planned('quadratic/designQuadratic.ts', 'quadratic-unavailable'),
  'Pre executor address not found': without,
  'Governance System Factory not found for this chain': without,
  'RefundGas logic contract not found for this chain': without,
  'User not found': without,
  'Missing information for token approval': without,
  'No chainId found in wagmi config': without,

  // Bonds
  'Auctioneer not found for chain {id}': bond('Auctioneer'),
  'Aggregator not found for chain {id}': bond('Aggregator'),
  'Teller not found for chain {id}': bond('Teller'),
  'User is not connected': given(CATALOGUE, 'packages/domain/src/errors/walletErrors.ts', `'wallet-not-connected'`),
  'User is not found': without,
  'Strategy is not supported': given(
    'packages/domain/src/bonds/strategy.ts',
    'packages/domain/src/bonds/strategy.ts',
    'STRATEGY_NOT_SUPPORTED',
  ),
  'Could not find market created args': given(
    'packages/bindings/src/bonds/createdMarketsIn.ts',
    'packages/bindings/src/bonds/createdMarketsIn.ts',
    'NO_CREATED_MARKET',
  ),
  'TWAP Oracle does not exist on this chain': given(CATALOGUE, BOND_CONTRACTS, `'twap-oracle-missing'`),
  'ProxyFactory does not exist on this chain': without,
  'Fee collector not found on this chain': given(CATALOGUE, BOND_CONTRACTS, `'fee-collector-missing'`),
} satisfies Record<string, SentencePlace>;

const GOVERNANCE = 'governance';

/** Errors of governors, refunds and factories by the name of the specification. `file`, below the contracts' sources, raises `error`. */
export const ORGANISATION_ERRORS: Readonly<Record<string, { file: string; error: string; by?: string }>> = {
  'Governor: no weight': { file: `${GOVERNANCE}/GovernorCountingFractional.sol`, error: 'Governor_NoWeight' },
  'Governor: signature already used': {
    file: `${GOVERNANCE}/GovernorBase.sol`,
    error: 'GovernorInvalidSignature',
    by: 'GovernorNoncesKeyedUpgradeable',
  },
  'Governor: invalid vote data': { file: `${GOVERNANCE}/GovernorCountingFractional.sol`, error: 'GovernorInvalidVoteParams' },
  'Governor: vote weight would exceed weight': {
    file: `${GOVERNANCE}/GovernorCountingFractional.sol`,
    error: 'GovernorExceedRemainingWeight',
  },
  'Governor: array mismatch': { file: `${GOVERNANCE}/GovernorBase.sol`, error: 'GovernorInvalidProposalLength', by: 'GovernorUpgradeable' },
  'Governor: wrong params': { file: `${GOVERNANCE}/GovernorCountingQuadratic.sol`, error: 'GovernorInvalidVoteParams' },
  'Governor: vetoer only': { file: `${GOVERNANCE}/GovernorVeto.sol`, error: 'Governor_VetoerOnly' },
  'Governor: veto too late': { file: `${GOVERNANCE}/GovernorVeto.sol`, error: 'Governor_VetoTooLate' },
  'Refund gas: ether transfer failed': { file: `${GOVERNANCE}/GasRefund.sol`, error: 'RefundGas_EtherTransferFailed' },
  'Refund gas: invalid params': { file: `${GOVERNANCE}/RefundTerms.sol`, error: 'RefundGas_InvalidParams' },
  'Refund gas: not governor': { file: `${GOVERNANCE}/GasRefund.sol`, error: 'RefundGas_NotGovernor' },
  'Factory: invalid governor address': { file: `${GOVERNANCE}/GovernanceSystem.sol`, error: 'Factory_InvalidGovernorAddress' },
  'Factory: invalid timelock address': { file: `${GOVERNANCE}/GovernanceSystem.sol`, error: 'Factory_InvalidTimelockAddress' },
  'Factory: salt already used': { file: 'deployment/ProxyFactory.sol', error: 'Factory_SaltAlreadyUsed' },
};
