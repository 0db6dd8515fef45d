// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title The tax of what arrives through bridges.
interface IBridgeTax {
    event TreasurySet(address treasury);

    /// @param thresholds Ascending, in units of the token.
    /// @param basisPoints In 1/10,000.
    event BridgeTaxTiersSet(uint256[] thresholds, uint256[] basisPoints);

    /// After the `Transfer` of both parts.
    /// @param amount Brought by the bridge, tax included.
    event BridgeTaxPaid(address indexed user, address indexed treasury, uint256 amount, uint256 tax);

    /// @notice By the owner. What arrives from now on pays to `treasury`.
    /// @param treasury Not the zero address while there are tiers.
    function setTreasury(address treasury) external;

    /// @notice By the owner; counts for what arrives from now on, also where it left before. Empty lists end the tax.
    /// @dev Reverts with `IXERC20_InvalidParams` for lists of different or more than ten entries, thresholds that do not ascend or
    /// exceed 2^112 - 1, more than 10,000 basis points, or without a treasury.
    /// @param thresholds What of an amount lies above a threshold, up to the next one, pays its tier's share. What lies below the first pays nothing.
    function setBridgeTaxTiers(uint256[] calldata thresholds, uint256[] calldata basisPoints) external;

    /// @return tax What an amount pays that a bridge brings now: the shares of its parts, rounded down once. Never falls where the
    /// amount grows, nor does what is left of it.
    function calculateBridgeTax(uint256 amount) external view returns (uint256 tax);

    /// @return treasury The zero address where nobody was named.
    /// @return thresholds Of the tiers, ascending.
    /// @return basisPoints Of the tiers, in the same order.
    function bridgeTax()
        external
        view
        returns (address treasury, uint256[] memory thresholds, uint256[] memory basisPoints);
}
