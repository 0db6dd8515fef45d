// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageReceiver} from "../messaging/IBridgeAdapter.sol";
import {IMessageController} from "../messaging/IMessageController.sol";
import {Transfer} from "./TransferPayload.sol";

/// @title Sends a token to other chains and takes it from them, at the same address on each of them.
/// @notice A transfer goes either by one bridge, which is trusted up to limits of its own, or by several that have to agree, which have
/// one limit together. What does not fit into a limit where it arrives waits there until it does, and anybody may execute it then.
interface IAssetController is IMessageReceiver {
    /// @param adapter The zero address for the limits of what several bridges agree on.
    /// @param minting What may arrive at once, in units; it comes back evenly within the duration. 0 closes the way in.
    /// @param burning What may leave at once, in units. 0 closes the way out.
    struct Limits {
        address adapter;
        uint256 minting;
        uint256 burning;
    }

    /// @param sends Whether transfers may leave for it.
    /// @param takes Whether transfers from it are executed.
    struct Chain {
        uint256 chainId;
        bool sends;
        bool takes;
    }

    /// Where the token is only moved by the controller, and what the token calls minting and burning.
    /// @param locks Whether tokens that leave are kept here and given out again, as on the primary chain of a token that cannot be minted.
    /// @param taxed Whether what is given out pays the tax that the token asks of arrivals (`IBridgeTax`); only with `locks`.
    /// @param mintSelector One of 0x40c10f19 (`mint(address,uint256)`) and 0x18bf5077 (`crosschainMint(address,uint256)`); 0 with `locks`.
    /// @param burnSelector One of 0x9dc29fac (`burn(address,uint256)`), 0x79cc6790 (`burnFrom(address,uint256)`), 0x42966c68
    /// (`burn(uint256)`) and 0x2b8c49e3 (`crosschainBurn(address,uint256)`); 0 with `locks`.
    struct Custody {
        bool locks;
        bool taxed;
        bytes4 mintSelector;
        bytes4 burnSelector;
    }

    /// What holds from the beginning.
    /// @param admin Says who has which role; moves in two steps.
    /// @param manager Decides about bridges, chains and limits.
    /// @param pauser May stop sending and execution.
    /// @param duration In which a used limit comes back, in seconds; not 0.
    /// @param minBridges How many bridges have to agree: 0 for no such transfers, or 2 to 31.
    /// @param unwrapping Whether recipients may ask for what the lockbox keeps.
    /// @param multiBridgeAdapters Whose agreement counts.
    struct Setup {
        address admin;
        address manager;
        address pauser;
        uint32 duration;
        uint8 minBridges;
        bool unwrapping;
        Custody custody;
        address[] multiBridgeAdapters;
        Limits[] limits;
        Chain[] chains;
    }

    /// @param bridges The adapters that took it, one bit each by their numbers.
    event TransferSent(bytes32 indexed transferId, address indexed sender, uint256 bridges, bytes payload);

    /// @param bridges The adapters that took it now.
    event TransferResent(bytes32 indexed transferId, uint256 bridges);

    /// @param payloadHash `payloadHashOf` the chain it comes from and the payload.
    event TransferReceived(bytes32 indexed payloadHash, address indexed adapter);

    /// @param limit Whose limit it used: an adapter's bit, or 0 for that of several.
    event TransferExecuted(bytes32 indexed transferId, bytes32 indexed payloadHash, uint256 limit);

    /// The lockbox did not give what it keeps; the recipient got the token itself.
    event NotUnwrapped(bytes32 indexed payloadHash, uint256 amount);

    /// What travels, once, at creation.
    event TokenSet(address indexed token);

    /// @param slot The adapter's number, which is never another's; 0 of the limits of several.
    event LimitsUpdated(address indexed adapter, uint256 slot, uint256 minting, uint256 burning);

    /// @param slot The adapter's number, which is never another's.
    event MultiBridgeAdapterUpdated(address indexed adapter, uint256 slot, bool approved);

    event ChainUpdated(uint256 indexed chainId, bool sends, bool takes);

    event MinBridgesUpdated(uint256 minBridges);

    event DurationUpdated(uint256 duration);

    event TokenUnwrappingUpdated(bool allowed);

    /// What bridges have brought so far and was not executed has to be brought again.
    event VotesVoided();

    event Paused(address account);

    event Unpaused(address account);

    /// Thrown when what is asked for cannot be: see the functions.
    error Controller_InvalidParams();

    /// Thrown when nothing would be transferred.
    error Controller_ZeroAmount();

    /// Thrown when an amount is above what the limit has left now, or the bridge has none.
    error Controller_NotHighEnoughLimits();

    /// Thrown when the token takes another amount than it is told, or mints less.
    error Controller_UnsupportedToken();

    /// Thrown when the selector is none of those that `Custody` names, or is given where tokens are locked.
    error Controller_SelectorNotAllowed(bytes4 selector);

    /// Thrown when nothing is sent to the chain, or nothing taken from it.
    error Controller_ChainNotSupported(uint256 chainId);

    /// Thrown when a transfer would be given to an adapter that is not open to it, or to one twice.
    error Controller_BridgeDisabled(address adapter);

