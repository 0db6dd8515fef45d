// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageReceiver} from "./IBridgeAdapter.sol";
import {Message} from "./MessagePayload.sol";

/// @title Sends an organisation's messages to other chains and takes theirs, at the same address on each of them.
interface IMessageController is IMessageReceiver {
    /// @param chainId Of the other chain.
    /// @param minimum How many bridges have to agree on a message from there, 0 for none from there at all.
    /// @param delay Between agreement and execution, in seconds; at least 600 where there is a vetoer.
    struct Origin {
        uint256 chainId;
        uint8 minimum;
        uint32 delay;
    }

    /// One bridge by which a message goes. No bridge may stand twice.
    /// @param fee In wei, the most that the adapter gets; all of it comes back if the adapter reverts.
    /// @param options What its `relayMessage` wants.
    struct Leg {
        address adapter;
        uint256 fee;
        bytes options;
    }

    /// Who does what from the beginning.
    /// @param owner Decides everything below; ownership moves in two steps.
    /// @param vetoer May cancel messages before their execution; the zero address for nobody.
    /// @param originators May send messages.
    /// @param resenders May send again what was sent.
    /// @param pausers May stop sending and execution.
    /// @param adapters Whom messages are believed and given to.
    struct Setup {
        address owner;
        address vetoer;
        address[] originators;
        address[] resenders;
        address[] pausers;
        address[] adapters;
        Origin[] origins;
    }

    /// @param messageId Of votes, `payloadHashOf` this chain and the payload.
    /// @param taken The adapters that took it, one bit each by their numbers.
    event MessageSent(bytes32 indexed messageId, uint256 taken, bytes payload);

    /// @param taken The adapters that took it now.
    event MessageResent(bytes32 indexed messageId, uint256 taken);

    /// The adapter reverted; the message went on without it.
    event BridgeFailed(bytes32 indexed messageId, address indexed adapter);

    /// @param payloadHash `payloadHashOf` the chain it comes from and the payload.
    event MessageReceived(bytes32 indexed payloadHash, address indexed adapter);

    /// Enough bridges agree.
    event MessageConfirmed(bytes32 indexed payloadHash, uint256 executableAt);

    event MessageExecuted(bytes32 indexed messageId, bytes32 indexed payloadHash);

    /// @param payloadHash Of the message that is never executed.
    event MessageCancelled(bytes32 indexed payloadHash);

    /// @param slot The adapter's number, which is never another's.
    event AdapterUpdated(address indexed adapter, uint256 slot, bool approved);

    event OriginUpdated(uint256 indexed chainId, uint8 minimum, uint32 delay);

    /// A chain was opened: what bridges have brought so far and was not executed has to be brought again.
    event VotesVoided();

    event VetoerUpdated(address oldVetoer, address newVetoer);

    event Paused(address account);

    event Unpaused(address account);

    /// The account did not take its money back, and can fetch it.
    event RefundKept(address indexed account, uint256 amount);

    /// Thrown when what is asked for cannot be: see the functions.
    error Controller_InvalidParams();

    /// Thrown when a message would be given to an adapter that is not approved, or to one twice.
    error Controller_BridgeDisabled(address adapter);

    /// Thrown when no adapter took the message.
    error Controller_NoBridge();

    /// Thrown when an adapter could fail for lack of gas alone.
    error Controller_NotEnoughGas();

    /// Thrown when the adapter has brought this message.
    error Controller_MessageResentByAdapter(address adapter);

    /// Thrown when the message was sent, or became executable, more than 30 days ago.
    /// @param expiredAt In seconds.
    error Controller_MessageExpired(uint256 expiredAt);

    /// Thrown when no bridge has brought the message, or it was executed or cancelled before.
    error Controller_MessageNotCancellable(bytes32 payloadHash);

    /// Thrown when the message was executed or cancelled, or is for another chain.
    error Controller_MessageNotExecutable(bytes32 payloadHash);

    /// Thrown when the message waits for its delay, or for its confirmation; by `confirm` where it is confirmed already.
    /// @param executableAt In seconds; 0 where it has to be confirmed first.
    error Controller_MessageNotExecutableYet(uint256 executableAt);

    /// Thrown when too few bridges have brought the message.
    /// @param count Of those whose word counts.
    /// @param required 0 where nothing is taken from that chain, or the message is for another chain.
    error Controller_ThresholdNotMet(uint256 count, uint256 required);

    /// Thrown when somebody else than the vetoer cancels.
    error Controller_Unauthorised(address caller);

    /// Thrown while sending and execution are stopped.
    error Controller_Paused();

    /// Thrown when there is a vetoer and the delay of a chain is below 600 seconds.
    /// @param delay In seconds.
    error Controller_DelayTooShort(uint256 chainId, uint256 delay);

    /// Thrown when the account refuses what it claims.
    error Controller_EtherTransferFailed(address account);

    /// @notice Once, at creation.
    function initialize(Setup calldata setup) external;

