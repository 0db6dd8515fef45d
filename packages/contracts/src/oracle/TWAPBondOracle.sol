// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../access/AlwaysOwned.sol";
import {IBondOracle} from "../bonds/IBondOracle.sol";
import {ITWAPBondOracle} from "./ITWAPBondOracle.sol";
import {ITWAPOracle} from "./ITWAPOracle.sol";
import {IVault} from "./IVault.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Gives bond markets of all organisations the prices of the TWAP oracle.
/// @notice Trust: the owner, who is the platform's authority, lists pairs and auctioneers; it can stop the markets of a pair, not name a
/// price. Pairs are not left to the markets' owners, since a pair has one right setting whoever sells by it, and since a listing vouches
/// to buyers that the vault is one: whoever could list a contract of their own making could answer for its reserves. Prices come from the
/// oracle: see there whom they depend on.
contract TWAPBondOracle is ITWAPBondOracle, AlwaysOwned {
    struct Market {
        address quoteToken;
        address payoutToken;
    }

    uint8 private constant DECIMALS = 18;

    ITWAPOracle public immutable ORACLE;

    /// @inheritdoc ITWAPBondOracle
    mapping(address account => bool) public isAuctioneer;
    /// @inheritdoc ITWAPBondOracle
    mapping(address quoteToken => mapping(address payoutToken => Pair)) public pairs;
    /// @inheritdoc ITWAPBondOracle
    mapping(uint256 id => Market) public markets;

    constructor(address owner_, ITWAPOracle oracle) Ownable(owner_) {
        ORACLE = oracle;
    }

    /// @inheritdoc IBondOracle
    /// @dev An id is registered once: another auctioneer must not change what a market is priced by.
    function registerMarket(uint256 id, address quoteToken, address payoutToken) external {
        require(isAuctioneer[msg.sender], BondOracle_NotAuctioneer(msg.sender));
        require(markets[id].quoteToken == address(0), BondOracle_InvalidParams());
        _vaultOf(quoteToken, payoutToken);
        markets[id] = Market(quoteToken, payoutToken);
        emit MarketRegistered(id, msg.sender, quoteToken, payoutToken);
    }

    /// @inheritdoc ITWAPBondOracle
    function updateAuctioneer(address auctioneer, bool registered) external onlyOwner {
        require(auctioneer != address(0), BondOracle_InvalidParams());
        isAuctioneer[auctioneer] = registered;
        emit AuctioneerUpdated(auctioneer, registered);
    }

    /// @inheritdoc ITWAPBondOracle
    function updatePair(address quoteToken, address payoutToken, Pair calldata pair) external onlyOwner {
        require(quoteToken != address(0), BondOracle_InvalidParams());
        if (pair.vault != address(0)) require(_pricedIn(pair) == payoutToken, BondOracle_InvalidParams());
        pairs[quoteToken][payoutToken] = pair;
        emit PairUpdated(quoteToken, payoutToken, pair.vault, pair.isSteerPriceInToken0);
    }

    /// @inheritdoc IBondOracle
    function currentPrice(uint256 id) external view returns (uint256) {
        (address quoteToken, address payoutToken) = _marketOf(id);
        return currentPrice(quoteToken, payoutToken);
    }

    /// @inheritdoc IBondOracle
    /// @dev Reverts with `TWAPOracle_PriceExpired` where no price is valid, and with `BondOracle_PairNotSupported` where the valid price
    /// is of another vault than the pair's.
    function currentPrice(address quoteToken, address payoutToken) public view returns (uint256) {
        address vault = _vaultOf(quoteToken, payoutToken);
        uint256 price = ORACLE.getPrice(payoutToken, quoteToken);
        require(ORACLE.vaultOf(payoutToken, quoteToken) == vault, BondOracle_PairNotSupported(quoteToken, payoutToken));
        return price;
    }

    /// @inheritdoc IBondOracle
    function decimals(uint256 id) external view returns (uint8) {
        (address quoteToken, address payoutToken) = _marketOf(id);
        return decimals(quoteToken, payoutToken);
    }

    /// @inheritdoc IBondOracle
    function decimals(address quoteToken, address payoutToken) public view returns (uint8) {
        _vaultOf(quoteToken, payoutToken);
        return DECIMALS;
    }

    function _marketOf(uint256 id) private view returns (address quoteToken, address payoutToken) {
        Market storage market = markets[id];
        (quoteToken, payoutToken) = (market.quoteToken, market.payoutToken);
        require(quoteToken != address(0), BondOracle_MarketNotRegistered(id));
    }

    function _vaultOf(address quoteToken, address payoutToken) private view returns (address vault) {
        vault = pairs[quoteToken][payoutToken].vault;
        require(vault != address(0), BondOracle_PairNotSupported(quoteToken, payoutToken));
    }

    function _pricedIn(Pair calldata pair) private view returns (address) {
        return pair.isSteerPriceInToken0 ? IVault(pair.vault).token0() : IVault(pair.vault).token1();
    }
}
