// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondEscrow} from "../../src/bonds/BondEscrow.sol";
import {IBondAggregator} from "../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IBondEscrow} from "../../src/bonds/IBondEscrow.sol";
import {IBondOracle} from "../../src/bonds/IBondOracle.sol";
import {IBondVestingVault} from "../../src/bonds/IBondVestingVault.sol";
import {FixedPriceAuctioneer} from "../../src/bonds/auctioneers/FixedPriceAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {FixedTermTeller} from "../../src/bonds/tellers/FixedTermTeller.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {IERC20BondToken} from "../../src/bonds/tellers/IERC20BondToken.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {MoodyHolder} from "../helpers/MoodyHolder.sol";
import {PayingCallback} from "../helpers/PayingCallback.sol";
import {ScriptedAuctioneer} from "../helpers/ScriptedAuctioneer.sol";
import {ReentrantToken} from "../helpers/tokens/ReentrantToken.sol";
import {SelfSpendingToken} from "../helpers/tokens/SelfSpendingToken.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

/// Calls somebody while its market is being created.
contract CallingOracle is IBondOracle {
    address private _target;
    bytes private _data;

    bool public succeeded;
    bytes public answer;

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function registerMarket(uint256, address, address) external {
        address target = _target;
        _target = address(0);
        if (target != address(0)) (succeeded, answer) = target.call(_data);
    }

    function currentPrice(uint256) external pure returns (uint256) {
        return 2e18;
    }

    function currentPrice(address, address) external pure returns (uint256) {
        return 2e18;
    }

    function decimals(uint256) external pure returns (uint8) {
        return 18;
    }

    function decimals(address, address) external pure returns (uint8) {
        return 18;
    }
}

