// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../messaging/IMessageController.sol";
import {Transfer} from "./TransferPayload.sol";

/// @title The platform's way into asset controllers: takes a fee of what is transferred, in the token.
/// @notice Rates are per 1e5, and a fee is at most 5,000 of them (5 %), whatever its parts add up to.
interface IControllerWrapper {
    /// @param threshold What of an amount lies above it, up to the next tier's, pays the rate; in units of the token, below 2^112.
    /// @param rate Per 1e5, at most 5,000.
    struct FeeTier {
        uint112 threshold;
        uint16 rate;
    }

    /// A signature of ERC-2612 for the amount.
    struct Permit {
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @param amount What the sender paid, fee included.
    event TransferWrapped(
        bytes32 indexed transferId, address indexed controller, address indexed sender, uint256 amount, uint256 fee
    );

    /// @param allowed False where the owner refuses it from now on.
    event ControllerUpdated(address indexed controller, bool allowed);

    event FeeTiersUpdated(address indexed controller, uint256 indexed destinationChain, FeeTier[] tiers);

    event PremiumRateUpdated(uint256 indexed destinationChain, uint256 rate);

    /// Thrown when a rate is above 5,000 per 1e5.
    error Wrapper_InvalidFeeRate();

    /// Thrown when there are more than three tiers, or their thresholds do not ascend.
    error Wrapper_InvalidFeeTiers();

    /// Thrown when the owner refuses the controller.
    error Wrapper_ControllerNotWhitelisted();

    /// Thrown when the controller carries another token than the one that the caller names.
    error Wrapper_TokenDiffers(address token);

    /// Thrown when less arrives of a token than was sent.
    error Wrapper_FeeOnTransferTokenNotSupported();

    /// Thrown when the fee is above what the sender agreed to.
    error Wrapper_FeeTooHigh(uint256 fee, uint256 maxFee);

    /// @notice Takes the amount from the caller, by their allowance, and has the controller transfer what is left after the fee. The value
    /// is the sum of the bridges' fees.
    /// @param token What the caller means to transfer. A controller could name another one, of which the caller has allowed this contract some, as
    /// soon as it is called.
    /// @param transfer Its amount includes the fee.
    /// @param maxFee In units of the token: the owner can change fees at any moment.
    /// @param legs See `IAssetController.transferTo`.
    /// @dev Errors: those above, the token's, and the controller's.
    function transferTo(
        address controller,
        address token,
        Transfer calldata transfer,
        uint256 maxFee,
        IMessageController.Leg[] calldata legs
    ) external payable returns (bytes32 transferId);

    /// @notice As `transferTo`, with the caller's permit for the amount. One that fails, as it does where somebody used it first, changes
    /// nothing where the allowance is enough.
    function transferToWPermit(
        address controller,
        address token,
        Transfer calldata transfer,
        uint256 maxFee,
        IMessageController.Leg[] calldata legs,
        Permit calldata permit
    ) external payable returns (bytes32 transferId);

    /// @notice By the owner: refuses a controller, or takes that back.
    function setController(address controller, bool allowed) external;

    /// @notice By the owner: what transfers of this controller to that chain pay, or, for the zero address and chain 0, all that have no
    /// tiers of their own. Empty lists take them away; one tier of rate 0 makes transfers free.
    function setFeeTiers(address controller, uint256 destinationChain, FeeTier[] calldata tiers) external;

    /// @notice By the owner: what transfers to this chain pay besides.
    function setPremiumRate(uint256 destinationChain, uint256 rate) external;

    /// @return fee What the platform takes of the amount, rounded down once.
    /// @return net What the controller transfers.
    function quote(address controller, uint256 destChainId, uint256 amount)
        external
        view
        returns (uint256 fee, uint256 net);

    /// @return Whether transfers of it are sent: those of every controller that the owner does not refuse.
    function isAllowed(address controller) external view returns (bool);

    /// @return As they were set, not those that hold in their place.
    function feeTiers(address controller, uint256 destinationChain) external view returns (FeeTier[] memory);

    function premiumRate(uint256 destinationChain) external view returns (uint256);

    /// @return Whose treasury gets the fees.
    function feeCollector() external view returns (address);
}
