// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {BondTeller} from "./BondTeller.sol";
import {BondTokenTerms} from "./BondTokenTerms.sol";
import {ERC20BondToken} from "./ERC20BondToken.sol";
import {ExactTransfers} from "./ExactTransfers.sol";
import {IBondTeller} from "./IBondTeller.sol";
import {IERC20BondToken} from "./IERC20BondToken.sol";
import {IFixedExpiryTeller} from "./IFixedExpiryTeller.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title Sells and redeems bonds that mature at one moment for all buyers of a market.
/// @notice Trust, tokens and re-entry: see `BondTeller`. There is no list of bond tokens: a token's CREATE2 address is computed from
/// underlying and day, which costs less than reading a storage slot.
contract FixedExpiryTeller is BondTeller, IFixedExpiryTeller {
    address public immutable BOND_TOKEN_IMPLEMENTATION;

    constructor(address aggregator, address vault) BondTeller(aggregator, vault) {
        BOND_TOKEN_IMPLEMENTATION = address(new ERC20BondToken());
    }

    /// @inheritdoc IFixedExpiryTeller
    function deploy(address underlying, uint48 expiry) external returns (IERC20BondToken bondToken) {
        uint48 day = _futureDay(expiry);
        bondToken = _addressOf(underlying, day);
        if (_exists(bondToken)) return bondToken;
        require(underlying.code.length > 0, Teller_UnsupportedToken());
        Clones.cloneDeterministicWithImmutableArgs(
            BOND_TOKEN_IMPLEMENTATION, BondTokenTerms.encode(underlying, day), ""
        );
        emit ERC20BondTokenCreated(bondToken, underlying, day);
    }

    /// @inheritdoc IFixedExpiryTeller
    function create(address underlying, uint48 expiry, uint256 amount)
        external
        nonReentrant
        returns (IERC20BondToken bondToken, uint256 minted)
    {
        uint48 day = _futureDay(expiry);
        require(amount > 0, Teller_InvalidParams());
        bondToken = getBondToken(underlying, day);
        uint256 fee = _takeUnderlying(underlying, amount);
        minted = amount - fee;
        emit BondCreated(_bondIdOf(bondToken), msg.sender, underlying, day, minted, fee);
        bondToken.mint(msg.sender, minted);
    }

    /// @inheritdoc IFixedExpiryTeller
    function redeem(IERC20BondToken bondToken, uint256 amount) external {
        _redeem(bondToken, amount);
    }

    /// @inheritdoc IFixedExpiryTeller
    function batchRedeem(IERC20BondToken[] calldata bondTokens_, uint256[] calldata amounts) external {
        require(bondTokens_.length == amounts.length, Teller_InvalidParams());
        for (uint256 i = 0; i < bondTokens_.length; ++i) {
            _redeem(bondTokens_[i], amounts[i]);
        }
    }

    /// @inheritdoc IFixedExpiryTeller
    function bondTokens(address underlying, uint48 expiry) external view returns (IERC20BondToken bondToken) {
        bondToken = _addressOf(underlying, _startOfDay(expiry));
        if (!_exists(bondToken)) return IERC20BondToken(address(0));
    }

    /// @inheritdoc IBondTeller
    function isFixedTerm() external pure returns (bool) {
        return false;
    }

    /// @inheritdoc IFixedExpiryTeller
    function getBondTokenForMarket(uint256 id) external view returns (IERC20BondToken) {
        IBondAuctioneer auctioneer = IBondAuctioneer(AGGREGATOR.getAuctioneer(id));
        require(auctioneer.getTeller() == address(this), Teller_InvalidParams());
        (address payoutToken,, uint48 vesting) = auctioneer.getMarketTokens(id);
        return getBondToken(payoutToken, vesting);
    }

    /// @inheritdoc IFixedExpiryTeller
    function getBondToken(address underlying, uint48 expiry) public view returns (IERC20BondToken bondToken) {
        uint48 day = _startOfDay(expiry);
        bondToken = _addressOf(underlying, day);
        require(_exists(bondToken), Teller_TokenDoesNotExist(underlying, day));
    }

    /// @inheritdoc BondTeller
    function _issueBond(address recipient, address underlying, uint48 expiry, uint256 amount)
        internal
        override
        returns (uint256)
    {
        IERC20BondToken bondToken = _addressOf(underlying, expiry);
        bondToken.mint(recipient, amount);
        return _bondIdOf(bondToken);
    }

    /// @inheritdoc BondTeller
    function _expiryOf(uint48 vesting) internal pure override returns (uint48) {
        return vesting;
    }

    /// @inheritdoc BondTeller
    function _linearStartOf(uint48 vesting) internal view override returns (uint48) {
        return vesting > block.timestamp ? vesting : uint48(block.timestamp);
    }

    function _redeem(IERC20BondToken bondToken, uint256 amount) private {
        require(amount > 0, Teller_InvalidParams());
        (address underlying, uint48 expiry) = _termsOf(bondToken);
        _requireMature(expiry);
        bondToken.burn(msg.sender, amount);
        ExactTransfers.pay(underlying, msg.sender, amount);
    }

    /// An account is a bond token of this teller if its address is the one that follows from the terms in its code.
    function _termsOf(IERC20BondToken bondToken) private view returns (address underlying, uint48 expiry) {
        require(BondTokenTerms.fits(address(bondToken)), Teller_UnsupportedToken());
        (underlying, expiry) = BondTokenTerms.read(address(bondToken));
        require(address(bondToken) == address(_addressOf(underlying, expiry)), Teller_UnsupportedToken());
    }

    function _addressOf(address underlying, uint48 day) private view returns (IERC20BondToken) {
        return IERC20BondToken(
            Clones.predictDeterministicAddressWithImmutableArgs(
                BOND_TOKEN_IMPLEMENTATION, BondTokenTerms.encode(underlying, day), ""
            )
        );
    }

    function _exists(IERC20BondToken bondToken) private view returns (bool) {
        return address(bondToken).code.length > 0;
    }

    function _bondIdOf(IERC20BondToken bondToken) private pure returns (uint256) {
        return uint160(address(bondToken));
    }
}
