import { parseAbi } from 'viem';

/** Across's spoke pool, version 3.5: what people call and what it logs. */
export const spokePoolAbi = parseAbi([
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) payable',
  'struct RelayData { bytes32 depositor; bytes32 recipient; bytes32 exclusiveRelayer; bytes32 inputToken; bytes32 outputToken; uint256 inputAmount; uint256 outputAmount; uint256 originChainId; uint256 depositId; uint32 fillDeadline; uint32 exclusivityDeadline; bytes message; }',
  'function fillRelay(RelayData relayData, uint256 repaymentChainId, bytes32 repaymentAddress)',
  'function fillStatuses(bytes32 relayHash) view returns (uint256)',
  'function fillDeadlineBuffer() view returns (uint32)',
  'event FundsDeposited(bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 indexed destinationChainId, uint256 indexed depositId, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes32 indexed depositor, bytes32 recipient, bytes32 exclusiveRelayer, bytes message)',
  'struct FillInfo { bytes32 updatedRecipient; bytes32 updatedMessageHash; uint256 updatedOutputAmount; uint8 fillType; }',
  'event FilledRelay(bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 repaymentChainId, uint256 indexed originChainId, uint256 indexed depositId, uint32 fillDeadline, uint32 exclusivityDeadline, bytes32 exclusiveRelayer, bytes32 indexed relayer, bytes32 depositor, bytes32 recipient, bytes32 messageHash, FillInfo relayExecutionInfo)',
  'event ExecutedRelayerRefundRoot(uint256 amountToReturn, uint256 indexed chainId, uint256[] refundAmounts, uint32 indexed rootBundleId, uint32 indexed leafId, address l2TokenAddress, address[] refundAddresses, bool deferredRefunds, address caller)',
]);

/** LayerZero's OFT, and what its endpoint logs. */
export const oftAbi = parseAbi([
  'struct SendParam { uint32 dstEid; bytes32 to; uint256 amountLD; uint256 minAmountLD; bytes extraOptions; bytes composeMsg; bytes oftCmd; }',
  'struct MessagingFee { uint256 nativeFee; uint256 lzTokenFee; }',
  'struct OFTLimit { uint256 minAmountLD; uint256 maxAmountLD; }',
  'struct OFTFeeDetail { int256 feeAmountLD; string description; }',
  'struct OFTReceipt { uint256 amountSentLD; uint256 amountReceivedLD; }',
  'function quoteOFT(SendParam sendParam) view returns (OFTLimit, OFTFeeDetail[], OFTReceipt)',
  'function quoteSend(SendParam sendParam, bool payInLzToken) view returns (MessagingFee)',
  'function send(SendParam sendParam, MessagingFee fee, address refundAddress) payable',
  'function token() view returns (address)',
  'function peers(uint32 eid) view returns (bytes32)',
  'function approvalRequired() view returns (bool)',
  'function enforcedOptions(uint32 eid, uint16 msgType) view returns (bytes)',
  'event OFTSent(bytes32 indexed guid, uint32 dstEid, address indexed fromAddress, uint256 amountSentLD, uint256 amountReceivedLD)',
  'event OFTReceived(bytes32 indexed guid, uint32 srcEid, address indexed toAddress, uint256 amountReceivedLD)',
]);

export const lzEndpointAbi = parseAbi(['event PacketSent(bytes encodedPayload, bytes options, address sendLibrary)']);

/** Relay's depository: where what was ordered is paid in. */
export const relayDepositoryAbi = parseAbi([
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'event RelayErc20Deposit(address from, address token, uint256 amount, bytes32 id)',
]);

const SWIFT_ORDER =
  'struct OrderParams { uint8 payloadType; bytes32 trader; bytes32 destAddr; uint16 destChainId; bytes32 referrerAddr; bytes32 tokenOut; uint64 minAmountOut; uint64 gasDrop; uint64 cancelFee; uint64 refundFee; uint64 deadline; uint8 referrerBps; uint8 auctionMode; bytes32 random; }';

