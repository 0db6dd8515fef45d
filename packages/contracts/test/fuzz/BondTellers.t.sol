// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {BondNames} from "../../src/bonds/tellers/BondNames.sol";
import {TellerTest} from "../helpers/TellerTest.sol";

/// Amounts, fees and dates of any size.
contract BondTellersFuzzTest is TellerTest {
    function testFuzz_feesAreRoundedDownAndSplitTheAmount(uint128 amount, uint48 protocol, uint48 referrer) public {
        protocol = uint48(bound(protocol, 0, 5000));
        referrer = uint48(bound(referrer, 0, 5000));
        _setFees(fixedTerm, protocol, referrer);
        uint256 id = termAuctioneer.open(_sale(7 days));
        quoteToken.mint(ALICE, amount);
        uint256 before = quoteToken.balanceOf(ALICE);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, amount, 0);

        uint256 toReferrer = fixedTerm.rewards(REFERRER, address(quoteToken));
        uint256 toProtocol = fixedTerm.rewards(GUARDIAN, address(quoteToken));
        assertEq(toReferrer, uint256(amount) * referrer / 1e5);
        assertEq(toProtocol + toReferrer, uint256(amount) * (uint256(protocol) + referrer) / 1e5);
        assertEq(quoteToken.balanceOf(OWNER), amount - toProtocol - toReferrer);
        assertEq(quoteToken.balanceOf(address(fixedTerm)), toProtocol + toReferrer);
        assertEq(before - quoteToken.balanceOf(ALICE), amount);
    }

    function testFuzz_createMintsAllButTheDiscountedFee(uint128 amount, uint48 fee, uint48 discount, uint48 later)
        public
    {
        amount = uint128(bound(amount, 1, type(uint128).max));
        fee = uint48(bound(fee, 0, 5000));
        discount = uint48(bound(discount, 0, fee));
        later = uint48(bound(later, 0, 5000));
        vm.startPrank(GUARDIAN);
        fixedTerm.setProtocolFee(fee);
        fixedTerm.setCreateFeeDiscount(discount);
        fixedTerm.setProtocolFee(later);
        vm.stopPrank();
        payoutToken.mint(ALICE, amount);
        _approveTellers(ALICE, address(payoutToken));
        fixedTerm.deploy(address(payoutToken), NOW + 2 days);
        vm.prank(ALICE);
        (uint256 tokenId, uint256 minted) = fixedTerm.create(address(payoutToken), NOW + 2 days, amount);

        uint256 kept = later > discount ? uint256(amount) * (later - discount) / 1e5 : 0;
        assertEq(minted, amount - kept);
        assertEq(fixedTerm.rewards(GUARDIAN, address(payoutToken)), kept);
        (,,,, uint256 supply) = fixedTerm.tokenMetadata(tokenId);
        assertEq(supply + kept, payoutToken.balanceOf(address(fixedTerm)));
    }

    function testFuzz_aTermEndsOnTheDayThatItReaches(uint48 time, uint48 vesting) public {
        time = uint48(bound(time, NOW, NOW + 36_500 days));
        vesting = uint48(bound(vesting, 1 days, 52 weeks * 50));
        vm.warp(time);
        uint256 id = termAuctioneer.open(_sale(vesting));
        (, uint48 expiry) = _buy(fixedTerm, ALICE, id);
        assertEq(expiry % 1 days, 0);
        assertLe(expiry, time + vesting);
        assertGt(expiry, time + vesting - 1 days);
        uint256 tokenId = fixedTerm.getTokenId(address(payoutToken), expiry);
        assertEq(tokenId, uint256(keccak256(abi.encodePacked(address(payoutToken), uint48(expiry / 1 days)))));
        assertEq(fixedTerm.balanceOf(ALICE, tokenId), PAYOUT);
    }

    /// Defect 15 of the reference: nothing told what backs the bonds. Purchases and redemptions in any order: what is here is
    /// what has been sold and not paid, and all of it can be had.
    function testFuzz_Defect15_bondsAreBackedOneToOne(uint256 seed, uint8 steps) public {
        uint256 id = termAuctioneer.open(_sale(1 days));
        uint256 outstanding = 0;
        for (uint256 i = 0; i < steps % 16; ++i) {
            seed = uint256(keccak256(abi.encode(seed)));
            IBondAuctioneer.Sale memory sale = _sale(uint48(1 days + seed % 3 days));
            sale.payout = 1 + (seed >> 64) % 1000e18;
            termAuctioneer.change(id, sale);
            (uint256 payout, uint48 expiry) = _buy(fixedTerm, seed % 2 == 0 ? ALICE : BOB, id);
            outstanding += payout;
            assertEq(payoutToken.balanceOf(address(fixedTerm)), outstanding);
            skip(seed % 2 days);
            if (block.timestamp < expiry) continue;
            uint256 tokenId = fixedTerm.getTokenId(address(payoutToken), expiry);
            vm.prank(seed % 2 == 0 ? ALICE : BOB);
            fixedTerm.redeem(tokenId, payout);
            outstanding -= payout;
            assertEq(payoutToken.balanceOf(address(fixedTerm)), outstanding);
        }
    }

    /// The calendar, counted day by day from 1970.
    function testFuzz_namesTellTheDay(uint256 offset) public view {
        uint256 target = bound(offset, 0, 100_000);
        (uint256 year, uint256 month, uint256 left) = (1970, 1, target);
        while (left >= _daysOfYear(year)) left -= _daysOfYear(year++);
        while (left >= _daysOfMonth(year, month)) left -= _daysOfMonth(year, month++);
        string memory monthText = _padded(month);
        string memory dayText = _padded(left + 1);
        string memory yearText = vm.toString(year);
        uint48 timestamp = uint48(target * 1 days + offset % 1 days);
        assertEq(
            BondNames.name(address(payoutToken), timestamp),
            string.concat("Payout Token ", yearText, "-", monthText, "-", dayText)
        );
        assertEq(BondNames.symbol(address(payoutToken), timestamp), string.concat("PAY-", yearText, monthText, dayText));
    }

    function testFuzz_aLinearPurchaseVestsToTheSecond(uint48 vesting, uint48 duration, uint128 payout, uint48 at)
        public
    {
        vesting = uint48(bound(vesting, 0, 52 weeks * 50));
        duration = uint48(bound(duration, 1, 50 * 365 days));
        payout = uint128(bound(payout, 1, type(uint128).max));
        payoutToken.mint(OWNER, payout);
        IBondAuctioneer.Sale memory sale = _linearSale(vesting, duration);
        sale.payout = payout;
        (, uint48 end) = _buy(fixedTerm, ALICE, termAuctioneer.open(sale));
        assertEq(end, NOW + vesting + duration);

        uint256 elapsed = bound(at, 0, uint256(duration) + 1 days);
        vm.warp(NOW + vesting + elapsed);
        uint256 expected = elapsed >= duration ? payout : uint256(payout) * elapsed / duration;
        assertEq(vault.computeReleasableAmount(1), expected);
        if (expected == 0) return;
        vm.startPrank(ALICE);
        vault.release(1, expected);
        assertEq(payoutToken.balanceOf(ALICE), expected);
        assertEq(payoutToken.balanceOf(address(vault)), vault.held(address(payoutToken)));
    }

    function _padded(uint256 number) private pure returns (string memory) {
        return string.concat(number < 10 ? "0" : "", vm.toString(number));
    }

    function _daysOfYear(uint256 year) private pure returns (uint256) {
        return _isLeap(year) ? 366 : 365;
    }

    function _daysOfMonth(uint256 year, uint256 month) private pure returns (uint256) {
        if (month == 2) return _isLeap(year) ? 29 : 28;
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    function _isLeap(uint256 year) private pure returns (bool) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }
}
