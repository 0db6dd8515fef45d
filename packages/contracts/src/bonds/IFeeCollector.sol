// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Takes the platform's fee on top of an amount. Errors have the names and shapes that clients of it know.
interface IFeeCollector {
    event FeeCollected(address indexed token, address indexed payer, uint256 amount, uint256 received);

    event FeeBpsUpdated(uint256 feeBps);

    event TreasuryUpdated(address indexed treasury);

    /// Thrown when the fee would be above 1000 per 1e5.
    error FeeCollector_FeeExceedsMaxBps();

    /// Thrown when the treasury would be the zero address.
    error FeeCollector_TreasuryZeroAddress();

    /// @notice Moves the fee on `amount` from the caller, who has approved this contract, to the treasury. Anybody may call this.
    /// @param amount In the token's smallest unit, fee not included.
    /// @return received By how much the treasury's balance grew: less than the fee where the token keeps some of what is moved; 0, without
    /// a transfer or an event, where there is no fee.
    function collect(address token, uint256 amount) external returns (uint256 received);

    /// @notice Only the owner may call this.
    /// @param feeBps Per 1e5, at most 1000 (1 %).
    function updateFeeBps(uint256 feeBps) external;

    /// @notice Only the owner may call this.
    function updateTreasury(address treasury) external;

    /// @return The fee per 1e5.
    function feeBps() external view returns (uint256);

    function treasury() external view returns (address);

    /// @return The fee on `amount`, rounded down: amount · feeBps / 1e5.
    function quote(uint256 amount) external view returns (uint256);
}
