// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondEscrow} from "../../../../src/bonds/BondEscrow.sol";
import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondEscrow} from "../../../../src/bonds/IBondEscrow.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {IERC20BondToken} from "../../../../src/bonds/tellers/IERC20BondToken.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract BondTeller_markets is BondMarketsTest {
    uint48 private constant TODAY = T0 - T0 % 1 days;
    uint48 private constant EXPIRY = TODAY + 60 days;

    /// One of each strategy, of fixed term and then of fixed expiry.
    function _allMarkets() private returns (uint256[4] memory terms, uint256[4] memory expiries) {
        terms = [
            _createFixedPrice(),
            _create(term.fixedDiscount, abi.encode(_fixedDiscount())),
            _create(term.dynamicDiscount, abi.encode(_dynamicDiscount())),
            _createDutch()
        ];
        IFixedPriceAuctioneer.MarketParams memory fixedPrice = _fixedPrice();
        IOracleFixedDiscountAuctioneer.MarketParams memory fixedDiscount = _fixedDiscount();
        IOracleDynamicDiscountAuctioneer.MarketParams memory dynamicDiscount = _dynamicDiscount();
        ISequentialDutchAuctioneer.MarketParams memory dutch = _dutch();
        fixedPrice.vesting = fixedDiscount.vesting = dynamicDiscount.vesting = dutch.vesting = EXPIRY + 777;
        expiries = [
            _create(expiry.fixedPrice, abi.encode(fixedPrice)),
            _create(expiry.fixedDiscount, abi.encode(fixedDiscount)),
            _create(expiry.dynamicDiscount, abi.encode(dynamicDiscount)),
            _create(expiry.dutch, abi.encode(dutch))
        ];
    }

    function _escrow() private returns (BondEscrow escrow) {
        escrow = new BondEscrow(address(aggregator));
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(escrow), true);
        vm.prank(OWNER);
        assertTrue(payout.approve(address(escrow), type(uint256).max));
    }

    function test_aBondIsPaidWhateverBecomesOfItsMarket() public {
        (uint256[4] memory terms, uint256[4] memory expiries) = _allMarkets();
        uint256 bought = 0;
        uint256 boughtOfExpiry = 0;
        for (uint256 i = 0; i < 4; ++i) {
            bought += _buy(ALICE, terms[i], 100e6);
            vm.prank(ALICE);
            (uint256 amount, uint48 expires) = expiryTeller.purchase(ALICE, address(0), expiries[i], 100e6, 1);
            assertEq(expires, EXPIRY);
            boughtOfExpiry += amount;
        }
        assertEq(payout.balanceOf(address(termTeller)), bought);
        assertEq(payout.balanceOf(address(expiryTeller)), boughtOfExpiry);

        vm.startPrank(OWNER);
        term.fixedPrice.closeMarket(terms[0]);
        assertTrue(payout.approve(address(termTeller), 0));
        vm.stopPrank();
        oracle.setRefuses(true);
        vm.warp(EXPIRY);
        uint256 tokenId = termTeller.getTokenId(address(payout), TODAY + 14 days);
        IERC20BondToken bondToken = expiryTeller.getBondToken(address(payout), EXPIRY);
        vm.startPrank(ALICE);
        termTeller.redeem(tokenId, bought);
        expiryTeller.redeem(bondToken, boughtOfExpiry);
        assertEq(payout.balanceOf(ALICE), bought + boughtOfExpiry);
        assertEq(payout.balanceOf(address(termTeller)) + payout.balanceOf(address(expiryTeller)), 0);
    }

    /// Defect 1 of the reference: of some strategies it could not be told once the market had ended.
    function test_Defect01_theBondTokenOfEveryMarketIsToldAfterItsEnd() public {
        (, uint256[4] memory expiries) = _allMarkets();
        IERC20BondToken bondToken = expiryTeller.getBondToken(address(payout), EXPIRY);
        vm.prank(OWNER);
        expiry.dynamicDiscount.closeMarket(expiries[2]);
        oracle.setRefuses(true);
        vm.warp(EXPIRY + 3650 days);
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(address(expiryTeller.getBondTokenForMarket(expiries[i])), address(bondToken));
        }
    }

    /// Defect 2 of the reference: a buyer could pay and get nothing.
    function test_Defect02_aPayoutOfNothingIsRefused() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _buy(ALICE, id, 0);
        assertEq(quote.balanceOf(ALICE), 1e24);
    }

    function test_aLinearMarketVestsInTheVault() public {
        IBondAuctioneer.MarketOptions memory options = IBondAuctioneer.MarketOptions(false, 0, 10 days, 0);
        uint256 id = _create(term.fixedPrice, abi.encode(_fixedPrice()), options);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = EXPIRY;
        uint256 expiryId = _create(expiry.fixedPrice, abi.encode(params), options);
        _buy(ALICE, id, 100e6);
        vm.prank(ALICE);
        expiryTeller.purchase(ALICE, address(0), expiryId, 100e6, 1);
        assertEq(vault.held(address(payout)), 80e18);
        vm.warp(T0 + 19 days);
        assertEq(vault.computeReleasableAmount(1), 20e18);
        assertEq(vault.computeReleasableAmount(2), 0);
        vm.warp(EXPIRY + 5 days);
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (1, 2);
        vm.prank(ALICE);
        vault.releaseMany(ids);
        assertEq(payout.balanceOf(ALICE), 60e18);
        assertEq(payout.balanceOf(address(vault)), 20e18);
    }

    function test_anInstantSwapPaysAtOnce() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.vesting = 0;
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        assertTrue(aggregator.isInstantSwap(id));
        vm.prank(ALICE);
        (uint256 amount, uint48 expires) = termTeller.purchase(BOB, address(0), id, 100e6, 1);
        assertEq(amount, 40e18);
        assertEq(expires, 0);
        assertEq(payout.balanceOf(BOB), 40e18);
    }

    function test_aPrivateMarketSellsToItsBuyersOnly() public {
        bytes32 root = keccak256(bytes.concat(keccak256(abi.encode(ALICE, uint256(150e6)))));
        uint256 id =
            _create(term.fixedPrice, abi.encode(_fixedPrice()), IBondAuctioneer.MarketOptions(true, root, 0, 0));
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _buy(ALICE, id, 100e6);
        bytes memory access = abi.encode(IBondAuctioneer.AccessKind.MerkleProof, 150e6, new bytes32[](0));
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidProof.selector, id, BOB));
        vm.prank(BOB);
        termTeller.purchasePrivate(BOB, address(0), id, 100e6, 1, 0, access);
        vm.startPrank(ALICE);
        termTeller.purchasePrivate(BOB, address(0), id, 100e6, 1, 0, access);
        assertEq(termTeller.balanceOf(BOB, termTeller.getTokenId(address(payout), TODAY + 14 days)), 40e18);
        vm.expectRevert(
            abi.encodeWithSelector(IBondAuctioneer.Auctioneer_BuyerLimitExceeded.selector, ALICE, 150e6 + 1, 150e6)
        );
        termTeller.purchasePrivate(BOB, address(0), id, 50e6 + 1, 1, 0, access);
    }

    function test_Defect09_aMarketIsPaidFromTheEscrow() public {
        BondEscrow escrow = _escrow();
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(escrow);
        (params.capacity, params.depositInterval) = (100e18, DURATION);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        vm.startPrank(OWNER);
        payout.approve(address(termTeller), 0);
        escrow.deposit(id, 50e18, OWNER);
        vm.stopPrank();
        assertEq(escrow.withdrawable(id), 0);

        assertEq(_buy(ALICE, id, 100e6), 40e18);
        assertEq(escrow.escrowed(id), 10e18);
        assertEq(quote.balanceOf(OWNER), 100e6);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, id, 20e18, 10e18));
        _buy(ALICE, id, 50e6);

        vm.startPrank(OWNER);
        escrow.deposit(id, 60e18, OWNER);
        // 60 of the capacity are left to sell.
        assertEq(escrow.withdrawable(id), 10e18);
        escrow.withdraw(id, 10e18, OWNER);
        term.fixedPrice.closeMarket(id);
        escrow.withdraw(id, 60e18, OWNER);
        assertEq(payout.balanceOf(address(escrow)), 0);
    }

    function testFuzz_everybodyTogetherGetsWhatCameIn(uint256 amount, uint48 protocol, uint48 referrer) public {
        amount = bound(amount, 1e6, 10_000e6);
        vm.prank(GUARDIAN);
        termTeller.setProtocolFee(uint48(bound(protocol, 0, 5000)));
        vm.prank(STRANGER);
        termTeller.setReferrerFee(uint48(bound(referrer, 0, 5000)));
        uint256 id = _createFixedPrice();
        uint256 expected = aggregator.payoutFor(amount, id, STRANGER);
        vm.prank(ALICE);
        (uint256 bought,) = termTeller.purchase(ALICE, STRANGER, id, amount, expected);
        assertEq(bought, expected);
        uint256 fees = termTeller.rewards(GUARDIAN, address(quote)) + termTeller.rewards(STRANGER, address(quote));
        assertEq(quote.balanceOf(OWNER) + fees, amount);
        assertEq(quote.balanceOf(address(termTeller)), fees);
        assertEq(bought, (amount - fees) * 1e48 / 2.5e36);
    }
}
