// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IUntunedAuctioneer} from "../../src/bonds/auctioneers/IUntunedAuctioneer.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {BondAccess} from "./BondAccess.sol";
import {BondRequests} from "./BondRequests.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// What owners of bond markets do, the authority, and the world around.
abstract contract BondSellers is BondRequests, BondAccess {
    uint256 private _oraclePrice = 2e18;

    // Owners

    /// While there are few.
    function open(MarketRequest memory request) public {
        if (_markets.length == MOST_MARKETS) return;
        request.kind %= 8;
        Market memory market;
        market.kind = request.kind;
        market.owner = _person(request.owner);
        uint256 payout = request.tokens % tokens.length;
        market.payout = tokens[payout];
        market.quote = tokens[(payout + 1 + request.tokens / 8 % (tokens.length - 1)) % tokens.length];
        market.inQuote = request.options % 3 == 0;
        market.isPrivate = request.options / 3 % 2 == 0;
        market.linear = request.linear % 3 == 0 ? uint48(bound(request.linear, 1, 20 days)) : 0;
        market.callback = _callbackFor(market.payout, request.options / 12);
        Terms memory terms = _termsOf(request, market);
        IBondAuctioneer.MarketOptions memory options =
            IBondAuctioneer.MarketOptions(market.isPrivate, bytes32(0), market.linear, 0);
        if (market.isPrivate) options.buyersRoot = _root(_markets.length, 0);
        _platform.oracle.setRefuses(false);
        _platform.oracle.setPrice(_oraclePrice);
        vm.prank(market.owner);
        try _auctioneer(market).createMarket(_encoded(market, terms), options) returns (uint256 id) {
            _enter(market, terms, id);
        } catch {
            ++count["not opened"];
        }
    }

    function close(uint256 seed, uint256 who) external {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        address account = _person(who);
        // Seldom, or there would be nothing to buy.
        if (account == market.owner && who % 8 > 0) return;
        bool may = account == market.owner && block.timestamp < market.conclusion;
        vm.prank(account);
        try _auctioneer(market).closeMarket(market.id) {
            if (!may) ++breaches;
            (market.closed, market.conclusion) = (true, uint48(block.timestamp));
            ++count["closed"];
        } catch {
            if (may) ++breaches;
        }
    }

    function pushOwnership(uint256 seed, uint256 who, uint256 to) external {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        address account = who % 2 == 0 ? market.owner : _person(who);
        bool may = account == market.owner;
        address candidate = _person(to);
        vm.prank(account);
        try _auctioneer(market).pushOwnership(market.id, candidate) {
            if (!may) ++breaches;
            market.candidate = candidate;
        } catch {
            if (may) ++breaches;
        }
    }

    function pullOwnership(uint256 seed, uint256 who) external {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        address account = who % 2 == 0 && market.candidate != address(0) ? market.candidate : _person(who);
        bool may = account == market.candidate && (market.callback == address(0) || _mayUse(market, account));
        vm.prank(account);
        try _auctioneer(market).pullOwnership(market.id) {
            if (!may) ++breaches;
            (market.owner, market.candidate) = (account, address(0));
            ++count["pulled"];
        } catch {
            if (may) ++breaches;
        }
    }

    function changeBuyers(uint256 seed, uint256 what) external {
        if (_markets.length == 0) return;
        uint256 index = seed % _markets.length;
        Market storage market = _markets[index];
        if (!market.isPrivate) return;
        bool root = what % 2 == 0;
        if (root) ++market.tree;
        IBondAuctioneer auctioneer = _auctioneer(market);
        bytes32 newRoot = _root(index, market.tree);
        vm.prank(market.owner);
        if (root) auctioneer.setBuyersRoot(market.id, newRoot);
        else auctioneer.raisePermitNonce(market.id);
    }

    function setIntervals(uint256 seed, uint256 tune, uint256 delay, uint256 decay) external {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        tune = bound(tune, 1 days, 5 days);
        uint32[3] memory intervals =
            [uint32(tune), uint32(bound(delay, 1, tune)), uint32(bound(decay, 3 days, 30 days))];
        vm.prank(market.owner);
        try _auctioneer(market).setIntervals(market.id, intervals) {} catch {}
    }

    function changeAllowance(uint256 who, uint256 token, uint256 all) external {
        address spender = address(_platform.tellers[who / 8 % 2]);
        IERC20 chosen = IERC20(tokens[token % tokens.length]);
        vm.startPrank(_person(who));
        // By low-level calls, as one of the tokens answers nothing.
        _perform(address(chosen), abi.encodeCall(IERC20.approve, (spender, 0)));
        if (all % 4 > 0) _perform(address(chosen), abi.encodeCall(IERC20.approve, (spender, type(uint256).max)));
        vm.stopPrank();
    }

    /// Mostly to the owner that the market has; at times to whoever, which only its owner gets through.
    function deposit(uint256 seed, uint256 who, uint256 amount) public {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        amount = bound(amount, 1, 1e6 * _unit(market.payout));
        address account = _person(who);
        address escrow = address(_platform.escrow);
        address owner = seed / _markets.length % 4 == 0 ? account : market.owner;
        vm.prank(account);
        try _platform.escrow.deposit(market.id, amount, owner) {
            if (market.callback != escrow || market.owner != owner) ++breaches;
            _book(market.payout, account, escrow, amount);
            market.escrowed += amount;
        } catch {}
    }

    /// Of a market that is over, always all; of one that sells, never what it needs.
    function withdraw(uint256 seed, uint256 who, uint256 amount) external {
        if (_markets.length == 0) return;
        Market storage market = _markets[seed % _markets.length];
        if (market.callback != address(_platform.escrow)) return;
        address account = who % 4 == 0 ? _person(who) : market.owner;
        amount = bound(amount, 1, market.escrowed + 1);
        bool live = isLive(seed % _markets.length);
        bool may = account == market.owner && !live && amount <= market.escrowed;
        uint256 need = live && !market.inQuote ? leftOf(seed % _markets.length) : 0;
        vm.prank(account);
        try _platform.escrow.withdraw(market.id, amount, account) {
            if (account != market.owner || amount + need > market.escrowed) ++breaches;
            market.escrowed -= amount;
            _bookTaxed(market.payout, address(_platform.escrow), account, amount);
            ++count["withdrawn"];
        } catch {
            if (may) ++breaches;
        }
    }

    // The authority

    function changeProtocolFee(uint256 teller, uint256 feeSeed, uint256 discountSeed, uint256 receiver) external {
        IBondTeller chosen = _platform.tellers[teller % 2];
        (uint48 fee, uint48 discount) = (uint48(feeSeed % 6000), uint48(discountSeed % 6000));
        vm.startPrank(_platform.authority);
        try chosen.setProtocolFee(fee) {
            if (fee > 5000) ++breaches;
            protocolFees[chosen] = fee;
        } catch {
            if (fee <= 5000) ++breaches;
        }
        try chosen.setCreateFeeDiscount(discount) {
            if (discount > protocolFees[chosen]) ++breaches;
            createDiscounts[chosen] = discount;
        } catch {
            if (discount <= protocolFees[chosen]) ++breaches;
        }
        protocolReceivers[chosen] = _person(receiver);
        chosen.setProtocolReceiver(protocolReceivers[chosen]);
        vm.stopPrank();
    }

    function changeReferrerFee(uint256 teller, uint256 who, uint256 feeSeed) external {
        IBondTeller chosen = _platform.tellers[teller % 2];
        address account = _person(who);
        uint48 fee = uint48(feeSeed % 6000);
        vm.prank(account);
        try chosen.setReferrerFee(fee) {
            if (fee > 5000) ++breaches;
            referrerFees[chosen][account] = fee;
        } catch {
            if (fee <= 5000) ++breaches;
        }
    }

    function changeRules(uint256 kind, uint256 who, uint256 switches, uint256 seconds_) external {
        IBondAuctioneer chosen = _platform.auctioneers[kind % 8];
        uint32 interval = uint32(bound(seconds_, 1 hours, 12 hours));
        vm.startPrank(_platform.authority);
        chosen.setAllowNewMarkets(switches % 8 > 0);
        chosen.setCallbackAuthStatus(_person(who), switches / 8 % 2 == 0);
        chosen.setCallbackAllowed(address(_platform.escrow), switches / 16 % 4 > 0);
        _platform.aggregator.setAuctioneerDisabled(address(chosen), switches / 64 % 8 == 0);
        chosen.setDefaults([1 days, interval, 5 * interval, interval, 1 days, 10_000]);
        if (kind % 8 < 6) IUntunedAuctioneer(address(chosen)).setMinDepositInterval(interval);
        vm.stopPrank();
    }

    // The world around

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, time % 8 == 0 ? 5 days : 12 hours));
    }

    function moveOracle(uint256 price, uint256 mood) external {
        _oraclePrice = bound(price, Math.max(_oraclePrice / 4, 1e14), Math.min(_oraclePrice * 4, 1e22));
        _platform.oracle.setRefuses(mood % 8 == 0);
        _platform.oracle.setPrice(mood % 8 == 1 ? 0 : _oraclePrice);
    }

    function changeTax(uint256 tax) external {
        _tax = tax % 5 == 0 ? bound(tax, 0, 500) : 0;
        _taxed.setFee(_tax);
    }

    function changeMoods(uint256 token, uint256 shortfall, uint256 refuses) external {
        address payout = tokens[token % tokens.length];
        if (address(callbacks[payout]) != address(0)) {
            callbacks[payout].setShortfall(shortfall % 4 > 0 ? 0 : bound(shortfall, 1, 1e18));
        }
        _moody.setRefuses(refuses % 2 == 0);
    }

    /// To an account that asked for nothing.
    function give(uint256 who, uint256 token, uint256 amount, uint256 to) external {
        address chosen = tokens[token % tokens.length];
        address from = _person(who);
        address[4] memory receivers = [
            address(_platform.tellers[0]),
            address(_platform.tellers[1]),
            address(_platform.vault),
            address(_platform.escrow)
        ];
        address receiver = receivers[to % 4];
        amount = bound(amount, 0, 1000 * _unit(chosen));
        uint256 before = balances[chosen][receiver];
        vm.prank(from);
        _perform(chosen, abi.encodeCall(IERC20.transfer, (receiver, amount)));
        _bookTaxed(chosen, from, receiver, amount);
        gifts[chosen][receiver] += balances[chosen][receiver] - before;
    }

    // Internals

    function _enter(Market memory market, Terms memory terms, uint256 id) private {
        bool usable = market.callback == address(0) || _mayUse(market, market.owner);
        if (!usable || !_auctioneer(market).allowNewMarkets()) ++breaches;
        if (_platform.aggregator.isDisabled(address(_auctioneer(market)))) ++breaches;
        market.id = id;
        market.start = terms.start == 0 ? uint48(block.timestamp) : terms.start;
        market.conclusion = market.start + terms.duration;
        market.vesting = market.kind % 2 == 0 ? terms.vesting : terms.vesting / 1 days * 1 days;
        market.capacity = terms.capacity;
        market.minPrice = _minPrice(market, terms);
        market.scale = _auctioneer(market).marketScale(id);
        _markets.push(market);
        if (market.callback == address(_platform.escrow)) {
            deposit(_markets.length - 1, uint256(uint160(market.owner)), terms.capacity);
        }
    }

    function _mayUse(Market memory market, address owner) internal view returns (bool) {
        IBondAuctioneer auctioneer = _auctioneer(market);
        return auctioneer.callbackAllowed(market.callback) || auctioneer.callbackAuthorized(owner);
    }

    function _perform(address target, bytes memory data) internal {
        (bool success,) = target.call(data);
        require(success);
    }
}
