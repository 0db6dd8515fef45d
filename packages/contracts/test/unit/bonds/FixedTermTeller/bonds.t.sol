// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {IFixedTermTeller} from "../../../../src/bonds/tellers/IFixedTermTeller.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {ERC1155} from "solady/tokens/ERC1155.sol";

contract FixedTermTeller_bonds is TellerTest {
    uint48 private constant DAY = TODAY + 7 days;

    uint256 private tokenId;

    function setUp() public override {
        super.setUp();
        tokenId = fixedTerm.getTokenId(address(payoutToken), DAY);
        payoutToken.mint(ALICE, 1_000e18);
        _approveTellers(ALICE, address(payoutToken));
    }

    function _create(address creator, uint48 expiry, uint256 amount) private returns (uint256 id, uint256 minted) {
        vm.prank(creator);
        return fixedTerm.create(address(payoutToken), expiry, amount);
    }

    function _redeem(address holder, uint256 amount) private {
        vm.prank(holder);
        fixedTerm.redeem(tokenId, amount);
    }

    function _supply() private view returns (uint256 supply) {
        (,,,, supply) = fixedTerm.tokenMetadata(tokenId);
    }

    function _aliceHasBonds() private {
        fixedTerm.deploy(address(payoutToken), DAY);
        _create(ALICE, DAY, 100e18);
    }

    function testFuzz_deployRevertsOnceTheDayHasBegun(uint48 expiry) public {
        expiry = uint48(bound(expiry, 0, TODAY + 1 days - 1));
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.deploy(address(payoutToken), expiry);
    }

    function test_deployRevertsWithoutAToken() public {
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        fixedTerm.deploy(STRANGER, DAY);
    }

    function testFuzz_deployRemembersTheDay(uint48 expiry, uint8 decimals) public {
        expiry = uint48(bound(expiry, TODAY + 1 days, type(uint48).max));
        TestToken token = new TestToken("", "", decimals);
        uint48 day = expiry - expiry % 1 days;
        uint256 expected = fixedTerm.getTokenId(address(token), day);
        vm.expectEmit(address(fixedTerm));
        emit IFixedTermTeller.ERC1155BondTokenCreated(expected, address(token), day);
        assertEq(fixedTerm.deploy(address(token), expiry), expected);
        (bool active, address underlying, uint8 decimals_, uint48 expiry_, uint256 supply) =
            fixedTerm.tokenMetadata(expected);
        assertTrue(active);
        assertEq(underlying, address(token));
        assertEq(decimals_, decimals);
        assertEq(expiry_, day);
        assertEq(supply, 0);
    }

    function test_deployAgainChangesNothing() public {
        _aliceHasBonds();
        vm.recordLogs();
        assertEq(fixedTerm.deploy(address(payoutToken), DAY + 1), tokenId);
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(_supply(), 100e18);
    }

    function test_nothingIsKnownOfAnIdThatNobodyDeployed() public view {
        (bool active, address underlying, uint8 decimals, uint48 expiry, uint256 supply) =
            fixedTerm.tokenMetadata(tokenId);
        assertFalse(active);
        assertEq(underlying, address(0));
        assertEq(uint256(decimals) + expiry + supply, 0);
    }

    function test_createReverts() public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _create(ALICE, NOW + 10, 1e18);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _create(ALICE, DAY, 0);
        vm.expectRevert(
            abi.encodeWithSelector(IBondTeller.Teller_TokenDoesNotExist.selector, address(payoutToken), DAY)
        );
        _create(ALICE, DAY + 777, 1e18);
    }

    function test_createRevertsWhenTheUnderlyingTakesFees() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 1);
        taxed.mint(ALICE, 1e18);
        _approveTellers(ALICE, address(taxed));
        fixedTerm.deploy(address(taxed), DAY);
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        vm.prank(ALICE);
        fixedTerm.create(address(taxed), DAY, 1e18);
    }

    function test_createTakesTheDiscountedFee() public {
        fixedTerm.deploy(address(payoutToken), DAY);
        _setFees(fixedTerm, 500, 0);
        vm.prank(GUARDIAN);
        fixedTerm.setCreateFeeDiscount(200);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.BondCreated(
            tokenId, ALICE, address(payoutToken), DAY, 99_700_000_000_000_033_234, 300_000_000_000_000_099
        );
        (uint256 id, uint256 minted) = _create(ALICE, DAY + 777, 100_000_000_000_000_033_333);
        assertEq(id, tokenId);
        assertEq(minted, 99_700_000_000_000_033_234);
        assertEq(fixedTerm.balanceOf(ALICE, tokenId), minted);
        assertEq(_supply(), minted);
        assertEq(fixedTerm.rewards(GUARDIAN, address(payoutToken)), 300_000_000_000_000_099);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), 100_000_000_000_000_033_333);
    }

    function test_createIsFreeOnceTheFeeHasFallenBelowTheDiscount() public {
        fixedTerm.deploy(address(payoutToken), DAY);
        vm.startPrank(GUARDIAN);
        fixedTerm.setProtocolFee(500);
        fixedTerm.setCreateFeeDiscount(500);
        fixedTerm.setProtocolFee(100);
        vm.stopPrank();
        (, uint256 minted) = _create(ALICE, DAY, 10e18);
        assertEq(minted, 10e18);
    }

    function test_aPurchaseMintsAtTheDayThatTheTermReaches() public {
        uint256 id = termAuctioneer.open(_sale(7 days));
        vm.expectEmit(address(fixedTerm));
        emit IFixedTermTeller.ERC1155BondTokenCreated(tokenId, address(payoutToken), DAY);
        (, uint48 expiry) = _buy(fixedTerm, ALICE, id);
        assertEq(expiry, DAY);
        assertEq(fixedTerm.balanceOf(ALICE, tokenId), PAYOUT);
        assertEq(_supply(), PAYOUT);
        // The same day by another market, at its last second.
        id = termAuctioneer.open(_sale(6 days));
        vm.warp(TODAY + 2 days - 1);
        (, expiry) = _buy(fixedTerm, BOB, id);
        assertEq(expiry, DAY);
        assertEq(fixedTerm.balanceOf(BOB, tokenId), PAYOUT);
        assertEq(_supply(), 2 * PAYOUT);
        // And the next day is another.
        skip(1);
        (, expiry) = _buy(fixedTerm, BOB, id);
        assertEq(expiry, DAY + 1 days);
        assertEq(fixedTerm.balanceOf(BOB, fixedTerm.getTokenId(address(payoutToken), DAY + 1 days)), PAYOUT);
        assertEq(_supply(), 2 * PAYOUT);
    }

    function test_redeemReverts() public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _redeem(ALICE, 1);
        _aliceHasBonds();
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        _redeem(ALICE, 0);
        vm.warp(DAY - 1);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_TokenNotMatured.selector, DAY));
        _redeem(ALICE, 1);
        skip(1);
        vm.expectRevert(ERC1155.InsufficientBalance.selector);
        _redeem(ALICE, 100e18 + 1);
        vm.expectRevert(ERC1155.InsufficientBalance.selector);
        _redeem(BOB, 1);
    }

    function testFuzz_redeemPaysOneToOne(uint256 amount) public {
        _aliceHasBonds();
        amount = bound(amount, 1, 100e18);
        vm.warp(DAY);
        vm.expectEmit(address(fixedTerm));
        emit ERC1155.TransferSingle(ALICE, ALICE, address(0), tokenId, amount);
        _redeem(ALICE, amount);
        assertEq(payoutToken.balanceOf(ALICE), 900e18 + amount);
        assertEq(fixedTerm.balanceOf(ALICE, tokenId), 100e18 - amount);
        assertEq(_supply(), 100e18 - amount);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), 100e18 - amount);
    }

    function test_redeemPaysWhoeverHoldsTheBonds() public {
        _aliceHasBonds();
        vm.prank(ALICE);
        fixedTerm.safeTransferFrom(ALICE, BOB, tokenId, 60e18, "");
        vm.warp(DAY);
        _redeem(BOB, 60e18);
        assertEq(payoutToken.balanceOf(BOB), 60e18);
    }

    function test_aTokenThatHasBegunToTakeFeesIsPaidOutNevertheless() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 0);
        taxed.mint(ALICE, 10e18);
        _approveTellers(ALICE, address(taxed));
        uint256 id = fixedTerm.deploy(address(taxed), DAY);
        vm.startPrank(ALICE);
        fixedTerm.create(address(taxed), DAY, 10e18);
        taxed.setFee(1000);
        vm.warp(DAY);
        fixedTerm.redeem(id, 10e18);
        assertEq(taxed.balanceOf(ALICE), 9e18);
    }

    function test_redeemNeedsNobodyElse() public {
        _aliceHasBonds();
        vm.warp(DAY);
        vm.etch(address(aggregator), "");
        vm.etch(address(termAuctioneer), "");
        _redeem(ALICE, 100e18);
        assertEq(payoutToken.balanceOf(ALICE), 1_000e18);
    }

    function test_batchRedeem() public {
        _aliceHasBonds();
        uint256 later = fixedTerm.deploy(address(payoutToken), DAY + 1 days);
        _create(ALICE, DAY + 1 days, 10e18);
        vm.warp(DAY);
        vm.startPrank(ALICE);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.batchRedeem(_numbers(tokenId, later), new uint256[](1));
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_TokenNotMatured.selector, DAY + 1 days));
        fixedTerm.batchRedeem(_numbers(tokenId, later), _numbers(1e18, 1e18));
        fixedTerm.batchRedeem(_numbers(tokenId, tokenId), _numbers(4e18, 6e18));
        assertEq(fixedTerm.balanceOf(ALICE, tokenId), 90e18);
        skip(1 days);
        fixedTerm.batchRedeem(_numbers(tokenId, later), _numbers(90e18, 10e18));
        assertEq(payoutToken.balanceOf(ALICE), 1_000e18);
    }

    /// Ids that the reference gave, from shared vector TEL-9.
    function test_tokenIdsAreTheReferences() public view {
        address dai = 0x6B175474E89094C44Da98b954EedeAC495271d0F;
        uint256 id = 0xeb11658eb156d9acfa0253919abab996fdc0aa7bb84c83095983af4b30684c86;
        assertEq(fixedTerm.getTokenId(dai, 1_800_576_000), id);
        assertEq(fixedTerm.getTokenId(dai, 1_800_662_399), id);
        id = 0x1949ecae699ebf77913c05682bcfcf4ee1e9db7839505a01dd21dbda1333c781;
        assertEq(fixedTerm.getTokenId(dai, 1_800_662_400), id);
        id = 0x87ee5d16b8c9ab6fe9872a5e3a498c83b3f29dde07f843fad550eff7db45839e;
        assertEq(fixedTerm.getTokenId(address(1), 86_399), id);
    }

    function test_saysThatItIsFixedTerm() public view {
        assertTrue(fixedTerm.isFixedTerm());
        assertFalse(fixedExpiry.isFixedTerm());
    }

    function test_speaksERC1155AndItsMetadata() public view {
        assertTrue(fixedTerm.supportsInterface(0xd9b67a26));
        assertTrue(fixedTerm.supportsInterface(0x0e89341c));
    }
}
