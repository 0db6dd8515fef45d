// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Takes the platform's fee on top of an amount. Errors have the names and shapes that clients of it know.
interface IFeeCollector {
    event FeeCollected(address indexed token, address indexed payer, uint256 amount, uint256 received);

    event FeeBpsUpdated(uint256 feeBps);

    event TreasuryUpdated(address indexed treasury);

    /// Thrown when the fee would be above 1000 per 1e5.
    error FeeCollector_FeeExceedsMaxBps();

    /// Thrown when the treasury would be nobody.
    error FeeCollector_TreasuryZeroAddress();

    /// @notice By anybody who has approved it: moves the fee on `amount` from the caller to the treasury.
    /// @param amount In the token's smallest unit, fee not included.
    /// @return received What the treasury has more than before: less than the fee where the token keeps some of what is moved, and 0
    /// without a transfer or an event where there is no fee.
    function collect(address token, uint256 amount) external returns (uint256 received);

    /// @notice By the owner only.
    /// @param feeBps Per 1e5, at most 1000 (1 %).
    function updateFeeBps(uint256 feeBps) external;

    /// @notice By the owner only.
    function updateTreasury(address treasury) external;

    /// @return The fee per 1e5.
    function feeBps() external view returns (uint256);

    function treasury() external view returns (address);

    /// @return The fee on `amount`, rounded down: amount · feeBps / 1e5.
    function quote(uint256 amount) external view returns (uint256);
}
