// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "./IBondAggregator.sol";
import {IBondAuctioneer} from "./IBondAuctioneer.sol";
import {MarketRegister} from "./MarketRegister.sol";
import {IBondTeller} from "./tellers/IBondTeller.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title The register of bond markets.
/// @notice Trust: the owner decides which auctioneers there are and what is listed. It can add an auctioneer that lies, and so harm those
/// who buy from that auctioneer's markets; it cannot touch the markets of others, nor bonds that were sold.
contract BondAggregator is MarketRegister {
    /// Gas that asking one market for its payout may use; an honest market uses a tenth of it.
    uint256 private constant QUOTE_GAS = 500_000;

    constructor(address owner_) Ownable(owner_) {}

    /// @inheritdoc IBondAggregator
    function getTeller(uint256 id) external view returns (address) {
        return _auctioneerOf(id).getTeller();
    }

    /// @inheritdoc IBondAggregator
    function marketPrice(uint256 id) external view returns (uint256) {
        return _auctioneerOf(id).marketPrice(id);
    }

    /// @inheritdoc IBondAggregator
    function marketScale(uint256 id) external view returns (uint256) {
        return _auctioneerOf(id).marketScale(id);
    }

    /// @inheritdoc IBondAggregator
    function payoutFor(uint256 amount, uint256 id, address referrer) external view returns (uint256) {
        return _auctioneerOf(id).payoutFor(amount, id, referrer);
    }

    /// @inheritdoc IBondAggregator
    function maxAmountAccepted(uint256 id, address referrer) external view returns (uint256) {
        return _auctioneerOf(id).maxAmountAccepted(id, referrer);
    }

    /// @inheritdoc IBondAggregator
    function isInstantSwap(uint256 id) external view returns (bool) {
        return _auctioneerOf(id).isInstantSwap(id);
    }

    /// @inheritdoc IBondAggregator
    function isLive(uint256 id) external view returns (bool) {
        return _auctioneerOf(id).isLive(id);
    }

    /// @inheritdoc IBondAggregator
    function currentCapacity(uint256 id) external view returns (uint256) {
        return _auctioneerOf(id).currentCapacity(id);
    }

    /// @inheritdoc IBondAggregator
    function liveMarketsBetween(uint256 firstIndex, uint256 lastIndex) external view returns (uint256[] memory) {
        return _select(_between(firstIndex, lastIndex), address(0), address(0));
    }

    /// @inheritdoc IBondAggregator
    function liveMarketsBy(address owner_, uint256 firstIndex, uint256 lastIndex)
        external
        view
        returns (uint256[] memory)
    {
        return _select(_between(firstIndex, lastIndex), owner_, address(0));
    }

    /// @inheritdoc IBondAggregator
    function liveMarketsFor(address token, bool isPayout) external view returns (uint256[] memory) {
        return liveMarketsFor(token, isPayout, 0, type(uint256).max);
    }

    /// @inheritdoc IBondAggregator
    function liveMarketsFor(address token, bool isPayout, uint256 offset, uint256 limit)
        public
        view
        returns (uint256[] memory)
    {
        return _select(_page(isPayout ? _byPayout[token] : _byQuote[token], offset, limit), address(0), address(0));
    }

    /// @inheritdoc IBondAggregator
    function marketsFor(address payoutToken, address quoteToken) external view returns (uint256[] memory) {
        return marketsFor(payoutToken, quoteToken, 0, type(uint256).max);
    }

    /// @inheritdoc IBondAggregator
    function marketsFor(address payoutToken, address quoteToken, uint256 offset, uint256 limit)
        public
        view
        returns (uint256[] memory)
    {
        return _select(_page(_byPayout[payoutToken], offset, limit), address(0), quoteToken);
    }

    /// @inheritdoc IBondAggregator
    function findMarketFor(
        address payoutToken,
        address quoteToken,
        uint256 amountIn,
        uint256 minAmountOut,
        uint256 maxExpiry
    ) external view returns (uint256) {
        return findMarketFor(payoutToken, quoteToken, amountIn, minAmountOut, maxExpiry, 0, type(uint256).max);
    }

    /// @inheritdoc IBondAggregator
    function findMarketFor(
        address payoutToken,
        address quoteToken,
        uint256 amountIn,
        uint256 minAmountOut,
        uint256 maxExpiry,
        uint256 offset,
        uint256 limit
    ) public view returns (uint256 found) {
        uint256[] memory ids = marketsFor(payoutToken, quoteToken, offset, limit);
        uint256 highest = Math.max(minAmountOut, 1) - 1;
        found = type(uint256).max;
        for (uint256 i = 0; i < ids.length; ++i) {
            if (!_isRoutable(ids[i], maxExpiry)) continue;
            uint256 payout = _payable(ids[i], amountIn);
            if (payout > highest) (found, highest) = (ids[i], payout);
        }
    }

    /// Filters `ids`: keeps markets that are live and listed and have this owner and this quote token; the zero address stands for any.
    function _select(uint256[] memory ids, address owner_, address quoteToken)
        private
        view
        returns (uint256[] memory selected)
    {
        selected = new uint256[](ids.length);
        uint256 count = 0;
        for (uint256 i = 0; i < ids.length; ++i) {
            if (!_isSelected(ids[i], owner_, quoteToken)) continue;
            selected[count] = ids[i];
            ++count;
        }
        assembly ("memory-safe") {
            mstore(selected, count)
        }
    }

    function _isSelected(uint256 id, address owner_, address quoteToken) private view returns (bool) {
        IBondAuctioneer auctioneer = _auctioneerOf(id);
        if (_listings[id].unlisted || !auctioneer.isLive(id)) return false;
        if (owner_ != address(0) && auctioneer.ownerOf(id) != owner_) return false;
        if (quoteToken == address(0)) return true;
        (, address quote,) = auctioneer.getMarketTokens(id);
        return quote == quoteToken;
    }

    function _isRoutable(uint256 id, uint256 maxExpiry) private view returns (bool) {
        IBondAuctioneer auctioneer = _auctioneerOf(id);
        if (_standings[address(auctioneer)].disabled || auctioneer.isPrivate(id)) return false;
        (,, uint256 expiry) = auctioneer.getMarketTokens(id);
        if (IBondTeller(auctioneer.getTeller()).isFixedTerm()) expiry += block.timestamp;
        return expiry + auctioneer.linearDuration(id) <= maxExpiry;
    }

    /// What the market would pay; 0 where it would refuse, or its owner could not pay. Each call is limited in gas and may fail, as an
    /// oracle may answer one call and fail the next, and may burn all the gas it is given.
    function _payable(uint256 id, uint256 amountIn) private view returns (uint256) {
        IBondAuctioneer auctioneer = _auctioneerOf(id);
        try auctioneer.payoutFor{gas: QUOTE_GAS}(amountIn, id, address(0)) returns (uint256 payout) {
            try auctioneer.fundedPayout{gas: QUOTE_GAS}(id) returns (uint256 funded) {
                return payout <= funded ? payout : 0;
            } catch {
                return 0;
            }
        } catch {
            return 0;
        }
    }

    function _between(uint256 firstIndex, uint256 lastIndex) private view returns (uint256[] memory ids) {
        uint256 last = Math.min(lastIndex, marketCounter);
        ids = new uint256[](Math.saturatingSub(last, firstIndex));
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = firstIndex + i;
        }
    }

    function _page(uint32[] storage list, uint256 offset, uint256 limit) private view returns (uint256[] memory ids) {
        ids = new uint256[](Math.min(limit, Math.saturatingSub(list.length, offset)));
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = list[offset + i];
        }
    }
}