    /// @notice By an originator: sends calls that its executor on the destination will make. What adapters need not of the value, and
    /// what those get that fail, comes back to the sender.
    /// @dev Errors: `Controller_BridgeDisabled`, `Controller_NoBridge`, `Controller_NotEnoughGas`, `Controller_InvalidParams` for a
    /// threshold above the number of legs or for this chain, `Controller_InvalidPayload`, `Controller_Paused`.
    function sendMessage(Message calldata message, uint256 destinationChain, Leg[] calldata legs)
        external
        payable
        returns (bytes32 messageId);

    /// @notice By a resender: gives a message, byte for byte as it was sent, to further bridges.
    /// @param historyBefore `history` before it was sent.
    /// @param later Hashes (keccak256) of the payloads that were sent after it, oldest first.
    /// @dev Errors: `Controller_InvalidParams` when this is not what was sent, and those of `sendMessage` that bridges cause.
    function resendMessage(bytes calldata payload, bytes20 historyBefore, bytes32[] calldata later, Leg[] calldata legs)
        external
        payable;

    /// @notice By anybody: begins the delay of a message on which enough bridges agree only because less is asked for since the last of
    /// them brought it.
    /// @dev Errors: `Controller_ThresholdNotMet`, `Controller_MessageNotExecutableYet` where it is confirmed, `Controller_MessageExpired`.
    function confirm(uint256 originChain, bytes calldata payload) external;

    /// @notice By anybody: makes the calls of a message, all or none, from the executor of its sender; or brings its votes to their governor.
    /// Messages that are due are executed in whatever order, so who sends two that depend on each other waits for the first.
    /// @dev Errors: `Controller_MessageNotExecutable`, `Controller_ThresholdNotMet`, `Controller_MessageNotExecutableYet`,
    /// `Controller_MessageExpired`, `Controller_Paused`, and of the executor `Controller_CallFailed` and `Controller_NotEnoughGas`.
    function execute(uint256 originChain, bytes calldata payload) external;

    /// @notice By the vetoer, on the destination, once a bridge has brought the message: it is never executed, whatever arrives. Messages
    /// that differ in anything are others, so that a forged one takes no honest one with it.
    /// @dev Errors: `Controller_Unauthorised`, `Controller_MessageNotCancellable`.
    function cancel(bytes32 payloadHash) external;

    /// @notice By a pauser. Messages are received all the same, or bridges would lose them.
    function pause() external;

    /// @notice By a pauser.
    function unpause() external;

    /// @notice By the owner. Whatever bridges have said of messages that are not executed yet is void from now on.
    /// @dev Errors: `Controller_UnknownAdapter`, `Controller_TooManyAdapters`.
    function updateAdapter(address adapter, bool approved) external;

    /// @notice By the owner. Messages that are executable stay so at their time, but need the new minimum. A chain from which nothing was
    /// taken before voids what bridges have said of all messages that are not executed yet, or what they said while it was closed would count.
    /// @dev Errors: `Controller_InvalidParams` for this chain and for a minimum above 31, `Controller_DelayTooShort`.
    function updateOrigin(Origin calldata origin) external;

    /// @notice By the owner. The zero address for nobody.
    /// @dev Error: `Controller_DelayTooShort` where messages of a chain do not wait for 600 seconds.
    function updateVetoer(address newVetoer) external;

    /// @notice Sends to `msg.sender` what it did not take when it was refunded, in wei.
    /// @dev Error: `Controller_EtherTransferFailed`.
    function claim() external;

    /// @notice What each adapter would ask for this message now, in wei. Reverts where one cannot reach the chain.
    /// @param gasLimit For its delivery.
    function quoteMessage(
        Message calldata message,
        uint256 destinationChain,
        address[] calldata adapters,
        uint256 gasLimit
    ) external view returns (uint256[] memory fees);

    /// @return votes How many approved bridges have brought the message and count.
    /// @return executableAt In seconds, 0 while it is not confirmed.
    /// @return executed Whether its calls were made.
    function messageState(uint256 originChain, bytes calldata payload)
        external
        view
        returns (uint256 votes, uint256 executableAt, bool executed);

    function payloadHashOf(uint256 originChain, bytes calldata payload) external pure returns (bytes32);

    function messageIdOf(uint256 originChain, uint256 destinationChain, uint256 nonce) external view returns (bytes32);

    /// @return Who acts here for `sender` on that chain; there is code once a message of it was executed.
    function executorOf(uint256 originChain, address sender) external view returns (address);

    /// @return minimum How many bridges have to agree, 0 where nothing is taken from there.
    /// @return delay In seconds.
    function originOf(uint256 chainId) external view returns (uint8 minimum, uint32 delay);

    function isApproved(address adapter) external view returns (bool);

    function isCancelled(bytes32 payloadHash) external view returns (bool);

    /// @return What the account can `claim`, in wei.
    function claimable(address account) external view returns (uint256);

    function vetoer() external view returns (address);

    function paused() external view returns (bool);

    /// @return How many messages were sent.
    function nonce() external view returns (uint256);

    /// @return Commitment to everything that was sent: the first 20 bytes of keccak256(history before, keccak256(payload)).
    function history() external view returns (bytes20);
}
