// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondAggregator} from "../../src/bonds/BondAggregator.sol";
import {BondVestingVault} from "../../src/bonds/BondVestingVault.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {FixedPriceAuctioneer} from "../../src/bonds/auctioneers/FixedPriceAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {OracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/OracleDynamicDiscountAuctioneer.sol";
import {OracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/OracleFixedDiscountAuctioneer.sol";
import {SequentialDutchAuctioneer} from "../../src/bonds/auctioneers/SequentialDutchAuctioneer.sol";
import {FixedExpiryTeller} from "../../src/bonds/tellers/FixedExpiryTeller.sol";
import {FixedTermTeller} from "../../src/bonds/tellers/FixedTermTeller.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {LocalToken} from "../../src/devnet/LocalToken.sol";
import {SettableBondOracle} from "./SettableBondOracle.sol";
import {Test} from "forge-std/Test.sol";

/// All bond contracts, a payout token of 18 and a quote token of 6 decimals, an owner who holds and approves the payout, and buyers
/// who hold and approve the quote. Parameters are those of the shared vectors: 100,000 payout tokens over 20 days.
abstract contract BondMarketsTest is Test {
    struct DutchMarket {
        address owner;
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        bool capacityInQuote;
        uint256 capacity;
        uint256 totalDebt;
        uint256 minPrice;
        uint256 maxPayout;
        uint256 sold;
        uint256 purchased;
        uint256 scale;
    }

    /// Of the fixed-term and of the fixed-expiry teller.
    struct Auctioneers {
        FixedPriceAuctioneer fixedPrice;
        OracleFixedDiscountAuctioneer fixedDiscount;
        OracleDynamicDiscountAuctioneer dynamicDiscount;
        SequentialDutchAuctioneer dutch;
    }

    address internal immutable GUARDIAN = makeAddr("guardian");
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable ALICE = makeAddr("alice");
    address internal immutable BOB = makeAddr("bob");
    address internal immutable STRANGER = makeAddr("stranger");

    /// 08:00 UTC.
    uint48 internal constant T0 = 1_800_000_000;
    uint256 internal constant CAPACITY = 100_000e18;
    uint48 internal constant DURATION = 20 days;
    uint256 internal constant SCALE = 1e48;
    uint256 internal constant ORACLE_PRICE = 2e18;

    BondAggregator internal aggregator;
    BondVestingVault internal vault;
    FixedTermTeller internal termTeller;
    FixedExpiryTeller internal expiryTeller;
    Auctioneers internal term;
    Auctioneers internal expiry;
    LocalToken internal payout;
    LocalToken internal quote;
    SettableBondOracle internal oracle;

    function setUp() public virtual {
        vm.warp(T0);
        aggregator = new BondAggregator(GUARDIAN);
        vault = new BondVestingVault(address(aggregator));
        termTeller = new FixedTermTeller(address(aggregator), address(vault));
        expiryTeller = new FixedExpiryTeller(address(aggregator), address(vault));
        term = _auctioneers(termTeller);
        expiry = _auctioneers(expiryTeller);
        (payout, quote) = _tokens();
        oracle = new SettableBondOracle(ORACLE_PRICE, 18);
        payout.mint(OWNER, 1e30);
        _approve(payout, OWNER);
        for (uint256 i = 0; i < 3; ++i) {
            address buyer = [ALICE, BOB, STRANGER][i];
            quote.mint(buyer, 1e24);
            _approve(quote, buyer);
        }
    }

    function _tokens() internal virtual returns (LocalToken payoutToken, LocalToken quoteToken) {
        return (new LocalToken("Payout Token", "PAY", 18), new LocalToken("Quote Dollar", "QUSD", 6));
    }

    function _auctioneers(IBondTeller teller) private returns (Auctioneers memory made) {
        made.fixedPrice = new FixedPriceAuctioneer(aggregator, teller);
        made.fixedDiscount = new OracleFixedDiscountAuctioneer(aggregator, teller);
        made.dynamicDiscount = new OracleDynamicDiscountAuctioneer(aggregator, teller);
        made.dutch = new SequentialDutchAuctioneer(aggregator, teller);
        vm.startPrank(GUARDIAN);
        aggregator.registerAuctioneer(address(made.fixedPrice));
        aggregator.registerAuctioneer(address(made.fixedDiscount));
        aggregator.registerAuctioneer(address(made.dynamicDiscount));
        aggregator.registerAuctioneer(address(made.dutch));
        vm.stopPrank();
    }

    function _approve(LocalToken token, address holder) internal {
        vm.startPrank(holder);
        assertTrue(token.approve(address(termTeller), type(uint256).max));
        assertTrue(token.approve(address(expiryTeller), type(uint256).max));
        vm.stopPrank();
    }

    /// Of a fixed-term market at price 2.5.
    function _fixedPrice() internal view returns (IFixedPriceAuctioneer.MarketParams memory) {
        return IFixedPriceAuctioneer.MarketParams(
            address(payout), address(quote), address(0), false, CAPACITY, 2.5e36, 1 days, 14 days, 0, DURATION, 12
        );
    }

    /// 10 % below the oracle, at most 30 % below its first price.
    function _fixedDiscount() internal view returns (IOracleFixedDiscountAuctioneer.MarketParams memory) {
        return IOracleFixedDiscountAuctioneer.MarketParams({
            payoutToken: address(payout),
            quoteToken: address(quote),
            callbackAddr: address(0),
            oracle: address(oracle),
            fixedDiscount: 10_000,
            maxDiscountFromCurrent: 30_000,
            capacityInQuote: false,
            capacity: CAPACITY,
            depositInterval: 1 days,
            vesting: 14 days,
            start: 0,
            duration: DURATION
        });
    }

    /// 5 % below the oracle, 2 % more per day without sales, at most 30 % below its first price.
    function _dynamicDiscount() internal view returns (IOracleDynamicDiscountAuctioneer.MarketParams memory) {
        return IOracleDynamicDiscountAuctioneer.MarketParams({
            payoutToken: address(payout),
            quoteToken: address(quote),
            callbackAddr: address(0),
            oracle: address(oracle),
            baseDiscount: 5000,
            maxDiscountFromCurrent: 30_000,
            targetIntervalDiscount: 2000,
            capacityInQuote: false,
            capacity: CAPACITY,
            depositInterval: 1 days,
            vesting: 14 days,
            start: 0,
            duration: DURATION
        });
    }

    /// From price 2 down to at least 1.
    function _dutch() internal view returns (ISequentialDutchAuctioneer.MarketParams memory) {
        return ISequentialDutchAuctioneer.MarketParams({
            payoutToken: address(payout),
            quoteToken: address(quote),
            callbackAddr: address(0),
            capacityInQuote: false,
            capacity: CAPACITY,
            formattedInitialPrice: 2e36,
            formattedMinimumPrice: 1e36,
            debtBuffer: 50_000,
            vesting: 14 days,
            start: 0,
            duration: uint32(DURATION),
            depositInterval: 1 days,
            scaleAdjustment: 12
        });
    }

    function _create(IBondAuctioneer auctioneer, bytes memory params) internal returns (uint256 id) {
        vm.prank(OWNER);
        return auctioneer.createMarket(params);
    }

    function _create(IBondAuctioneer auctioneer, bytes memory params, IBondAuctioneer.MarketOptions memory options)
        internal
        returns (uint256 id)
    {
        vm.prank(OWNER);
        return auctioneer.createMarket(params, options);
    }

    function _createFixedPrice() internal returns (uint256 id) {
        return _create(term.fixedPrice, abi.encode(_fixedPrice()));
    }

    /// What `ISequentialDutchAuctioneer.markets` answers, by name: without the optimiser twelve values are too many for the stack.
    function _dutchMarket(uint256 id) internal view returns (DutchMarket memory) {
        (bool success, bytes memory answer) =
            address(term.dutch).staticcall(abi.encodeCall(ISequentialDutchAuctioneer.markets, (id)));
        assertTrue(success);
        return abi.decode(answer, (DutchMarket));
    }

    function _createDutch() internal returns (uint256 id) {
        return _create(term.dutch, abi.encode(_dutch()));
    }

    /// By the fixed-term teller, for the buyer itself.
    function _buy(address buyer, uint256 id, uint256 amount) internal returns (uint256 bought) {
        vm.prank(buyer);
        (bought,) = termTeller.purchase(buyer, address(0), id, amount, 0);
    }
}
