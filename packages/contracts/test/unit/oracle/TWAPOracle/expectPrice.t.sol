// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See expectPrice.tree.
contract TWAPOracle_expectPrice is OracleTest {
    uint128 private constant LOWEST = uint128(PRICE * 9);
    uint128 private constant HIGHEST = uint128(PRICE * 11);

    function setUp() public override {
        super.setUp();
        _register(_claim(PRICE));
        skip(1);
    }

    function testFuzz_revertsForAnybodyButTheOwner(address caller) public {
        vm.assume(caller != OWNER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        oracle.expectPrice(BASE, VAULT, VAULT, LOWEST, HIGHEST);
    }

    function test_revertsForASigner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, SIGNER));
        vm.prank(SIGNER);
        oracle.expectPrice(BASE, VAULT, VAULT, LOWEST, HIGHEST);
    }

    function test_revertsForARangeThatIsNone() public {
        vm.startPrank(OWNER);
        vm.expectRevert(ITWAPOracle.TWAPOracle_InvalidRange.selector);
        oracle.expectPrice(BASE, VAULT, address(0), LOWEST, HIGHEST);
        vm.expectRevert(ITWAPOracle.TWAPOracle_InvalidRange.selector);
        oracle.expectPrice(BASE, VAULT, VAULT, 0, HIGHEST);
        vm.expectRevert(ITWAPOracle.TWAPOracle_InvalidRange.selector);
        oracle.expectPrice(BASE, VAULT, VAULT, HIGHEST + 1, HIGHEST);
        vm.stopPrank();
        _assertExpected(address(0), 0, 0, 0);
    }

    function test_isAnnouncedAndReplacesTheOneBefore() public {
        _expect(VAULT, LOWEST, HIGHEST);
        _assertExpected(VAULT, LOWEST, HIGHEST, block.timestamp + 1 days);
        skip(1 hours);
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.PriceExpected(BASE, VAULT, STRANGER, 1, 1, uint64(block.timestamp + 1 days));
        _expect(STRANGER, 1, 1);
        _assertExpected(STRANGER, 1, 1, block.timestamp + 1 days);
        _expectJumpTooLarge(_claim(PRICE * 10), PRICE);
    }

    function testFuzz_letsAnyPriceInTheRangeInOnce(uint256 lowest, uint256 highest, uint256 price) public {
        lowest = bound(lowest, 1, type(uint128).max);
        highest = bound(highest, lowest, type(uint128).max);
        price = bound(price, lowest, highest);
        vm.assume(price * 5 < PRICE * 4 || price * 5 > PRICE * 6);
        _expect(VAULT, uint128(lowest), uint128(highest));
        _take(_claim(price));
        assertEq(oracle.getPrice(BASE, VAULT), price);
        _assertExpected(address(0), 0, 0, 0);
    }

    function test_isUsedUpByOnePrice() public {
        _expect(VAULT, 1, HIGHEST);
        _take(_claim(PRICE * 10));
        skip(1);
        _expectJumpTooLarge(_claim(PRICE), PRICE * 10);
    }

    function test_fromThenOnItsBlockTakesWhatIsNearTheExpectedPrice() public {
        _register(_claim(PRICE));
        _expect(VAULT, uint128(PRICE * 2), uint128(PRICE * 2));
        ITWAPOracle.PriceAttestation memory second = _claim(PRICE * 2);
        second.timestamp += 1;
        _take(second);
        second.timestamp += 1;
        second.price = PRICE;
        _expectJumpTooLarge(second, PRICE * 2);
        second.price = PRICE * 12 / 5;
        _take(second);
    }

    function test_refusesWhatIsBesideIt() public {
        _expect(VAULT, LOWEST, HIGHEST);
        _expectJumpTooLarge(_claim(LOWEST - 1), PRICE);
        _expectJumpTooLarge(_claim(uint256(HIGHEST) + 1), PRICE);
        ITWAPOracle.PriceAttestation memory other = _claim(LOWEST);
        other.vault = STRANGER;
        _expectRefused(other, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        _take(_claim(LOWEST));
    }

    function test_endsAfterADay() public {
        _expect(VAULT, LOWEST, HIGHEST);
        skip(1 days);
        _expectJumpTooLarge(_claim(HIGHEST), PRICE);
        rewind(1);
        _take(_claim(HIGHEST));
    }

    function test_refusesWhatNobodySignedAndWhatIsOlder() public {
        _expect(VAULT, LOWEST, HIGHEST);
        _expectRefused(_signed("owner", _claim(LOWEST)), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
        ITWAPOracle.PriceAttestation memory older = _claim(LOWEST);
        older.timestamp -= 2;
        _expectRefused(older, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        _assertExpected(VAULT, LOWEST, HIGHEST, block.timestamp + 1 days);
    }

    function test_staysForWhatIsTakenAnyway() public {
        _expect(VAULT, uint128(PRICE), HIGHEST);
        _take(_claim(PRICE * 11 / 10));
        _assertExpected(VAULT, PRICE, HIGHEST, block.timestamp + 1 days);
        skip(1);
        _take(_claim(PRICE * 10));
    }

    function test_startsAPairAnewWhosePriceWasDropped() public {
        (, uint256 dropped) = oracle.twaps(BASE, VAULT);
        _drop();
        _expect(VAULT, LOWEST, HIGHEST);
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE * 10);
        claim.timestamp = uint64(dropped);
        _expectRefused(claim, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        _assertDropped(dropped);

        claim.timestamp += 1;
        _take(claim);
        skip(1);
        _take(_claim(PRICE * 12));
    }

    function test_endsWithADroppedPrice() public {
        _expect(VAULT, LOWEST, HIGHEST);
        _drop();
        _assertExpected(address(0), 0, 0, 0);
        _expectRefused(
            _signed("signer", _claim(LOWEST)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_ConfirmationNeeded.selector, BASE, VAULT)
        );
    }

    function test_movesThePairToAnotherVault() public {
        _expect(STRANGER, uint128(PRICE), uint128(PRICE));
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.vault = STRANGER;
        _take(claim);
        skip(1);
        _expectRefused(_claim(PRICE), ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        claim.timestamp += 1;
        _take(claim);
    }

    function _expect(address vault, uint128 lowest, uint128 highest) private {
        vm.prank(OWNER);
        oracle.expectPrice(BASE, VAULT, vault, lowest, highest);
    }

    function _drop() private {
        vm.prank(OWNER);
        oracle.dropPrice(BASE, VAULT);
    }

    /// Anybody brings it.
    function _take(ITWAPOracle.PriceAttestation memory claim) private {
        bytes[] memory batch = _batch(_signed("signer", claim));
        _expectUpdated(claim);
        oracle.registerAttestation(batch);
        _assertLatest(claim);
    }

    function _expectJumpTooLarge(ITWAPOracle.PriceAttestation memory claim, uint256 before) private {
        _expectRefused(
            _signed("signer", claim),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, BASE, VAULT, before, claim.price)
        );
    }

    function _assertExpected(address vault, uint256 lowest, uint256 highest, uint256 until) private view {
        (address vault_, uint256 lowest_, uint256 highest_, uint256 until_) = oracle.expectedPrice(BASE, VAULT);
        assertEq(vault_, vault);
        assertEq(lowest_, lowest);
        assertEq(highest_, highest);
        assertEq(until_, until);
    }
}
