import { CATALOGUE, given, planned, PLANNER, type SentencePlace, toast, WIZARD, without } from './sentencePlaces.ts';

const HINTS = 'packages/domain/src/setup/portalHints.ts';
const EXISTING_TOKENS = 'apps/web/src/features/setup/token/useTokenInfo.ts';
const SIMULATION_TOAST = 'apps/web/src/features/governance/simulation/simulationToast.ts';
const EXPLORER = 'packages/domain/src/bridges/explorerActions.ts';
const explorer = (file: string, key: string): SentencePlace =>
  given(EXPLORER, `apps/web/src/features/bridgeTransactions/${file}`, `EXPLORER_TOASTS.${key}`);
const TRANSFER_WORDS = 'packages/domain/src/bridges/transferWords.ts';
const TRANSFER_PAGE = 'apps/web/src/features/bridge/send/SendButton.tsx';
const RELAYER_FEES = 'apps/server/src/fees/relayerFees.ts';
const bridge = (code: string): SentencePlace => given(CATALOGUE, 'packages/domain/src/bridges/bridgeBetween.ts', `'${code}'`);

/** Every sentence about tokens, portals and messages between chains with which the product was specified, word for word. */
export const CROSS_CHAIN_SENTENCES = {
  // Toasts
  'Please fill in valid data': toast('fillInValidData'),
  'One or more tokens are not valid': toast('existingTokens'),
  'One or more existing governors are not valid': without,
  'Check if you have provided all data for token receivers across all of the selected chains': toast('receivers'),
  'Please provide all data for Token Authority': toast('authority'),
  'Please provide all data for Bridge Tax Treasury': toast('bridgeTaxTreasury'),
  'Please provide all data for Asset Transfer Portals': toast('portals'),
  'Please answer if you accept to wrap your tokens': toast('wrapping'),
  'Standard limits must be lower than Multi-Bridge limits': toast('portalLimits'),
  'Must be higher than standard limit': given(WIZARD, 'packages/domain/src/modules/portals/limitRules.ts', 'ABOVE_STANDARD_LIMIT'),
  'Minimum 2 bridges are recommended': given(
    'packages/domain/src/modules/portals/rules.ts',
    'packages/domain/src/modules/portals/rules.ts',
    'minBridges >= 2',
  ),
  'Transaction failed': given(CATALOGUE, 'packages/domain/src/errors/walletErrors.ts', `'transaction-failed'`),
  'Check if your wallet has permission to execute this transaction': given(
    CATALOGUE,
    'packages/domain/src/errors/walletErrors.ts',
    `'transaction-failed'`,
  ),
  'Transaction simulation failed': given(CATALOGUE, SIMULATION_TOAST, `'simulation-failed'`),
  'Reason: {message}': given(SIMULATION_TOAST, SIMULATION_TOAST, 'notify.error'),
  'Transaction simulation successful': given(SIMULATION_TOAST, SIMULATION_TOAST, 'notify.success'),
  'Resend failed': explorer('resend/ResendSending.tsx', 'resendFailed'),
  'Could not get relayer fees': given(CATALOGUE, RELAYER_FEES, `'relayer-fee-failed'`),
  'Failed to execute on destination chain': explorer('prove/ProveDialog.tsx', 'executionFailed'),
  'Executed successfuly': explorer('prove/ProveDialog.tsx', 'executed'),
  Copied: given('apps/web/src/ui/copy.ts', 'apps/web/src/ui/copy.ts', 'notify.success'),
  'Transaction has been successfully executed': given(TRANSFER_WORDS, TRANSFER_PAGE, 'TRANSFER_SENT'),
  'It should take up to 1 minute for transaction to be indexed': given(TRANSFER_WORDS, TRANSFER_PAGE, 'TRANSFER_SENT'),
  'Provided token is not XERC20': given(WIZARD, EXISTING_TOKENS, 'NOT_XERC20'),
  'We recommend wrapping it': given(WIZARD, EXISTING_TOKENS, 'WRAP_IT'),
  'If you are using Asset Portals, minting and burning limits need to be set for Asset Controllers manually.': given(
    HINTS,
    HINTS,
    'sentence: LIMITS_BY_HAND',
  ),
  'Selecting the Primary Chain for Lock & Release asset transfers will disable token minting on other chains': given(
    HINTS,
    HINTS,
    'sentence: PRIMARY_CHAIN',
  ),

  // Thrown where a fee is asked for, or a transfer is prepared
  'Polymer adapter address not found': bridge('polymer-missing'),
  'Polymer proof is not found': explorer('prove/ProveDialog.tsx', 'proofMissing'),
  'LayerZero endpoints not found for one of these chains': bridge('layerzero-missing'),
  'Axelar API chain ID not found for one of the chains': bridge('axelar-missing'),
  'CCIP config is missing data for getting gas limit': bridge('ccip-missing'),
  'Hyperlane bridge not found on this chain': bridge('hyperlane-missing'),
  'Wormhole config is missing data for getting gas limit': bridge('wormhole-missing'),
  'Bridge is not supported': bridge('bridge-unsupported'),
  'Adapter for source or destination not found': given(CATALOGUE, RELAYER_FEES, `'adapter-missing'`),
  'User is not connected': given(CATALOGUE, 'packages/domain/src/errors/walletErrors.ts', `'wallet-not-connected'`),
  'User not found': without,
  'Failed to retrieve relayer fee for {bridge name}. This bridge might be temporarily unavailable.': given(
    'packages/domain/src/bridges/fees.ts',
    RELAYER_FEES,
    'relayerFeeFailed(',
  ),
  'Protocol fee is unknown': given(CATALOGUE, 'apps/server/src/fees/transferQuote.ts', `'protocol-fee-unknown'`),
  'Controller wrapper not found for this chain': given(CATALOGUE, 'apps/server/src/api/routes/transferLimits.ts', `'wrapper-missing'`),
  'Some of the selected bridges are unsupported for asset transfer': given(
    WIZARD,
    'packages/domain/src/modules/portals/rules.ts',
    'UNSUPPORTED_BRIDGES',
  ),
  'Could not find the function to encode in ABI': without,

  // Thrown where an organisation is planned
  'AssetPortals deployment failed': without,
  'Asset portal settings for this chain are invalid': planned('portals/designPortal.ts', 'portal-settings-invalid'),
  'Organisation token not found for this chain': planned('portals/designPortal.ts', 'portal-token-missing'),
  'FeeCollector not found for this chain': without,
  'Admin not found for this chain': without,
  'Asset controller admin not found': planned('portals/designPortal.ts', 'portal-admin-missing'),
  'Multi-Bridge module not configured': planned('multi-bridge/designSpokes.ts', 'voting-chains-unavailable'),
  'Multi-bridge settings are not found': planned('multi-bridge/designController.ts', 'multi-bridge-settings-missing'),
  'Message controller settings not found': without,
  'Some of the adapters are not found': without,
  'Local registry is not found': without,
  'Logic contract not found for this chain': planned('multi-bridge/designController.ts', 'message-controller-missing'),
  'Owner is not found': planned('multi-bridge/designController.ts', 'owner-missing'),
  'Salt is not found': given(PLANNER, 'packages/planner/src/salts.ts', `'salt-invalid'`),
  'Lockbox salt is not found': without,
  'Token deployment salt not found': without,
  'Token not found': without,
  'Token not found for this chain': planned('1token1vote/designGovernor.ts', 'token-missing'),
  'Token owner not found': planned('token/designToken.ts', 'token-owner-missing'),
  'Token owner address not found': planned('token/designToken.ts', 'token-owner-address-missing'),
  'Bridge tax treasury not found': planned('token/designToken.ts', 'bridge-tax-treasury-missing'),
  'Deployed token receiver contract not found': planned('token/designToken.ts', 'receiver-missing'),
  'Vesting receiver amount is not defined': planned('vesting/designVesting.ts', 'vesting-amount-missing'),
} satisfies Record<string, SentencePlace>;

