// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title A contract that pays a market's payout in its owner's place.
interface IBondCallback {
    /// @notice The teller calls this during a purchase, after it has sent `inputAmount` quote tokens here. Before it returns, the callback
    /// must have sent exactly `outputAmount` payout tokens to the teller that calls.
    /// @param id The market's, as the aggregator counts.
    /// @param inputAmount Quote tokens net of fees, in units.
    /// @param outputAmount Payout tokens, in units.
    function callback(uint256 id, uint256 inputAmount, uint256 outputAmount) external;
}

/// @title A callback that tells what it can pay.
/// @notice Quotes for its markets are limited to that. What other callbacks can pay is not known before the purchase.
interface IFundedCallback is IBondCallback {
    /// @return Payout tokens, in units, that the market could be paid now.
    function fundedFor(uint256 id) external view returns (uint256);
}