/// Attempts on those who buy and sell bonds.
contract Bonds_security is BondMarketsTest {
    uint256 private constant QUOTE = 100e6;
    /// For `QUOTE` at 2.5.
    uint256 private constant PAYOUT = 40e18;

    // Calling back

    function test_aPayoutThatBuysAtTheOtherTellerInTheMiddlePaysForBoth() public {
        ReentrantToken token = new ReentrantToken(18);
        uint256 outer = _sell(address(token), address(quote), term.fixedPrice);
        uint256 inner = _sell(address(token), address(quote), expiry.fixedPrice);
        quote.mint(address(token), QUOTE);
        vm.prank(address(token));
        quote.approve(address(expiryTeller), QUOTE);
        token.arm(address(expiryTeller), _purchase(address(token), inner, QUOTE));
        uint256 before = quote.balanceOf(OWNER);
        assertEq(_buy(ALICE, outer, QUOTE), PAYOUT);
        assertTrue(token.succeeded());
        assertEq(quote.balanceOf(OWNER) - before, 2 * QUOTE);
        assertEq(token.balanceOf(address(termTeller)), PAYOUT);
        assertEq(token.balanceOf(address(token)), PAYOUT);
    }

    function test_aQuoteThatBuysAtTheOtherTellerInTheMiddleIsRefused() public {
        ReentrantToken token = new ReentrantToken(6);
        uint256 outer = _sell(address(payout), address(token), term.fixedPrice);
        uint256 inner = _sell(address(payout), address(token), expiry.fixedPrice);
        token.mint(ALICE, QUOTE);
        token.mint(address(token), QUOTE);
        vm.prank(address(token));
        token.approve(address(expiryTeller), QUOTE);
        vm.prank(ALICE);
        token.approve(address(termTeller), QUOTE);
        token.arm(address(expiryTeller), _purchase(address(token), inner, QUOTE));
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        _buy(ALICE, outer, QUOTE);
    }

    function test_aPayoutThatIsReleasedInTheMiddleOfASaleIsRefused() public {
        ReentrantToken token = new ReentrantToken(18);
        IFixedPriceAuctioneer.MarketParams memory params = _selling(address(token), address(quote));
        params.vesting = 0;
        _fund(token, address(termTeller));
        uint256 id = _create(term.fixedPrice, abi.encode(params), IBondAuctioneer.MarketOptions(false, 0, 1 days, 0));
        vm.prank(ALICE);
        termTeller.purchase(address(token), address(0), id, QUOTE, 0);
        skip(12 hours);
        token.arm(address(vault), abi.encodeCall(IBondVestingVault.release, (1, PAYOUT / 2)));
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        _buy(ALICE, id, QUOTE);
        assertEq(token.balanceOf(address(vault)), vault.held(address(token)));
    }

    function test_aRecipientThatBuysOnIsRefusedAndKeepsItsBonds() public {
        uint256 id = _createFixedPrice();
        MoodyHolder holder = new MoodyHolder();
        quote.mint(address(holder), QUOTE);
        vm.prank(address(holder));
        quote.approve(address(termTeller), QUOTE);
        holder.arm(address(termTeller), _purchase(address(holder), id, QUOTE));
        vm.prank(ALICE);
        termTeller.purchase(address(holder), address(0), id, QUOTE, 0);
        assertFalse(holder.succeeded());
        assertEq(bytes4(holder.answer()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        uint256 tokenId = termTeller.getTokenId(address(payout), T0 + 14 days);
        assertEq(termTeller.balanceOf(address(holder), tokenId), PAYOUT);
    }

    function test_aCallbackThatClosesItsMarketInTheMiddleSellsThisOnce() public {
        PayingCallback callback = _callback();
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(callback);
        vm.prank(address(callback));
        uint256 id = term.fixedPrice.createMarket(abi.encode(params));
        callback.arm(address(term.fixedPrice), abi.encodeCall(IBondAuctioneer.closeMarket, (id)));
        assertEq(_buy(ALICE, id, QUOTE), PAYOUT);
        assertEq(payout.balanceOf(address(termTeller)), PAYOUT);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _buy(BOB, id, QUOTE);
    }

    function test_anOracleCannotSellAMarketThatIsBeingOpened() public {
        CallingOracle calling = new CallingOracle();
        quote.mint(address(calling), QUOTE);
        vm.prank(address(calling));
        quote.approve(address(termTeller), QUOTE);
        calling.arm(address(termTeller), _purchase(address(calling), aggregator.marketCounter(), QUOTE));
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _fixedDiscount();
        params.oracle = address(calling);
        uint256 id = _create(term.fixedDiscount, abi.encode(params));
        assertFalse(calling.succeeded());
        assertEq(bytes4(calling.answer()), IBondAuctioneer.Auctioneer_MarketNotActive.selector);

        calling.arm(address(term.fixedPrice), abi.encodeWithSignature("createMarket(bytes)", abi.encode(_fixedPrice())));
        uint256 second = _create(term.fixedDiscount, abi.encode(params));
        assertTrue(calling.succeeded());
        assertEq(abi.decode(calling.answer(), (uint256)), second + 1);
        assertEq(term.fixedPrice.ownerOf(second + 1), address(calling));
        assertEq(term.fixedDiscount.ownerOf(second), OWNER);
        assertEq(second, id + 1);
    }

    // Private markets

    function test_aPermitIsForOneMarketOfOneAuctioneerAndOneOwner() public {
        (address owner, uint256 key) = makeAddrAndKey("permitting owner");
        payout.mint(owner, 1e30);
        _approve(payout, owner);
        uint256 first = _openPrivate(term.fixedPrice, owner, 0);
        uint256 second = _openPrivate(term.fixedPrice, owner, 0);
        bytes memory access = _permit(key, term.fixedPrice, first, ALICE, QUOTE);

        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidPermit.selector, second, ALICE));
        _buyPrivately(ALICE, second, 1e6, access);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidPermit.selector, first, BOB));
        _buyPrivately(BOB, first, 1e6, access);
        bytes memory ofAnother = _permit(key, expiry.fixedPrice, first, ALICE, QUOTE);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidPermit.selector, first, ALICE));
        _buyPrivately(ALICE, first, 1e6, ofAnother);

        _buyPrivately(ALICE, first, QUOTE / 2, access);
        _buyPrivately(ALICE, first, QUOTE / 2, access);
        vm.expectRevert(
            abi.encodeWithSelector(IBondAuctioneer.Auctioneer_BuyerLimitExceeded.selector, ALICE, QUOTE + 1e6, QUOTE)
        );
        _buyPrivately(ALICE, first, 1e6, access);

        vm.prank(owner);
        term.fixedPrice.pushOwnership(first, OWNER);
        vm.prank(OWNER);
        term.fixedPrice.pullOwnership(first);
        bytes memory more = _permit(key, term.fixedPrice, first, ALICE, 2 * QUOTE);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidPermit.selector, first, ALICE));
        _buyPrivately(ALICE, first, 1e6, more);
    }

    function test_aNodeOfTheTreeIsNoLeaf() public {
        bytes32 right = Hashes.commutativeKeccak256(_leaf(ALICE, QUOTE), _leaf(BOB, QUOTE));
        uint256 id = _openPrivate(term.fixedPrice, OWNER, 0);

        // A node over two words that read as a buyer and a limit.
        bytes32 node = keccak256(abi.encode(STRANGER, QUOTE));
        vm.prank(OWNER);
        term.fixedPrice.setBuyersRoot(id, Hashes.commutativeKeccak256(node, right));
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidProof.selector, id, STRANGER));
        _buyPrivately(STRANGER, id, 1e6, _proof(QUOTE, right));

        vm.prank(OWNER);
        term.fixedPrice.setBuyersRoot(id, Hashes.commutativeKeccak256(_leaf(STRANGER, QUOTE), right));
        assertEq(_buyPrivately(STRANGER, id, QUOTE, _proof(QUOTE, right)), PAYOUT);
    }

    // Owners, callbacks, fees

    function test_aCallbackCannotShowWhatOthersHaveGiven() public {
        PayingCallback callback = _callback();
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(callback);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        payout.mint(address(termTeller), 10 * PAYOUT);
        uint256 other = _createFixedPrice();
        _buy(BOB, other, QUOTE);
        uint256[2] memory shortfalls = [uint256(1), PAYOUT];
        for (uint256 i = 0; i < 2; ++i) {
            callback.setShortfall(shortfalls[i]);
            vm.expectRevert(IBondTeller.Teller_InvalidCallback.selector);
            _buy(ALICE, id, QUOTE);
        }
        assertEq(quote.balanceOf(address(callback)), 0);
    }

    function test_anOwnerWhoTakesItsAllowanceBackTakesNothingElse() public {
        uint256 id = _createFixedPrice();
        _buy(ALICE, id, QUOTE);
        vm.prank(OWNER);
        payout.approve(address(termTeller), PAYOUT - 1);
        uint256 before = quote.balanceOf(ALICE);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(termTeller), PAYOUT - 1, PAYOUT
            )
        );
        _buy(ALICE, id, QUOTE);
        assertEq(quote.balanceOf(ALICE), before);
        vm.prank(OWNER);
        term.fixedPrice.closeMarket(id);
        _redeemAll(ALICE);
    }

    function test_anOwnerCannotTakeADepositFromUnderItsBuyers() public {
        (BondEscrow escrow, uint256 id) = _escrowed();
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, id, 1, 0));
        vm.prank(OWNER);
        escrow.withdraw(id, 1, OWNER);
        _buy(ALICE, id, QUOTE);
        vm.startPrank(OWNER);
        term.fixedPrice.closeMarket(id);
        escrow.withdraw(id, CAPACITY - PAYOUT, OWNER);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, id, 1, 0));
        escrow.withdraw(id, 1, OWNER);
        vm.stopPrank();
        _redeemAll(ALICE);
    }

    /// A batch that creates a market and fills its escrow guesses the id. Whoever creates one first has that id, and would have the deposit.
    function test_aMarketCreatedInFrontOfABatchGetsNothingOfItsDeposit() public {
        BondEscrow escrow = new BondEscrow(address(aggregator));
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(escrow), true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(escrow);
        uint256 guessed = aggregator.marketCounter();
        vm.prank(OWNER);
        payout.approve(address(escrow), CAPACITY);

        vm.prank(STRANGER);
        uint256 foreign = term.fixedPrice.createMarket(abi.encode(params));
        assertEq(foreign, guessed);
        vm.startPrank(OWNER);
        term.fixedPrice.createMarket(abi.encode(params));
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_OtherOwner.selector, guessed, STRANGER));
        escrow.deposit(guessed, CAPACITY, OWNER);
        vm.stopPrank();
        assertEq(payout.balanceOf(address(escrow)), 0);
    }

    function test_feesThatRiseInFrontOfAPurchaseAreRefusedOrBounded() public {
        uint256 id = _createFixedPrice();
        vm.prank(GUARDIAN);
        termTeller.setProtocolFee(5000);
        vm.prank(BOB);
        termTeller.setReferrerFee(5000);
        vm.startPrank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_FeeAboveMaximum.selector, 10_000, 0));
        termTeller.purchase(ALICE, BOB, id, QUOTE, 0, 0);
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        termTeller.purchase(ALICE, BOB, id, QUOTE, PAYOUT);
        (uint256 worst,) = termTeller.purchase(ALICE, BOB, id, QUOTE, 0);
        vm.stopPrank();
        assertEq(worst, PAYOUT * 9 / 10);
    }

    // Rounding

    /// @dev What is paid in parts is at most what is paid at once; of each fee at most one unit is lost per part.
    function testFuzz_manySmallPurchasesGainNothing(uint256 amount, uint256 parts, uint48 fee) public {
        amount = bound(amount, 1, 6e8);
        parts = bound(parts, 2, 20);
        fee = uint48(bound(fee, 0, 5000));
        vm.prank(GUARDIAN);
        termTeller.setProtocolFee(fee);
        vm.prank(BOB);
        termTeller.setReferrerFee(fee);
        uint256 id = _createFixedPrice();
        uint256 beginning = vm.snapshotState();
        uint256 inParts = 0;
        for (uint256 i = 0; i < parts; ++i) {
            inParts += _buyByReferrer(id, amount);
        }
        uint256 feesInParts = _fees();
        vm.revertToState(beginning);
        uint256 atOnce = _buyByReferrer(id, amount * parts);
        assertLe(_fees() - feesInParts, parts);
        // A unit of quote buys 4e11 units of payout.
        assertLe(inParts, atOnce + parts * 4e11);
        if (fee == 0) assertLe(inParts, atOnce);
    }

    // Dutch auctions

    function testFuzz_withinASecondADutchPriceOnlyRises(uint256[6] memory amounts, uint256 time) public {
        uint256 id = _createDutch();
        skip(bound(time, 0, DURATION - 1));
        uint256 price = term.dutch.marketPrice(id);
        for (uint256 i = 0; i < amounts.length && term.dutch.isLive(id); ++i) {
            uint256 most = term.dutch.maxAmountAccepted(id, address(0));
            _buy(ALICE, id, bound(amounts[i], most / 1000 + 1, most));
            if (!term.dutch.isLive(id)) return;
            uint256 next = term.dutch.marketPrice(id);
            assertGe(next, price);
            price = next;
        }
    }

    function testFuzz_whoSplitsADutchPurchasePaysMore(uint256 amount, uint256 parts) public {
        uint256 id = _createDutch();
        parts = bound(parts, 2, 10);
        amount = bound(amount, 1e6, term.dutch.maxAmountAccepted(id, address(0)) / parts);
        uint256 beginning = vm.snapshotState();
        uint256 inParts = 0;
        for (uint256 i = 0; i < parts; ++i) {
            inParts += _buy(ALICE, id, amount);
        }
        vm.revertToState(beginning);
        assertLt(inParts, _buy(ALICE, id, amount * parts));
    }

    /// Nobody came until the last hour, and somebody takes all that can be had then.
    function test_whoDrainsADutchMarketAtItsEndPaysTheMinimumAtLeast() public {
        uint256 id = _createDutch();
        skip(DURATION - 1 hours);
        assertEq(term.dutch.marketPrice(id), 1e36);
        uint256 taken = 0;
        uint256 paid = quote.balanceOf(OWNER);
        for (uint256 i = 0; i < 40 && term.dutch.isLive(id); ++i) {
            uint256 left = term.dutch.currentCapacity(id);
            uint256 most = _dutchMarket(id).maxPayout;
            uint256 amount = term.dutch.maxAmountAccepted(id, address(0));
            if (amount == 0) break;
            uint256 bought = _buy(ALICE, id, amount);
            assertLe(bought, most);
            uint256 next = _dutchMarket(id).maxPayout;
            assertTrue(next <= most || next <= (left - bought) / 4);
            taken += bought;
        }
        assertGt(taken, CAPACITY / 4);
        assertLe(taken, CAPACITY);
        assertGe(quote.balanceOf(OWNER) - paid, taken / 1e12);
    }

    /// Whoever wants a market closed for others has to buy it dear.
    function test_whoPullsTheBreakerPaysForIt() public {
        ISequentialDutchAuctioneer.MarketParams memory params = _dutch();
        params.debtBuffer = 10_000;
        uint256 id = _create(term.dutch, abi.encode(params));
        (, uint256 maxDebt,,,) = term.dutch.terms(id);
        uint256 debt = term.dutch.currentDebt(id);
        uint256 before = quote.balanceOf(OWNER);
        uint256 taken = 0;
        while (term.dutch.isLive(id)) {
            taken += _buy(ALICE, id, term.dutch.maxAmountAccepted(id, address(0)));
        }
        assertGe(taken, maxDebt - debt);
        assertGt((quote.balanceOf(OWNER) - before) * 1e12, 2 * taken);
    }

    // Gifts and fakes

    function test_giftsAreNobodysToClaim() public {
        (BondEscrow escrow, uint256 id) = _escrowed();
        payout.mint(address(termTeller), PAYOUT);
        payout.mint(address(vault), PAYOUT);
        payout.mint(address(escrow), PAYOUT);
        assertEq(escrow.withdrawable(id), 0);
        address[] memory tokens = new address[](1);
        tokens[0] = address(payout);
        termTeller.claimFees(tokens, address(this));
        assertEq(payout.balanceOf(address(this)), 0);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_TellerOnly.selector, address(this)));
        vault.createSchedule(address(this), address(payout), T0, T0, 1, 1, PAYOUT);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_TellerOnly.selector, id, address(this)));
        escrow.callback(id, 0, PAYOUT);
        assertEq(payout.balanceOf(address(escrow)), CAPACITY + PAYOUT);
    }

    function test_anAuctioneerOfOnesOwnOpensNothing() public {
        FixedPriceAuctioneer fake = new FixedPriceAuctioneer(aggregator, termTeller);
        vm.expectRevert(IBondAggregator.Aggregator_OnlyAuctioneer.selector);
        _create(fake, abi.encode(_fixedPrice()));
    }

    function test_aTellerOfOnesOwnSellsAndVestsNothing() public {
        uint256 id = _createFixedPrice();
        FixedTermTeller fake = new FixedTermTeller(address(aggregator), address(vault));
        vm.startPrank(ALICE);
        quote.approve(address(fake), QUOTE);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        fake.purchase(ALICE, address(0), id, QUOTE, 0);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_TellerOnly.selector, address(fake)));
        vm.prank(address(fake));
        vault.createSchedule(ALICE, address(payout), T0, T0, 1, 1, 1);
    }

    /// The authority's own, the worst it can do.
    function test_aFalseAuctioneerCannotSellWhatBacksBonds() public {
        SelfSpendingToken token = new SelfSpendingToken();
        token.mint(OWNER, PAYOUT);
        vm.prank(OWNER);
        token.approve(address(termTeller), PAYOUT);
        uint256 id = _create(term.fixedPrice, abi.encode(_selling(address(token), address(quote))));
        _buy(ALICE, id, QUOTE);

        ScriptedAuctioneer fake = _register(address(termTeller));
        uint256 false_ = fake.open(
            IBondAuctioneer.Sale(address(termTeller), address(0), address(token), address(quote), 0, 0, PAYOUT, 1, 0)
        );
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _buy(STRANGER, false_, QUOTE);
        assertEq(token.balanceOf(address(termTeller)), PAYOUT);
    }

    function test_aFalseTellerCannotVestWhatVestsForOthers() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        uint256 id = _create(term.fixedPrice, abi.encode(params), IBondAuctioneer.MarketOptions(false, 0, 1 days, 0));
        _buy(ALICE, id, QUOTE);
        _register(STRANGER);
        vm.startPrank(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_Underfunded.selector, PAYOUT, PAYOUT + 1));
        vault.createSchedule(STRANGER, address(payout), T0, T0, 1, 1, 1);
        vm.stopPrank();
    }

    function test_aFalseAuctioneerCannotTakeTheDepositsOfOthers() public {
        (BondEscrow escrow, uint256 id) = _escrowed();
        ScriptedAuctioneer fake = _register(STRANGER);
        uint256 false_ = fake.open(
            IBondAuctioneer.Sale(STRANGER, address(escrow), address(payout), address(quote), 0, 0, PAYOUT, 1, 0)
        );
        vm.startPrank(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, false_, 1, 0));
        escrow.callback(false_, 0, 1);
        fake.setLive(false_, false);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, false_, 1, 0));
        escrow.withdraw(false_, 1, STRANGER);
        vm.stopPrank();
        assertEq(escrow.escrowed(id), CAPACITY);
    }

    function test_aCloneOfABondTokenIsNoBondToken() public {
        uint48 day = T0 - T0 % 1 days + 30 days;
        IERC20BondToken real = expiryTeller.deploy(address(payout), day);
        vm.prank(OWNER);
        expiryTeller.create(address(payout), day, PAYOUT);
        IERC20BondToken fake = IERC20BondToken(
            Clones.cloneDeterministicWithImmutableArgs(
                expiryTeller.BOND_TOKEN_IMPLEMENTATION(), abi.encodePacked(payout, day), ""
            )
        );
        assertEq(fake.underlying(), real.underlying());
        assertEq(fake.expiry(), real.expiry());
        assertEq(address(fake).code, address(real).code);
        vm.expectRevert(abi.encodeWithSelector(IERC20BondToken.BondToken_TellerOnly.selector, address(this)));
        fake.mint(ALICE, PAYOUT);
        vm.warp(day);
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        vm.prank(ALICE);
        expiryTeller.redeem(fake, PAYOUT);
    }

    // Tokens that change

    function test_anUnderlyingWithoutCodeTakesNoBonds() public {
        uint256 id = _createFixedPrice();
        _buy(ALICE, id, QUOTE);
        bytes memory code = address(payout).code;
        vm.etch(address(payout), "");
        vm.expectRevert();
        _buy(ALICE, id, QUOTE);
        skip(14 days);
        uint256 tokenId = termTeller.getTokenId(address(payout), T0 + 14 days);
        vm.expectRevert();
        vm.prank(ALICE);
        termTeller.redeem(tokenId, PAYOUT);
        assertEq(termTeller.balanceOf(ALICE, tokenId), PAYOUT);

        vm.etch(address(payout), code);
        _redeemAll(ALICE);
    }

    function test_aMarketNeedsTokensWithCode() public {
        address[2] memory bare = [STRANGER, address(payout)];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
            _create(term.fixedPrice, abi.encode(_selling(bare[i], bare[1 - i])));
        }
    }

    function test_decimalsThatChangeChangeNoDeal() public {
        uint256 id = _createFixedPrice();
        assertEq(_buy(ALICE, id, QUOTE), PAYOUT);
        vm.mockCall(address(payout), abi.encodeCall(IERC20Metadata.decimals, ()), abi.encode(6));
        vm.mockCall(address(quote), abi.encodeCall(IERC20Metadata.decimals, ()), abi.encode(18));
        assertEq(_buy(ALICE, id, QUOTE), PAYOUT);
        assertEq(term.fixedPrice.marketScale(id), SCALE);
    }

    // Internals

    function _selling(address payoutToken, address quoteToken)
        private
        view
        returns (IFixedPriceAuctioneer.MarketParams memory params)
    {
        params = _fixedPrice();
        (params.payoutToken, params.quoteToken) = (payoutToken, quoteToken);
    }

    /// At 2.5, at once.
    function _sell(address payoutToken, address quoteToken, IBondAuctioneer auctioneer) private returns (uint256 id) {
        IFixedPriceAuctioneer.MarketParams memory params = _selling(payoutToken, quoteToken);
        if (address(auctioneer) == address(expiry.fixedPrice)) params.vesting = 0;
        if (payoutToken != address(payout)) _fund(ReentrantToken(payoutToken), auctioneer.getTeller());
        return _create(auctioneer, abi.encode(params));
    }

    function _fund(ReentrantToken token, address teller) private {
        token.mint(OWNER, CAPACITY);
        vm.prank(OWNER);
        token.approve(teller, CAPACITY);
    }

    function _purchase(address buyer, uint256 id, uint256 amount) private pure returns (bytes memory) {
        return
            abi.encodeWithSignature(
                "purchase(address,address,uint256,uint256,uint256)", buyer, address(0), id, amount, 0
            );
    }

    /// Allowed everywhere, with payout to pay.
    function _callback() private returns (PayingCallback callback) {
        callback = new PayingCallback(address(payout));
        payout.mint(address(callback), CAPACITY);
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(callback), true);
    }

    /// A market whose whole capacity is deposited.
    function _escrowed() private returns (BondEscrow escrow, uint256 id) {
        escrow = new BondEscrow(address(aggregator));
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(address(escrow), true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = address(escrow);
        id = _create(term.fixedPrice, abi.encode(params));
        vm.startPrank(OWNER);
        payout.approve(address(escrow), CAPACITY);
        escrow.deposit(id, CAPACITY, OWNER);
        vm.stopPrank();
    }

    function _register(address teller) private returns (ScriptedAuctioneer fake) {
        fake = new ScriptedAuctioneer(address(aggregator), teller);
        vm.prank(GUARDIAN);
        aggregator.registerAuctioneer(address(fake));
    }

    function _redeemAll(address holder) private {
        vm.warp(T0 + 14 days);
        uint256 tokenId = termTeller.getTokenId(address(payout), T0 + 14 days);
        uint256 before = payout.balanceOf(holder);
        uint256 bonds = termTeller.balanceOf(holder, tokenId);
        vm.prank(holder);
        termTeller.redeem(tokenId, bonds);
        assertEq(payout.balanceOf(holder) - before, PAYOUT);
    }

    function _buyByReferrer(uint256 id, uint256 amount) private returns (uint256 bought) {
        vm.prank(ALICE);
        (bought,) = termTeller.purchase(ALICE, BOB, id, amount, 0);
    }

    function _fees() private view returns (uint256) {
        return termTeller.rewards(GUARDIAN, address(quote)) + termTeller.rewards(BOB, address(quote));
    }

    function _openPrivate(IBondAuctioneer auctioneer, address owner, bytes32 root) private returns (uint256 id) {
        vm.prank(owner);
        return auctioneer.createMarket(abi.encode(_fixedPrice()), IBondAuctioneer.MarketOptions(true, root, 0, 0));
    }

    function _buyPrivately(address buyer, uint256 id, uint256 amount, bytes memory access)
        private
        returns (uint256 bought)
    {
        vm.prank(buyer);
        (bought,) = termTeller.purchasePrivate(buyer, address(0), id, amount, 0, 0, access);
    }

    function _leaf(address buyer, uint256 maxQuote) private pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(buyer, maxQuote))));
    }

    function _proof(uint256 maxQuote, bytes32 sibling) private pure returns (bytes memory) {
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = sibling;
        return abi.encode(IBondAuctioneer.AccessKind.MerkleProof, maxQuote, proof);
    }

    function _permit(uint256 key, IBondAuctioneer auctioneer, uint256 id, address buyer, uint256 maxQuote)
        private
        view
        returns (bytes memory)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Bond Market"),
                keccak256("1"),
                block.chainid,
                auctioneer
            )
        );
        bytes32 permit = keccak256(
            abi.encode(
                keccak256("MarketPermit(uint256 id,address buyer,uint256 maxQuote,uint256 nonce,uint256 deadline)"),
                id,
                buyer,
                maxQuote,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, permit)));
        return abi.encode(IBondAuctioneer.AccessKind.Permit, maxQuote, block.timestamp, abi.encodePacked(r, s, v));
    }
}
