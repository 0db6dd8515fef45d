// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondVestingVault} from "../IBondVestingVault.sol";

/// @title Where bonds are bought, created and redeemed, and where fees are kept until they are claimed.
/// @notice Units: quote, payout and underlying amounts are units of their tokens; fees are parts of 100 000 (1e5 = 100 %, 300 = 0.3 %);
/// times are seconds and timestamps. Bonds are redeemed 1:1 in their underlying, from the timestamp of their expiry on.
///
/// Fees of a purchase are inside the amount: the referrer's is floor(amount · rf / 1e5), the protocol's
/// floor(amount · (pf + rf) / 1e5) less the referrer's; the market gets the rest, and the payout is for the rest.
interface IBondTeller {
    /// @param id Of the market, as the aggregator counts.
    /// @param amount Quote, fees included.
    /// @param minAmountOut Payout units; less is refused.
    /// @param recipient Who gets the payout; not zero.
    /// @param maxFee The most that protocol and referrer may take together, in parts of 1e5.
    /// @param referrer Who gets their own referrer fee; zero for none.
    struct Order {
        uint256 id;
        uint256 amount;
        uint256 minAmountOut;
        address recipient;
        uint48 maxFee;
        address referrer;
    }

    /// @notice A signature by which a token takes an allowance (ERC-2612).
    /// @param deadline Timestamp until which it can be used.
    struct Permit {
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice Emitted right before `BondPurchased`, for clients of Bond Protocol.
    /// @param amount Quote, fees included.
    event Bonded(uint256 indexed id, address indexed referrer, uint256 amount, uint256 payout);

    /// @param id Of the market.
    /// @param buyer Who paid.
    /// @param recipient Who got the bond, the vesting schedule or, in an instant swap, the payout.
    /// @param referrer Zero for none.
    /// @param quoteAmount Fees included.
    /// @param price Quote per payout in the market's scale: payout = floor(net quote · scale / price).
    /// @param oraclePrice As the oracle answered; 0 where the strategy asks none.
    /// @param expiry Timestamp at which all of the payout can be had: the bond's expiry, the end of the vesting schedule, or 0 in
    /// an instant swap.
    /// @param bondId Fixed term: ERC-1155 token id. Fixed expiry: address of the ERC-20 bond token. Linear: id of the schedule in the
    /// vault. Instant swap: 0.
    event BondPurchased(
        uint256 indexed id,
        address indexed buyer,
        address indexed recipient,
        address referrer,
        uint256 quoteAmount,
        uint256 protocolFee,
        uint256 referrerFee,
        uint256 payout,
        uint256 price,
        uint256 oraclePrice,
        uint48 expiry,
        uint256 bondId
    );

    /// @notice Bonds were created from an underlying, without a market.
    /// @param amount Bonds minted to the creator; 1:1 to the underlying that came in, less `fee`.
    /// @param fee Underlying, for the protocol's receiver.
    event BondCreated(
        uint256 bondId, address indexed creator, address indexed underlying, uint48 expiry, uint256 amount, uint256 fee
    );

    event ProtocolFeeUpdated(uint48 fee);

    event CreateFeeDiscountUpdated(uint48 discount);

    event ReferrerFeeUpdated(address indexed referrer, uint48 fee);

    /// @notice From now on protocol fees go to `receiver`; fees earned before stay with the previous receiver.
    event ProtocolReceiverUpdated(address receiver);

    event FeesClaimed(address indexed who, address indexed token, address to, uint256 amount);

    /// Thrown when a market's callback did not bring the payout.
    error Teller_InvalidCallback();

    /// Thrown when a bond is redeemed before `maturesOn`.
    error Teller_TokenNotMatured(uint48 maturesOn);

    /// Thrown when nobody has deployed a bond token of this underlying and (rounded) expiry.
    error Teller_TokenDoesNotExist(address underlying, uint48 expiry);

    /// Thrown when a token did not move exactly what it was asked to (fees on transfer), or is no bond token of this teller.
    error Teller_UnsupportedToken();

    /// Thrown when a parameter is invalid: zero addresses and amounts, a referrer who is the buyer or the recipient, this
    /// contract or the vault as recipient, an amount that no market has, an expiry in the past, a fee above its bound, lists of different lengths, an unknown token id.
    error Teller_InvalidParams();