/** Mayan's forwarder: passes tokens on to contracts of Mayan's that it lists, and tells with what call. */
export const mayanForwarderAbi = parseAbi([
  'struct PermitParams { uint256 value; uint256 deadline; uint8 v; bytes32 r; bytes32 s; }',
  'function forwardERC20(address tokenIn, uint256 amountIn, PermitParams permitParams, address mayanProtocol, bytes protocolData) payable',
  'function mayanProtocols(address protocol) view returns (bool)',
  'event ForwardedERC20(address token, uint256 amount, address mayanProtocol, bytes protocolData)',
]);

/** Mayan Swift, version 2: the contract that takes orders, and the one of the other chain that brings them. */
export const mayanSwiftAbi = parseAbi([
  SWIFT_ORDER,
  'function createOrderWithToken(address tokenIn, uint256 amountIn, OrderParams params, bytes customPayload) returns (bytes32)',
  'function emitters(uint16 chainId) view returns (bytes32)',
  'function paused() view returns (bool)',
  'event OrderCreated(bytes32 key)',
  'event OrderFulfilled(bytes32 key, uint64 sequence, uint256 fulfilledAmount)',
  'event OrderRefunded(bytes32 key, uint256 refundedAmount)',
]);

/** A manager of Wormhole's Native Token Transfers, version 1. */
export const nttManagerAbi = parseAbi([
  'struct Peer { bytes32 peerAddress; uint8 tokenDecimals; }',
  'struct InboundQueuedTransfer { uint72 amount; uint64 txTimestamp; address recipient; }',
  'function transfer(uint256 amount, uint16 recipientChain, bytes32 recipient, bytes32 refundAddress, bool shouldQueue, bytes transceiverInstructions) payable returns (uint64)',
  'function quoteDeliveryPrice(uint16 recipientChain, bytes transceiverInstructions) view returns (uint256[], uint256)',
  'function token() view returns (address)',
  'function tokenDecimals() view returns (uint8)',
  'function mode() view returns (uint8)',
  'function isPaused() view returns (bool)',
  'function getPeer(uint16 chainId) view returns (Peer)',
  'function getTransceivers() view returns (address[])',
  'function getCurrentOutboundCapacity() view returns (uint256)',
  'function getCurrentInboundCapacity(uint16 chainId) view returns (uint256)',
  'function getInboundQueuedTransfer(bytes32 digest) view returns (InboundQueuedTransfer)',
  'function rateLimitDuration() view returns (uint64)',
  'function completeInboundQueuedTransfer(bytes32 digest)',
  'event TransferSent(bytes32 recipient, bytes32 refundAddress, uint256 amount, uint256 fee, uint16 recipientChain, uint64 msgSequence)',
  'event TransferRedeemed(bytes32 indexed digest)',
]);

/** What managers refuse with, where somebody sends tokens over them or has given out what waits. */
export const nttErrorsAbi = parseAbi([
  'error BurnAmountDifferentThanBalanceDiff(uint256 burnAmount, uint256 balanceDiff)',
  'error DeliveryPaymentTooLow(uint256 requiredPayment, uint256 providedPayment)',
  'error InboundQueuedTransferNotFound(bytes32 digest)',
  'error InboundQueuedTransferStillQueued(bytes32 digest, uint256 transferTimestamp)',
  'error InvalidFork(uint256 evmChainId, uint256 blockChainId)',
  'error InvalidRecipient()',
  'error InvalidRefundAddress()',
  'error NoEnabledTransceivers()',
  'error NotEnoughCapacity(uint256 currentCapacity, uint256 amount)',
  'error PeerNotRegistered(uint16 chainId)',
  'error RefundFailed(uint256 refundAmount)',
  'error RequireContractIsNotPaused()',
  'error TransferAmountHasDust(uint256 amount, uint256 dust)',
  'error UnexpectedMsgValue()',
  'error ZeroAmount()',
]);

/** What carries a manager's messages over Wormhole. */
export const nttTransceiverAbi = parseAbi([
  'struct TransceiverMessage { bytes32 sourceNttManagerAddress; bytes32 recipientNttManagerAddress; bytes nttManagerPayload; bytes transceiverPayload; }',
  'function isWormholeRelayingEnabled(uint16 chainId) view returns (bool)',
  'event SendTransceiverMessage(uint16 recipientChain, TransceiverMessage message)',
]);
