// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationToken} from "./IOrganisationToken.sol";
import {PackedVotes} from "./PackedVotes.sol";
import {Ownable2StepUpgradeable} from "@openzeppelin/contracts-upgradeable/access/Ownable2StepUpgradeable.sol";
import {ERC20Upgradeable} from "@openzeppelin/contracts-upgradeable/token/ERC20/ERC20Upgradeable.sol";
import {
    ERC20PermitUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20PermitUpgradeable.sol";
import {
    ERC20VotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";
import {NoncesUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesUpgradeable.sol";

/// @title Implementation behind every organisation token.
/// @notice Trust: the proxy's authority can replace this code, hence change any balance. The owner can do nothing but
/// hand ownership over. Votes count only once delegated, to oneself included. No fee, no hook, no rebasing: amounts
/// sent are amounts received.
contract OrganisationToken is IOrganisationToken, PackedVotes, ERC20PermitUpgradeable, Ownable2StepUpgradeable {
    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc IOrganisationToken
    function initialize(
        string calldata name_,
        string calldata symbol_,
        address[] calldata recipients,
        uint256[] calldata amounts,
        address owner_
    ) external initializer {
        require(recipients.length == amounts.length, Token_LengthMismatch(recipients.length, amounts.length));
        __ERC20_init(name_, symbol_);
        __Ownable_init(owner_);
        for (uint256 i = 0; i < recipients.length; ++i) {
            require(amounts[i] > 0, Token_ZeroAmount(recipients[i]));
            require(balanceOf(recipients[i]) == 0, Token_DuplicateRecipient(recipients[i]));
            _mint(recipients[i], amounts[i]);
        }
    }

    function nonces(address owner_) public view override(ERC20PermitUpgradeable, NoncesUpgradeable) returns (uint256) {
        return super.nonces(owner_);
    }

    function _update(address from, address to, uint256 value)
        internal
        override(ERC20Upgradeable, ERC20VotesUpgradeable)
    {
        super._update(from, to, value);
    }

    /// The domain is the token's name and a constant version, so that they are not stored a second time.
    function _EIP712Name() internal view override returns (string memory) {
        return name();
    }

    function _EIP712Version() internal pure override returns (string memory) {
        return "1";
    }
}
