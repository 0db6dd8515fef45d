// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {BondTokenTerms} from "../../../../src/bonds/tellers/BondTokenTerms.sol";
import {FixedExpiryTeller} from "../../../../src/bonds/tellers/FixedExpiryTeller.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {IERC20BondToken} from "../../../../src/bonds/tellers/IERC20BondToken.sol";
import {IFixedExpiryTeller} from "../../../../src/bonds/tellers/IFixedExpiryTeller.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20} from "solady/tokens/ERC20.sol";

contract FixedExpiryTeller_bonds is TellerTest {
    uint48 private constant DAY = TODAY + 30 days;

    function setUp() public override {
        super.setUp();
        payoutToken.mint(ALICE, 1_000e18);
        _approveTellers(ALICE, address(payoutToken));
    }

    function _deployed() private returns (IERC20BondToken) {
        return fixedExpiry.deploy(address(payoutToken), DAY);
    }

    function _aliceHasBonds() private returns (IERC20BondToken bondToken) {
        bondToken = _deployed();
        vm.prank(ALICE);
        fixedExpiry.create(address(payoutToken), DAY, 100e18);
    }

    function _redeem(address holder, IERC20BondToken bondToken, uint256 amount) private {
        vm.prank(holder);
        fixedExpiry.redeem(bondToken, amount);
    }

    function _balance(IERC20BondToken bondToken, address holder) private view returns (uint256) {
        return IERC20(address(bondToken)).balanceOf(holder);
    }

    function testFuzz_deployRevertsOnceTheDayHasBegun(uint48 expiry) public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedExpiry.deploy(address(payoutToken), uint48(bound(expiry, 0, TODAY + 1 days - 1)));
    }

    function test_deployRevertsWithoutAToken() public {
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        fixedExpiry.deploy(STRANGER, DAY);
    }

    function testFuzz_deployCreatesTheTokenOfTheDay(uint48 expiry) public {
        expiry = uint48(bound(expiry, TODAY + 1 days, type(uint48).max));
        uint48 day = expiry - expiry % 1 days;
        address expected = Clones.predictDeterministicAddressWithImmutableArgs(
            fixedExpiry.BOND_TOKEN_IMPLEMENTATION(),
            abi.encodePacked(address(payoutToken), day),
            "",
            address(fixedExpiry)
        );
        vm.expectEmit(address(fixedExpiry));
        emit IFixedExpiryTeller.ERC20BondTokenCreated(IERC20BondToken(expected), address(payoutToken), day);
        IERC20BondToken bondToken = fixedExpiry.deploy(address(payoutToken), expiry);
        assertEq(address(bondToken), expected);
        assertEq(bondToken.underlying(), address(payoutToken));
        assertEq(bondToken.expiry(), day);
        assertEq(bondToken.teller(), address(fixedExpiry));
    }

    function test_deployAgainChangesNothing() public {
        IERC20BondToken bondToken = _aliceHasBonds();
        vm.recordLogs();
        assertEq(address(fixedExpiry.deploy(address(payoutToken), DAY + 1)), address(bondToken));
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(_balance(bondToken, ALICE), 100e18);
    }

    function test_createReverts() public {
        vm.startPrank(ALICE);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedExpiry.create(address(payoutToken), NOW + 10, 1e18);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedExpiry.create(address(payoutToken), DAY, 0);
        vm.expectRevert(
            abi.encodeWithSelector(IBondTeller.Teller_TokenDoesNotExist.selector, address(payoutToken), DAY)
        );
        fixedExpiry.create(address(payoutToken), DAY + 777, 1e18);
    }

    function test_createTakesTheDiscountedFee() public {
        IERC20BondToken bondToken = _deployed();
        _setFees(fixedExpiry, 500, 0);
        vm.prank(GUARDIAN);
        fixedExpiry.setCreateFeeDiscount(200);
        vm.expectEmit(address(fixedExpiry));
        emit IBondTeller.BondCreated(uint160(address(bondToken)), ALICE, address(payoutToken), DAY, 99.7e18, 0.3e18);
        vm.prank(ALICE);
        (IERC20BondToken created, uint256 minted) = fixedExpiry.create(address(payoutToken), DAY + 777, 100e18);
        assertEq(address(created), address(bondToken));
        assertEq(minted, 99.7e18);
        assertEq(_balance(bondToken, ALICE), 99.7e18);
        assertEq(fixedExpiry.rewards(GUARDIAN, address(payoutToken)), 0.3e18);
        assertEq(payoutToken.balanceOf(address(fixedExpiry)), 100e18);
    }

    function test_aPurchaseMintsTheMarketsBondToken() public {
        IERC20BondToken bondToken = _deployed();
        uint256 id = expiryAuctioneer.open(_sale(DAY));
        vm.expectEmit(address(fixedExpiry));
        emit IBondTeller.BondPurchased(
            id, ALICE, BOB, address(0), QUOTE, 0, 0, PAYOUT, 25e35, 25e17, DAY, uint160(address(bondToken))
        );
        vm.prank(ALICE);
        (uint256 payout, uint48 expiry) = fixedExpiry.purchase(BOB, address(0), id, QUOTE, 0);
        assertEq(payout, PAYOUT);
        assertEq(expiry, DAY);
        assertEq(_balance(bondToken, BOB), PAYOUT);
        assertEq(payoutToken.balanceOf(address(fixedExpiry)), PAYOUT);
    }

    function test_redeemReverts() public {
        IERC20BondToken bondToken = _aliceHasBonds();
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _redeem(ALICE, bondToken, 0);
        vm.warp(DAY - 1);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_TokenNotMatured.selector, DAY));
        _redeem(ALICE, bondToken, 1);
        skip(1);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _redeem(ALICE, bondToken, 100e18 + 1);
        vm.expectRevert(ERC20.InsufficientBalance.selector);
        _redeem(BOB, bondToken, 1);
    }

    function test_redeemRevertsForWhatIsNoBondTokenOfThisTeller() public {
        _aliceHasBonds();
        FixedExpiryTeller other = new FixedExpiryTeller(address(aggregator), address(vault));
        address[4] memory impostors = [
            STRANGER,
            address(payoutToken),
            address(other.deploy(address(payoutToken), DAY)),
            // Says that it is a bond token, in code of the right length.
            Clones.cloneWithImmutableArgs(
                fixedExpiry.BOND_TOKEN_IMPLEMENTATION(), BondTokenTerms.encode(address(payoutToken), 1)
            )
        ];
        vm.warp(DAY);
        for (uint256 i = 0; i < impostors.length; ++i) {
            vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
            _redeem(ALICE, IERC20BondToken(impostors[i]), 1);
        }
    }

    function testFuzz_redeemPaysOneToOne(uint256 amount) public {
        IERC20BondToken bondToken = _aliceHasBonds();
        amount = bound(amount, 1, 100e18);
        vm.warp(DAY);
        vm.expectEmit(address(bondToken));
        emit IERC20.Transfer(ALICE, address(0), amount);
        _redeem(ALICE, bondToken, amount);
        assertEq(payoutToken.balanceOf(ALICE), 900e18 + amount);
        assertEq(_balance(bondToken, ALICE), 100e18 - amount);
        assertEq(payoutToken.balanceOf(address(fixedExpiry)), 100e18 - amount);
    }

    function test_redeemNeedsNobodyElse() public {
        IERC20BondToken bondToken = _aliceHasBonds();
        vm.warp(DAY);
        vm.etch(address(aggregator), "");
        vm.etch(address(expiryAuctioneer), "");
        _redeem(ALICE, bondToken, 100e18);
        assertEq(payoutToken.balanceOf(ALICE), 1_000e18);
    }

    function test_batchRedeem() public {
        IERC20BondToken[] memory bondTokens = new IERC20BondToken[](2);
        bondTokens[0] = _aliceHasBonds();
        bondTokens[1] = fixedExpiry.deploy(address(payoutToken), DAY + 1 days);
        vm.startPrank(ALICE);
        fixedExpiry.create(address(payoutToken), DAY + 1 days, 10e18);
        vm.warp(DAY);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedExpiry.batchRedeem(bondTokens, new uint256[](1));
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_TokenNotMatured.selector, DAY + 1 days));
        fixedExpiry.batchRedeem(bondTokens, _numbers(1e18, 1e18));
        skip(1 days);
        fixedExpiry.batchRedeem(bondTokens, _numbers(100e18, 10e18));
        assertEq(payoutToken.balanceOf(ALICE), 1_000e18);
    }

    function test_tellsTheBondTokenOfTheDay() public {
        assertEq(address(fixedExpiry.bondTokens(address(payoutToken), DAY)), address(0));
        vm.expectRevert(
            abi.encodeWithSelector(IBondTeller.Teller_TokenDoesNotExist.selector, address(payoutToken), DAY)
        );
        fixedExpiry.getBondToken(address(payoutToken), DAY + 5);
        IERC20BondToken bondToken = _deployed();
        assertEq(address(fixedExpiry.bondTokens(address(payoutToken), DAY + 5)), address(bondToken));
        assertEq(address(fixedExpiry.getBondToken(address(payoutToken), DAY + 5)), address(bondToken));
    }

    /// Defect 1 of the reference: what redeeming needs to know could not be read once some markets had ended.
    function test_Defect01_theBondTokenOfAMarketIsToldAfterItsEnd() public {
        uint256 id = expiryAuctioneer.open(_sale(DAY));
        vm.expectRevert(
            abi.encodeWithSelector(IBondTeller.Teller_TokenDoesNotExist.selector, address(payoutToken), DAY)
        );
        fixedExpiry.getBondTokenForMarket(id);
        IERC20BondToken bondToken = _deployed();
        expiryAuctioneer.setLive(id, false);
        vm.warp(DAY + 3650 days);
        assertEq(address(fixedExpiry.getBondTokenForMarket(id)), address(bondToken));
    }

    function test_theBondTokenOfAnotherTellersMarketIsNotTold() public {
        uint256 id = termAuctioneer.open(_sale(7 days));
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedExpiry.getBondTokenForMarket(id);
        vm.expectRevert(abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, id + 1));
        fixedExpiry.getBondTokenForMarket(id + 1);
    }
}