    /// Thrown when the adapter has brought this transfer.
    error Controller_TransferResentByAdapter(address adapter);

    /// Thrown when the transfer was executed, or is for another chain.
    error Controller_TransferNotExecutable(bytes32 payloadHash);

    /// Thrown while this chain's clock is not past the other's when the transfer left.
    error Controller_TransferNotExecutableYet(uint256 sentAt);

    /// @param required 0 where such transfers are not executed at all.
    error Controller_ThresholdNotMet(uint256 count, uint256 required);

    /// Thrown when so little gas is left that unwrapping could fail for the lack of it alone.
    error Controller_NotEnoughGas();

    /// Thrown while sending and execution are stopped.
    error Controller_Paused();

    /// @notice Once, at creation.
    function initialize(Setup calldata setup) external;

    /// @notice Takes the caller's tokens, by their allowance, and has them brought to the recipient on the other chain. The value is the sum
    /// of the fees; what a bridge does not need goes where its options say. All bridges take it or none.
    /// @param legs One where the threshold is 1, else as many as the threshold at least; no adapter twice.
    /// @dev Errors: `Controller_ZeroAmount`, `Controller_NotHighEnoughLimits`, `Controller_ChainNotSupported`, `Controller_BridgeDisabled`,
    /// `Controller_ThresholdNotMet` for a threshold below `minBridges` or above the number of legs, `Controller_InvalidParams` for a
    /// value that is not the sum of the fees and for a recipient that is nobody or this controller, `Controller_UnsupportedToken`,
    /// `Controller_Paused`, and those of adapters and the token.
    function transferTo(Transfer calldata transfer, IMessageController.Leg[] calldata legs)
        external
        payable
        returns (bytes32 transferId);

    /// @notice By anybody: gives a transfer that was sent, byte for byte, to further bridges. Uses no limit here.
    function resendTransfer(bytes calldata payload, IMessageController.Leg[] calldata legs) external payable;

    /// @notice By anybody: gives the recipient what a transfer brings. The controller does it by itself when one bridge brings a transfer
    /// that needs no others; where that fails for any reason, the transfer waits.
    /// @dev Errors: `Controller_TransferNotExecutable`, `Controller_TransferNotExecutableYet`, `Controller_ChainNotSupported`,
    /// `Controller_ThresholdNotMet`, `Controller_NotHighEnoughLimits`, `Controller_UnsupportedToken`, `Controller_NotEnoughGas`,
    /// `Controller_Paused`, and the token's.
    function execute(uint256 originChain, bytes calldata payload) external;

    /// @notice By a pauser. Transfers are received all the same, or bridges would lose them.
    function pause() external;

    /// @notice By a pauser.
    function unpause() external;

    /// @notice By a manager. What is used stays used. A bridge that could bring nothing before, or several that could not, void what was
    /// brought and not executed.
    function setLimits(Limits calldata limits) external;

    /// @notice By a manager. Voids what was brought and not executed.
    function setMultiBridgeAdapter(address adapter, bool approved) external;

    /// @notice By a manager. A chain from which nothing was taken before voids what was brought and not executed.
    function setChain(Chain calldata chain) external;

    /// @notice By a manager. What is on its way needs the new number. Where several could bring nothing before, what was brought and not executed
    /// is void.
    function setMinBridges(uint8 newMinBridges) external;

    /// @notice By a manager. What is used now comes back within the new duration.
    function setDuration(uint32 newDuration) external;

    /// @notice By a manager. Reverts for a token that cannot say what its lockbox is.
    function setTokenUnwrapping(bool allowed) external;

    function token() external view returns (address);

    function custody() external view returns (Custody memory);

    /// @return What may leave by the adapter now; by several, for the zero address.
    function burningCurrentLimitOf(address adapter) external view returns (uint256);

    /// @return What may arrive by the adapter now; by several, for the zero address.
    function mintingCurrentLimitOf(address adapter) external view returns (uint256);

    function burningMaxLimitOf(address adapter) external view returns (uint256);

    function mintingMaxLimitOf(address adapter) external view returns (uint256);

    /// @return In seconds.
    function duration() external view returns (uint256);

    function minBridges() external view returns (uint256);

    function allowTokenUnwrapping() external view returns (bool);

    /// @return Whether its agreement counts.
    function multiBridgeAdapters(address adapter) external view returns (bool);

    function chainOf(uint256 chainId) external view returns (bool sends, bool takes);

    function paused() external view returns (bool);

    /// @return How many transfers were sent.
    function nonce() external view returns (uint256);

    /// @return votes How many bridges have brought it since the set changed; only approved ones where several have to agree.
    /// @return executed Whether the recipient has got it.
    function transferState(uint256 originChain, bytes calldata payload)
        external
        view
        returns (uint256 votes, bool executed);

    function payloadHashOf(uint256 originChain, bytes calldata payload) external pure returns (bytes32);

    function transferIdOf(uint256 originChain, uint256 destinationChain, uint256 nonce_) external view returns (bytes32);

    /// @return Whether a transfer of this `payloadHashOf` was sent from here.
    function wasSent(bytes32 payloadHash) external view returns (bool);
}
