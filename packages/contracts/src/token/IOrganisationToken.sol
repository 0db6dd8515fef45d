// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title The token of an organisation on one chain: ERC-20 with votes (ERC-5805, timestamp clock) and permit (ERC-2612).
interface IOrganisationToken {
    /// Thrown when there are not as many amounts as recipients.
    error Token_LengthMismatch(uint256 recipients, uint256 amounts);

    /// Thrown when a recipient is named twice.
    error Token_DuplicateRecipient(address recipient);

    /// Thrown when a recipient is given nothing.
    error Token_ZeroAmount(address recipient);

    /// @notice Once, at creation. The whole supply is minted here; nothing mints later.
    /// @dev Further errors: `ERC20InvalidReceiver(0)` for a recipient that is nobody, `OwnableInvalidOwner(0)` for an owner
    /// that is nobody, `ERC20ExceededSafeSupply` for a supply above 2^176 - 1 units.
    /// @param name Also the name of the EIP-712 domain; its version is "1".
    /// @param recipients May be empty: the chain then begins without supply.
    /// @param amounts In units (18 decimals), in the order of `recipients`.
    /// @param owner Has no power over balances; ownership moves in two steps.
    function initialize(
        string calldata name,
        string calldata symbol,
        address[] calldata recipients,
        uint256[] calldata amounts,
        address owner
    ) external;
}
