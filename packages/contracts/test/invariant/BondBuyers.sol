// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {IFixedExpiryTeller} from "../../src/bonds/tellers/IFixedExpiryTeller.sol";
import {IFixedTermTeller} from "../../src/bonds/tellers/IFixedTermTeller.sol";
import {PayingCallback} from "../helpers/PayingCallback.sol";
import {BondSellers} from "./BondSellers.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// What buyers of bonds do, with hostile company.
abstract contract BondBuyers is BondSellers {
    /// An order with its fees, before it is sent.
    /// @param quoted What the rest buys at the price that the market tells.
    /// @param limit Of all that the buyer may spend in the market, as its owner has agreed; 0 for nothing.
    struct Deal {
        address buyer;
        address recipient;
        address referrer;
        uint256 amount;
        uint256 toProtocol;
        uint256 toReferrer;
        uint256 net;
        uint256 price;
        uint256 quoted;
        uint256 minimum;
        uint48 maxFee;
        bytes access;
        uint256 limit;
    }

    function purchase(Order memory order) public {
        if (_markets.length == 0) return;
        order.market = _chosen(order.market);
        Market storage market = _markets[order.market];
        Deal memory deal = _deal(order, market);
        _arm(order.trick, market, deal);
        vm.prank(deal.buyer);
        (bool success, bytes memory answer) = address(_teller(market)).call(_purchaseCall(order, market, deal));
        if (_reentrant.succeeded() || _moody.succeeded()) ++breaches;
        _reentrant.arm(address(0), "");
        _moody.arm(address(0), "");
        if (!success) {
            ++count["purchase refused"];
            return;
        }
        (uint256 payout, uint48 expiry) = abi.decode(answer, (uint256, uint48));
        _checkDeal(order.market, market, deal, payout);
        _bookDeal(order.market, market, deal, payout, expiry);
    }

    function create(uint256 teller, uint256 who, uint256 token, uint256 day, uint256 amount) external {
        IBondTeller chosen = _platform.tellers[teller % 2];
        address underlying = tokens[token % tokens.length];
        uint48 expiry = uint48(block.timestamp + bound(day, 1, 4) * 1 days);
        address account = _person(who);
        amount = bound(amount, 0, 1000 * _unit(underlying));
        uint256 fee = amount * _createFee(chosen) / 1e5;
        IFixedTermTeller(address(chosen)).deploy(underlying, expiry);
        vm.prank(account);
        // The same call for both tellers, which answer a word each and the amount.
        (bool success, bytes memory answer) =
            address(chosen).call(abi.encodeCall(IFixedTermTeller.create, (underlying, expiry, amount)));
        if (!success) return;
        (uint256 id, uint256 minted) = abi.decode(answer, (uint256, uint256));
        if (minted != amount - fee) ++breaches;
        _book(underlying, account, address(chosen), amount);
        rewards[chosen][protocolReceivers[chosen]][underlying] += fee;
        _bookBond(chosen, underlying, expiry / 1 days * 1 days, id, account, minted);
        ++count["created"];
    }

    // Internals

    function _deal(Order memory order, Market memory market) private view returns (Deal memory deal) {
        IBondTeller teller = _teller(market);
        (deal.buyer, deal.recipient) = (_person(order.buyer), _person(order.recipient));
        deal.referrer = order.referrer % 2 == 0 ? address(0) : _person(order.referrer / 2);
        // Seldom one that is refused.
        bool involved = deal.referrer == deal.buyer || deal.referrer == deal.recipient;
        if (involved && order.referrer % 16 > 1) deal.referrer = address(0);
        uint256 limit = _most(market, deal.referrer);
        deal.amount = bound(order.amount, limit == 0 ? 0 : 1, limit + limit / 8);
        if (order.amount % 16 == 0) deal.amount = bound(order.amount, 0, 2 * limit + _unit(market.quote));
        uint48 referrerFee = deal.referrer == address(0) ? 0 : referrerFees[teller][deal.referrer];
        uint48 fee = protocolFees[teller] + referrerFee;
        deal.toReferrer = deal.amount * referrerFee / 1e5;
        deal.toProtocol = deal.amount * fee / 1e5 - deal.toReferrer;
        deal.net = deal.amount - deal.toProtocol - deal.toReferrer;
        deal.price = _price(market);
        deal.quoted = deal.price == 0 ? 0 : Math.mulDiv(deal.net, market.scale, deal.price);
        deal.minimum = order.minimum % 8 == 0 ? deal.quoted + 1 : order.minimum % 8 == 1 ? deal.quoted : 0;
        deal.maxFee = order.minimum % 8 == 2 && fee > 0 ? fee - 1 : fee;
        (deal.access, deal.limit) = _access(order, market, deal.buyer);
    }

    /// Mostly one that sells.
    function _chosen(uint256 seed) private view returns (uint256 index) {
        index = seed % _markets.length;
        if (seed / MOST_MARKETS % 8 == 0) return index;
        for (uint256 i = 0; i < _markets.length; ++i) {
            uint256 next = (index + i) % _markets.length;
            if (isLive(next)) return next;
        }
    }

    /// Only what one who may not, or asks for more than was promised, does not get.
    function _checkDeal(uint256 index, Market memory market, Deal memory deal, uint256 payout) private {
        uint256 fees = deal.toProtocol + deal.toReferrer;
        bool fair = payout > 0 && payout == deal.quoted && payout >= deal.minimum && deal.price >= market.minPrice
            && fees <= deal.amount * deal.maxFee / 1e5;
        uint256 taken = market.inQuote ? deal.net : payout;
        bool usable = market.callback == address(0) || _mayUse(market, market.owner);
        if (!isLive(index) || deal.limit == 0 || !fair || !usable || taken > leftOf(index)) ++breaches;
    }

    function _bookDeal(uint256 index, Market storage market, Deal memory deal, uint256 payout, uint48 expiry) private {
        IBondTeller teller = _teller(market);
        _book(market.quote, deal.buyer, address(teller), deal.toProtocol + deal.toReferrer);
        rewards[teller][protocolReceivers[teller]][market.quote] += deal.toProtocol;
        rewards[teller][deal.referrer][market.quote] += deal.toReferrer;
        bool escrowed = market.callback == address(_platform.escrow);
        bool paysItself = market.callback == address(0) || escrowed;
        _book(market.quote, deal.buyer, paysItself ? market.owner : market.callback, deal.net);
        if (escrowed) market.escrowed -= payout;
        address from = market.callback == address(0) ? market.owner : market.callback;
        _book(market.payout, from, _deliver(market, deal, payout, expiry), payout);

        market.sold += payout;
        market.purchased += deal.net;
        if (market.isPrivate) boughtBy[index][deal.buyer] += deal.net;
        if (boughtBy[index][deal.buyer] > deal.limit) ++breaches;
        ++sales[market.kind];
        ++count[market.isPrivate ? bytes32("private sale") : bytes32("public sale")];
        if (market.callback != address(0)) ++count["sale by callback"];
        _noteBreaker(index, market);
    }

    /// A Dutch auction may close itself at a purchase.
    function _noteBreaker(uint256 index, Market storage market) private {
        if (market.kind < 6 || leftOf(index) == 0 || _auctioneer(market).isLive(market.id)) return;
        (market.closed, market.conclusion) = (true, uint48(block.timestamp));
        ++count["broken"];
    }

    /// @return Where the payout is now.
    function _deliver(Market memory market, Deal memory deal, uint256 payout, uint48 expiry) private returns (address) {
        IBondTeller teller = _teller(market);
        uint256 start =
            market.kind % 2 == 0 ? block.timestamp + market.vesting : Math.max(market.vesting, block.timestamp);
        if (market.linear > 0) {
            if (expiry != start + market.linear) ++breaches;
            _schedules.push(
                Schedule(deal.recipient, address(0), market.payout, uint48(start), market.linear, payout, 0)
            );
            ++count["linear sale"];
            return address(_platform.vault);
        }
        uint48 day = uint48(start / 1 days * 1 days);
        if (market.vesting == 0 || day <= block.timestamp) {
            if (expiry != 0) ++breaches;
            ++count["instant swap"];
            return deal.recipient;
        }
        if (expiry != day) ++breaches;
        _bookBond(teller, market.payout, day, _bondId(market, day), deal.recipient, payout);
        return address(teller);
    }

    function _bondId(Market memory market, uint48 day) private view returns (uint256) {
        if (market.kind % 2 == 0) return uint256(keccak256(abi.encodePacked(market.payout, day / 1 days)));
        IFixedExpiryTeller teller = IFixedExpiryTeller(address(_teller(market)));
        return uint160(address(teller.bondTokens(market.payout, day)));
    }

    function _createFee(IBondTeller teller) private view returns (uint256) {
        (uint256 fee, uint256 discount) = (protocolFees[teller], createDiscounts[teller]);
        return fee > discount ? fee - discount : 0;
    }

    function _price(Market memory market) private view returns (uint256) {
        try _auctioneer(market).marketPrice(market.id) returns (uint256 price) {
            return price;
        } catch {
            return 0;
        }
    }

    function _most(Market memory market, address referrer) private view returns (uint256) {
        try _auctioneer(market).maxAmountAccepted(market.id, referrer) returns (uint256 amount) {
            return Math.min(amount, 1e33);
        } catch {
            return 0;
        }
    }

    function _purchaseCall(Order memory order, Market memory market, Deal memory deal)
        private
        pure
        returns (bytes memory)
    {
        if (deal.access.length > 0 || order.trick % 3 == 0) {
            return abi.encodeCall(
                IBondTeller.purchasePrivate,
                (deal.recipient, deal.referrer, market.id, deal.amount, deal.minimum, deal.maxFee, deal.access)
            );
        }
        return abi.encodeWithSignature(
            "purchase(address,address,uint256,uint256,uint256,uint48)",
            deal.recipient,
            deal.referrer,
            market.id,
            deal.amount,
            deal.minimum,
            deal.maxFee
        );
    }

    /// Makes the token, the recipient and the callback try a second deal in the middle of the first.
    function _arm(uint256 trick, Market memory market, Deal memory deal) private {
        if (trick % 4 > 0) return;
        address teller = address(_teller(market));
        bytes[3] memory calls = [
            abi.encodeWithSignature(
                "purchase(address,address,uint256,uint256,uint256)", people[0], address(0), market.id, deal.amount, 0
            ),
            abi.encodeCall(IFixedTermTeller.create, (market.payout, uint48(block.timestamp + 1 days), 1e6)),
            abi.encodeCall(IBondTeller.claimFees, (tokens, people[0]))
        ];
        bytes memory data = calls[trick / 4 % 3];
        _reentrant.arm(teller, data);
        _moody.arm(teller, data);
        if (market.callback != address(0) && market.callback != address(_platform.escrow)) {
            PayingCallback(market.callback).arm(teller, data);
        }
    }
}