    /// Thrown when anybody but the aggregator's owner changes the protocol's fees.
    error Teller_NotAuthorized();

    /// Thrown when the protocol's and the referrer's fee together are more than the buyer agreed to.
    error Teller_FeeAboveMaximum(uint48 fee, uint48 maxFee);

    /// @notice Buys in a public market: the caller pays `amount` quote and gets the payout as a bond, as a vesting schedule or at once.
    /// @dev The buyer approves this contract for `amount` quote. Further errors: the auctioneer's, in the order in which
    /// `IBondAuctioneer.purchaseBond` names them, and whatever the oracle or the tokens say.
    /// Warning: a referrer can raise their fee in front of this call; `minAmountOut`, or the form with `maxFee`, is what protects.
    /// @param recipient Who gets the payout; not zero.
    /// @param referrer Who gets their own referrer fee; zero for none.
    /// @param id Of the market, as the aggregator counts.
    /// @param amount Quote, fees included.
    /// @param minAmountOut Payout units; less is refused.
    /// @return payout In units of the payout token.
    /// @return expiry As in `BondPurchased`.
    function purchase(address recipient, address referrer, uint256 id, uint256 amount, uint256 minAmountOut)
        external
        returns (uint256 payout, uint48 expiry);

    /// @notice The same; refused when protocol and referrer fee together are above `maxFee` (parts of 1e5).
    function purchase(
        address recipient,
        address referrer,
        uint256 id,
        uint256 amount,
        uint256 minAmountOut,
        uint48 maxFee
    ) external returns (uint256 payout, uint48 expiry);

    /// @notice The same in a private market.
    /// @param access Why the caller may buy, encoded as `IBondAuctioneer` says.
    function purchasePrivate(
        address recipient,
        address referrer,
        uint256 id,
        uint256 amount,
        uint256 minAmountOut,
        uint48 maxFee,
        bytes calldata access
    ) external returns (uint256 payout, uint48 expiry);

    /// @notice The same in any market, with the caller's permission by signature (ERC-2612) for this contract to take exactly `order.amount`
    /// quote. Where the quote token refuses the signature, the purchase goes on with the allowance that there is.
    /// @param access Empty in a public market.
    function purchaseWithPermit(Order calldata order, bytes calldata access, Permit calldata permit)
        external
        returns (uint256 payout, uint48 expiry);

    /// @notice Pays the caller's fees in these tokens to `to`; tokens without any are passed over.
    function claimFees(address[] calldata tokens, address to) external;

    /// @notice Sets the caller's own fee for purchases that name it as referrer. At most 5000.
    function setReferrerFee(uint48 fee) external;

    /// @notice Only the aggregator's owner may call this. At most 5000.
    function setProtocolFee(uint48 fee) external;

    /// @notice Sets what is taken off the protocol fee when bonds are created without a market. Only the aggregator's owner may call this.
    /// At most the protocol fee of the moment; should that fall below it later, creating is free.
    function setCreateFeeDiscount(uint48 discount) external;

    /// @notice Sets who earns protocol fees from now on, not the zero address; at first it is the aggregator's owner. Only the aggregator's
    /// owner may call this.
    function setProtocolReceiver(address receiver) external;

    /// @return 1e5.
    function FEE_DECIMALS() external view returns (uint48);

    function AGGREGATOR() external view returns (IBondAggregator);

    /// @return Where the payouts of linear markets vest.
    function VAULT() external view returns (IBondVestingVault);

    /// @return Whether a market's `vesting` is a number of seconds here; else it is a timestamp.
    function isFixedTerm() external view returns (bool);

    function protocolFee() external view returns (uint48);

    function createFeeDiscount() external view returns (uint48);

    function protocolReceiver() external view returns (address);

    function referrerFees(address referrer) external view returns (uint48);

    /// @return What `who` can claim, in units of the token.
    function rewards(address who, address token) external view returns (uint256);

    /// @return Protocol fee and the referrer's together, in parts of 1e5.
    function getFee(address referrer) external view returns (uint48);

    /// @return The protocol's part of a purchase of `amount` quote without a referrer.
    function getProtocolFeeFor(uint256 amount) external view returns (uint256);
}