const ADAPTERS = 'messaging/adapters';
const MESSAGES = 'messaging';
const PORTALS = 'portals';
const TOKEN = 'token';

/** Errors of contracts by the name of the specification. `file`, below the contracts' sources, raises `error`. */
export const CROSS_CHAIN_ERRORS: Readonly<Record<string, { file: string; error: string; by?: string }>> = {
  Adapter_FeeTooLow: { file: `${ADAPTERS}/BridgeAdapter.sol`, error: 'Adapter_FeeTooLow' },
  Adapter_AlreadyProcessed: { file: `${ADAPTERS}/ProcessedMessages.sol`, error: 'Adapter_AlreadyProcessed' },
  Controller_ThresholdNotMet: { file: `${PORTALS}/TransferReceiving.sol`, error: 'Controller_ThresholdNotMet' },
  Controller_ZeroAmount: { file: `${PORTALS}/TransferSending.sol`, error: 'Controller_ZeroAmount' },
  Controller_NotHighEnoughLimits: { file: `${PORTALS}/AssetControllerBase.sol`, error: 'Controller_NotHighEnoughLimits' },
  Wrapper_InvalidFeeRate: { file: `${PORTALS}/ControllerWrapper.sol`, error: 'Wrapper_InvalidFeeRate' },
  Wrapper_ControllerNotWhitelisted: { file: `${PORTALS}/ControllerWrapper.sol`, error: 'Wrapper_ControllerNotWhitelisted' },
  Wrapper_FeeOnTransferTokenNotSupported: { file: `${PORTALS}/ControllerWrapper.sol`, error: 'Wrapper_FeeOnTransferTokenNotSupported' },
  'Lockbox: native': { file: `${TOKEN}/Lockbox.sol`, error: 'IXERC20Lockbox_Native' },
  'Lockbox: not native': { file: `${TOKEN}/Lockbox.sol`, error: 'IXERC20Lockbox_NotNative' },
  'Lockbox: withdraw failed': { file: `${TOKEN}/Lockbox.sol`, error: 'IXERC20Lockbox_WithdrawFailed' },
  'Token: not factory': {
    file: `${TOKEN}/OrganisationToken.sol`,
    error: 'OwnableUnauthorizedAccount',
    by: 'setLockbox(address lockbox_) external onlyOwner',
  },
  'Token: not high enough limits': { file: `${TOKEN}/BridgedToken.sol`, error: 'IXERC20_NotHighEnoughLimits' },
  'Token: invalid params': { file: `${TOKEN}/BridgedToken.sol`, error: 'IXERC20_InvalidParams' },
  'Token: unauthorised owner': { file: `${TOKEN}/OrganisationToken.sol`, error: 'OwnableUnauthorizedAccount', by: 'onlyOwner' },
  'Message controller: bridge disabled': { file: `${MESSAGES}/MessageSending.sol`, error: 'Controller_BridgeDisabled' },
  'Message controller: call failed at index': { file: `${MESSAGES}/MessageExecutor.sol`, error: 'Controller_CallFailed' },
  'Message controller: ether transfer failed': { file: `${MESSAGES}/MessageSending.sol`, error: 'Controller_EtherTransferFailed' },
  'Message controller: invalid params': { file: `${MESSAGES}/MessageSending.sol`, error: 'Controller_InvalidParams' },
  'Message controller: message resent by adapter': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_MessageResentByAdapter' },
  'Message controller: expired': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_MessageExpired' },
  'Message controller: not cancellable': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_MessageNotCancellable' },
  'Message controller: not executable': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_MessageNotExecutable' },
  'Message controller: not executable yet': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_MessageNotExecutableYet' },
  'Message controller: threshold not met': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_ThresholdNotMet' },
  'Message controller: unauthorised': { file: `${MESSAGES}/MessageReceiving.sol`, error: 'Controller_Unauthorised' },
};
