// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {BridgedToken} from "./BridgedToken.sol";
import {IBridgeTax} from "./IBridgeTax.sol";
import {IOrganisationToken} from "./IOrganisationToken.sol";
import {IXERC20} from "./IXERC20.sol";
import {PackedVotes} from "./PackedVotes.sol";
import {Ownable2StepUpgradeable} from "@openzeppelin/contracts-upgradeable/access/Ownable2StepUpgradeable.sol";
import {ERC20Upgradeable} from "@openzeppelin/contracts-upgradeable/token/ERC20/ERC20Upgradeable.sol";
import {
    ERC20PermitUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20PermitUpgradeable.sol";
import {NoncesUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesUpgradeable.sol";

/// @title Implementation behind every organisation token.
/// @notice Trust: the proxy's authority can replace this code, hence change any balance. The owner decides which accounts mint, and how
/// much a day: whoever may set limits may make tokens, for itself too, though it cannot take those of others. Bridges that were given
/// limits are trusted up to these, each day anew. Once ownership is renounced, limits and tax stay as they are: a bridge that
/// is broken could not be stopped any more.
///
/// Votes count only once delegated, to oneself included. No fee, no hook, no rebasing of transfers: amounts sent are amounts received;
/// only what a bridge brings is taxed.
///
/// A token that wraps another carries its lockbox as its proxy's companion, and the other's supply as its argument.
contract OrganisationToken is
    IOrganisationToken,
    PackedVotes,
    BridgedToken,
    ERC20PermitUpgradeable,
    Ownable2StepUpgradeable
{
    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc IOrganisationToken
    /// @dev As many parts of calldata would not fit on the stack.
    // solhint-disable-next-line gas-calldata-parameters
    function initialize(
        string memory name_,
        string memory symbol_,
        address[] memory recipients,
        uint256[] memory amounts,
        address owner_,
        address treasury_,
        uint256[] memory taxThresholds,
        uint256[] memory taxBasisPoints,
        BridgeLimits[] memory bridges
    ) external initializer {
        require(recipients.length == amounts.length, Token_LengthMismatch(recipients.length, amounts.length));
        __ERC20_init(name_, symbol_);
        __Ownable_init(owner_);
        if (treasury_ != address(0)) _setTreasury(treasury_);
        if (taxThresholds.length + taxBasisPoints.length > 0) _setBridgeTaxTiers(taxThresholds, taxBasisPoints);
        for (uint256 i = 0; i < recipients.length; ++i) {
            require(amounts[i] > 0, Token_ZeroAmount(recipients[i]));
            require(balanceOf(recipients[i]) == 0, Token_DuplicateRecipient(recipients[i]));
            _mint(recipients[i], amounts[i]);
        }
        _closeCreation();
        address lockbox_ = ImmutableArgs.companion();
        if (lockbox_ != address(0)) _setLockbox(lockbox_);
        for (uint256 i = 0; i < bridges.length; ++i) {
            _setLimits(bridges[i].bridge, bridges[i].minting, bridges[i].burning);
        }
    }

    /// @inheritdoc IXERC20
    function setLockbox(address lockbox_) external onlyOwner {
        _setLockbox(lockbox_);
    }

    /// @inheritdoc IXERC20
    function setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit) external onlyOwner {
        _setLimits(bridge, mintingLimit, burningLimit);
    }

    /// @inheritdoc IBridgeTax
    function setTreasury(address treasury_) external onlyOwner {
        _setTreasury(treasury_);
    }

    /// @inheritdoc IBridgeTax
    function setBridgeTaxTiers(uint256[] calldata thresholds, uint256[] calldata basisPoints) external onlyOwner {
        _setBridgeTaxTiers(thresholds, basisPoints);
    }

    function nonces(address owner_) public view override(ERC20PermitUpgradeable, NoncesUpgradeable) returns (uint256) {
        return super.nonces(owner_);
    }

    function totalSupply() public view override(ERC20Upgradeable, PackedVotes) returns (uint256) {
        return super.totalSupply();
    }

    /// Counts as created, however little of it is deposited: otherwise whoever deposits first would decide alone.
    function _wrappable() internal view override returns (uint256) {
        return uint256(ImmutableArgs.argument());
    }

    function _update(address from, address to, uint256 value) internal override(ERC20Upgradeable, PackedVotes) {
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
