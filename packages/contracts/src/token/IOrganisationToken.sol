// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title The token of an organisation on one chain: ERC-20 with votes (ERC-5805, timestamp clock), permit (ERC-2612), and bridges that mint
/// and burn it (ERC-7281).
interface IOrganisationToken {
    /// See `IXERC20.setLimits`.
    struct BridgeLimits {
        address bridge;
        uint256 minting;
        uint256 burning;
    }

    /// Thrown when there are not as many amounts as recipients.
    error Token_LengthMismatch(uint256 recipients, uint256 amounts);

    /// Thrown when a recipient is named twice.
    error Token_DuplicateRecipient(address recipient);

    /// Thrown when a recipient is given nothing.
    error Token_ZeroAmount(address recipient);

    /// @notice Once, at creation. What is minted here is the chain's own supply; later only bridges and the lockbox mint.
    /// @dev Further errors: `ERC20InvalidReceiver(0)` for a recipient that is nobody, `OwnableInvalidOwner(0)` for an owner
    /// that is nobody, `ERC20ExceededSafeSupply` for a supply above 2^176 - 1 units, and those of `IBridgeTax.setBridgeTaxTiers`
    /// and `IXERC20.setLimits`.
    /// @param name Also the name of the EIP-712 domain; its version is "1".
    /// @param recipients May be empty: the chain then begins without supply.
    /// @param amounts In units (18 decimals), in the order of `recipients`.
    /// @param owner Sets limits of bridges, the lockbox and the tax; ownership moves in two steps.
    /// @param treasury Receives the tax; may be the zero address where there are no tiers.
    /// @param taxThresholds See `IBridgeTax.setBridgeTaxTiers`.
    /// @param taxBasisPoints See `IBridgeTax.setBridgeTaxTiers`.
    /// @param bridges Who may mint and burn from the beginning; they need not stand yet.
    function initialize(
        string memory name,
        string memory symbol,
        address[] memory recipients,
        uint256[] memory amounts,
        address owner,
        address treasury,
        uint256[] memory taxThresholds,
        uint256[] memory taxBasisPoints,
        BridgeLimits[] memory bridges
    ) external;
}
