// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondEscrow} from "../../../../src/bonds/BondEscrow.sol";
import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleAuctioneer} from "../../../../src/bonds/auctioneers/IOracleAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";
import {SettableBondOracle} from "../../../helpers/SettableBondOracle.sol";

/// Answers until it is armed; then never.
contract GasBurningOracle is SettableBondOracle(2e18, 18) {
    bool private _armed;

    function arm() external {
        _armed = true;
    }

    function currentPrice(uint256 id) public view override returns (uint256) {
        while (_armed) {}
        return super.currentPrice(id);
    }
}

contract GasBurningCallback {
    function fundedFor(uint256) external pure returns (uint256) {
        while (true) {}
    }
}

contract BondAggregator_lists is BondMarketsTest {
    uint256 private constant NONE = type(uint256).max;

    function _createAt(uint256 price, uint48 vesting, uint48 start) private returns (uint256) {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        (params.formattedPrice, params.vesting, params.start) = (price, vesting, start);
        return _create(term.fixedPrice, abi.encode(params));
    }

    function _find(uint256 amount, uint256 minimum, uint256 maxExpiry) private view returns (uint256) {
        return aggregator.findMarketFor(address(payout), address(quote), amount, minimum, maxExpiry);
    }

    function _assertIds(uint256[] memory ids, uint256[] memory expected) private pure {
        assertEq(abi.encode(ids), abi.encode(expected));
    }

    function _ids(uint256 a) private pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = a;
    }

    function _ids(uint256 a, uint256 b) private pure returns (uint256[] memory ids) {
        ids = new uint256[](2);
        (ids[0], ids[1]) = (a, b);
    }

    function test_Defect08_UnknownIdsHaveATypedError() public {
        bytes memory unknown = abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, 0);
        vm.expectRevert(unknown);
        aggregator.getAuctioneer(0);
        vm.expectRevert(unknown);
        aggregator.getTeller(0);
        vm.expectRevert(unknown);
        aggregator.marketPrice(0);
        vm.expectRevert(unknown);
        aggregator.marketScale(0);
        vm.expectRevert(unknown);
        aggregator.payoutFor(1, 0, address(0));
        vm.expectRevert(unknown);
        aggregator.maxAmountAccepted(0, address(0));
        vm.expectRevert(unknown);
        aggregator.isInstantSwap(0);
        vm.expectRevert(unknown);
        aggregator.isLive(0);
        vm.expectRevert(unknown);
        aggregator.isUnlisted(0);
        vm.expectRevert(unknown);
        aggregator.currentCapacity(0);
    }

    function test_viewsAnswerWhatTheAuctioneerDoes() public {
        uint256 id = _createFixedPrice();
        assertEq(aggregator.marketPrice(id), 2.5e36);
        assertEq(aggregator.marketScale(id), SCALE);
        assertEq(aggregator.payoutFor(2.5e6, id, address(0)), 1e18);
        assertEq(aggregator.maxAmountAccepted(id, address(0)), 12_500e6);
        assertFalse(aggregator.isInstantSwap(id));
        assertTrue(aggregator.isLive(id));
        assertEq(aggregator.currentCapacity(id), CAPACITY);
    }

    function test_listsHaveLiveMarkets() public {
        _createFixedPrice();
        _createAt(2.4e36, 14 days, T0 + 1 days);
        _createFixedPrice();
        _assertIds(aggregator.liveMarketsBetween(0, 3), _ids(0, 2));
        _assertIds(aggregator.liveMarketsBetween(1, 100), _ids(2));
        assertEq(aggregator.liveMarketsBetween(3, 1).length, 0);
        _assertIds(aggregator.liveMarketsFor(address(payout), true), _ids(0, 2));
        _assertIds(aggregator.liveMarketsFor(address(quote), false), _ids(0, 2));
        assertEq(aggregator.liveMarketsFor(address(quote), true).length, 0);
        _assertIds(aggregator.marketsFor(address(payout), address(quote)), _ids(0, 2));
        assertEq(aggregator.marketsFor(address(payout), STRANGER).length, 0);

        vm.prank(OWNER);
        term.fixedPrice.closeMarket(0);
        skip(1 days);
        _assertIds(aggregator.liveMarketsBetween(0, 3), _ids(1, 2));
        skip(DURATION - 1 days);
        _assertIds(aggregator.liveMarketsBetween(0, 3), _ids(1));
    }

    function test_listsByOwner() public {
        _createFixedPrice();
        bytes memory params = abi.encode(_fixedPrice());
        vm.prank(BOB);
        term.fixedPrice.createMarket(params);
        _assertIds(aggregator.liveMarketsBy(OWNER, 0, 2), _ids(0));
        _assertIds(aggregator.liveMarketsBy(BOB, 0, 2), _ids(1));
        assertEq(aggregator.liveMarketsBy(STRANGER, 0, 2).length, 0);
    }

    function test_Defect12_ListsHavePages() public {
        for (uint256 i = 0; i < 4; ++i) {
            _createFixedPrice();
        }
        _assertIds(aggregator.liveMarketsFor(address(payout), true, 1, 2), _ids(1, 2));
        _assertIds(aggregator.liveMarketsFor(address(quote), false, 3, 5), _ids(3));
        assertEq(aggregator.liveMarketsFor(address(payout), true, 4, 1).length, 0);
        _assertIds(aggregator.marketsFor(address(payout), address(quote), 2, type(uint256).max), _ids(2, 3));
    }

    function test_findsTheHighestPayout() public {
        assertEq(_find(1e6, 0, NONE), NONE);
        _createAt(2.5e36, 7 days, 0);
        _createAt(2.4e36, 30 days, 0);
        _createAt(2.4e36, 30 days, 0);
        _createAt(2.3e36, 7 days, T0 + 1 days);
        assertEq(_find(100e6, 0, NONE), 1, "the first of equals");
        assertEq(_find(100e6, 0, block.timestamp + 7 days), 0);
        assertEq(_find(100e6, 0, block.timestamp + 7 days - 1), NONE);
        assertEq(_find(100e6, 41_666_666_666_666_666_666, NONE), 1);
        assertEq(_find(100e6, 41_666_666_666_666_666_667, NONE), NONE);
        assertEq(_find(12_500e6, 0, NONE), 0, "more than the dearer market sells at once");
        assertEq(_find(0, 0, NONE), NONE, "a payout of nothing");
        assertEq(aggregator.findMarketFor(address(payout), address(quote), 100e6, 0, NONE, 0, 1), 0);
        skip(1 days);
        assertEq(_find(100e6, 0, NONE), 3);
    }

    function test_findMarketForCountsTheLinearPart() public {
        IBondAuctioneer.MarketOptions memory options = IBondAuctioneer.MarketOptions(false, bytes32(0), 10 days, 0);
        uint256 id = _create(term.fixedPrice, abi.encode(_fixedPrice()), options);
        assertEq(_find(1e6, 0, T0 + 24 days - 1), NONE);
        assertEq(_find(1e6, 0, T0 + 24 days), id);
    }

    function test_findMarketForTakesTheDateOfFixedExpiries() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = T0 + 60 days;
        uint256 id = _create(expiry.fixedPrice, abi.encode(params));
        uint48 floored = params.vesting - params.vesting % 1 days;
        assertEq(_find(1e6, 0, floored - 1), NONE);
        assertEq(_find(1e6, 0, floored), id);
    }

    function test_Defect12_PrivateMarketsAreNeverFound() public {
        _create(term.fixedPrice, abi.encode(_fixedPrice()), IBondAuctioneer.MarketOptions(true, bytes32(0), 0, 0));
        assertEq(_find(1e6, 0, NONE), NONE);
    }

    function test_Defect09_MarketsThatCannotPayAreNeverFound() public {
        uint256 id = _createFixedPrice();
        vm.prank(OWNER);
        assertTrue(payout.approve(address(termTeller), 1e18));
        assertEq(_find(2.5e6, 0, NONE), id);
        assertEq(_find(2.5e6 + 1, 0, NONE), NONE);
    }

    function test_Defect14_MarketsWhoseOracleFailsAreNeverFound() public {
        uint256 id = _create(term.fixedDiscount, abi.encode(_fixedDiscount()));
        assertEq(_find(1e6, 0, NONE), id);
        oracle.setRefuses(true);
        assertEq(_find(1e6, 0, NONE), NONE);
        oracle.setRefuses(false);
        oracle.setPrice(0);
        assertEq(_find(1e6, 0, NONE), NONE);
    }

    function test_Defect09_AnEmptyEscrowIsNoOffer() public {
        BondEscrow escrow = new BondEscrow(address(aggregator));
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(escrow), true);
        uint256 honest = _createFixedPrice();
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        (params.callbackAddr, params.formattedPrice) = (address(escrow), 2.4e36);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        assertEq(term.fixedPrice.fundedPayout(id), 0);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 0);
        assertEq(_find(100e6, 0, NONE), honest);

        vm.startPrank(OWNER);
        payout.approve(address(escrow), 48e18);
        escrow.deposit(id, 48e18, OWNER);
        vm.stopPrank();
        assertEq(term.fixedPrice.fundedPayout(id), 48e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 115.2e6);
        assertEq(_find(100e6, 0, NONE), id);
        assertEq(_find(115.2e6 + 3, 0, NONE), honest);
    }

    function test_Defect14_OraclesThatBurnGasHideTheirMarketsOnly() public {
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _fixedDiscount();
        GasBurningOracle burning = new GasBurningOracle();
        params.oracle = address(burning);
        for (uint256 i = 0; i < 3; ++i) {
            _create(term.fixedDiscount, abi.encode(params));
        }
        uint256 honest = _createFixedPrice();
        burning.arm();
        uint256 found = aggregator.findMarketFor{gas: 5_000_000}(address(payout), address(quote), 1e6, 0, NONE);
        assertEq(found, honest);
    }

    /// What it says it can pay is asked of the callback, which may burn all that it is given.
    function test_callbacksThatBurnGasTakeABoundedPartOfASearch() public {
        address burning = address(new GasBurningCallback());
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(burning, true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = burning;
        for (uint256 i = 0; i < 3; ++i) {
            _create(term.fixedPrice, abi.encode(params));
        }
        params.callbackAddr = address(0);
        params.formattedPrice -= 1e35;
        uint256 honest = _create(term.fixedPrice, abi.encode(params));
        uint256 before = gasleft();
        uint256 found = aggregator.findMarketFor{gas: 30_000_000}(address(payout), address(quote), 1e6, 0, NONE);
        assertLt(before - gasleft(), 3 * 500_000 + 500_000);
        assertEq(found, honest);
    }

    function test_Defect14_AnOracleThatFailsHalfwayHidesItsMarketOnly() public {
        uint256 id = _createFixedPrice();
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _fixedDiscount();
        (params.capacityInQuote, params.capacity) = (true, 180_000e6);
        uint256 hostile = _create(term.fixedDiscount, abi.encode(params));
        assertEq(_find(1e6, 0, NONE), hostile);
        bytes memory zero = abi.encodeWithSelector(IOracleAuctioneer.Auctioneer_OraclePriceZero.selector);
        vm.mockCallRevert(address(term.fixedDiscount), abi.encodeCall(IBondAuctioneer.fundedPayout, (hostile)), zero);
        assertEq(_find(1e6, 0, NONE), id);
    }
}
