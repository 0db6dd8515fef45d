// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondVestingVault} from "../../../../src/bonds/IBondVestingVault.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";

contract BondVestingVault_schedules is TellerTest {
    uint48 private constant START = NOW + 1 days;
    uint48 private constant FIFTY_YEARS = 50 * 365 days;

    function _create(address beneficiary, address token, uint256 amount) private returns (uint256) {
        vm.prank(address(fixedTerm));
        return vault.createSchedule(beneficiary, token, START, START, 10 days, 1, amount);
    }

    /// With its tokens.
    function _fund(address beneficiary, uint256 amount) private returns (uint256) {
        payoutToken.mint(address(vault), amount);
        return _create(beneficiary, address(payoutToken), amount);
    }

    function _release(address caller, uint256 id, uint256 amount) private {
        vm.prank(caller);
        vault.release(id, amount);
    }

    function _expectDurationRefused(uint48 duration, uint48 slice) private {
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_InvalidDuration.selector, duration, slice));
        vm.prank(address(fixedTerm));
        vault.createSchedule(ALICE, address(payoutToken), START, START, duration, slice, 1);
    }

    function testFuzz_createRevertsUnlessATellerCalls(address caller) public {
        vm.assume(caller != address(fixedTerm) && caller != address(fixedExpiry));
        payoutToken.mint(address(vault), 1);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_TellerOnly.selector, caller));
        vm.prank(caller);
        vault.createSchedule(ALICE, address(payoutToken), START, START, 10 days, 1, 1);
    }

    function test_createRevertsForABeneficiaryThatCannotBeMeant() public {
        address[2] memory wrong = [address(0), address(vault)];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_InvalidBeneficiary.selector, wrong[i]));
            _create(wrong[i], address(payoutToken), 1);
        }
    }

    function test_createRevertsForAnAmountThatDoesNotFit() public {
        uint256[2] memory wrong = [uint256(0), uint256(type(uint128).max) + 1];
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_InvalidAmount.selector, wrong[i]));
            _create(ALICE, address(payoutToken), wrong[i]);
        }
    }

    function test_createRevertsForADurationOutOfBounds() public {
        payoutToken.mint(address(vault), 1);
        _expectDurationRefused(0, 1);
        _expectDurationRefused(FIFTY_YEARS + 1, 1);
        _expectDurationRefused(10, 0);
        _expectDurationRefused(10, 11);
        vm.prank(address(fixedTerm));
        vault.createSchedule(ALICE, address(payoutToken), START, START, FIFTY_YEARS, FIFTY_YEARS, 1);
    }

    function test_createRevertsWithoutTheTokens() public {
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_Underfunded.selector, 0, 1));
        _create(ALICE, address(payoutToken), 1);
        _fund(ALICE, 10e18);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_Underfunded.selector, 10e18, 10e18 + 1));
        _create(ALICE, address(payoutToken), 1);
    }

    function test_createKeepsTheSchedule() public {
        payoutToken.mint(address(vault), 10e18);
        vm.expectEmit(address(vault));
        emit IBondVestingVault.VestingScheduleCreated(
            1, ALICE, address(payoutToken), START, START + 2 days, 10 days, 1 hours, 10e18
        );
        vm.prank(address(fixedExpiry));
        uint256 id = vault.createSchedule(ALICE, address(payoutToken), START, START + 2 days, 10 days, 1 hours, 10e18);
        assertEq(id, 1);
        IBondVestingVault.VestingSchedule memory schedule = vault.getVestingSchedule(1);
        assertEq(schedule.beneficiary, ALICE);
        assertEq(schedule.token, address(payoutToken));
        assertEq(schedule.cliff, START + 2 days);
        assertEq(schedule.start, START);
        assertEq(schedule.duration, 10 days);
        assertEq(schedule.slicePeriodSeconds, 1 hours);
        assertEq(schedule.amountTotal, 10e18);
        assertEq(schedule.released, 0);
        assertEq(vault.held(address(payoutToken)), 10e18);
        assertEq(vault.getVestingSchedulesCount(), 1);
        assertEq(_fund(BOB, 1), 2);
        assertEq(vault.held(address(payoutToken)), 10e18 + 1);
    }

    function test_revertsForAnUnknownSchedule() public {
        bytes memory unknown = abi.encodeWithSelector(IBondVestingVault.Vesting_UnknownSchedule.selector, 1);
        vm.expectRevert(unknown);
        vault.release(1, 1);
        vm.expectRevert(unknown);
        vault.getVestingSchedule(1);
        vm.expectRevert(unknown);
        vault.computeReleasableAmount(1);
        vm.expectRevert(unknown);
        vault.pushBeneficiary(1, ALICE);
    }

    function testFuzz_revertsUnlessTheBeneficiaryReleases(address caller) public {
        vm.assume(caller != ALICE);
        uint256 id = _fund(ALICE, 10e18);
        vm.warp(START + 5 days);
        bytes memory refusal = abi.encodeWithSelector(IBondVestingVault.Vesting_BeneficiaryOnly.selector, id, caller);
        vm.expectRevert(refusal);
        _release(caller, id, 1);
        vm.expectRevert(refusal);
        vm.prank(caller);
        vault.releaseMany(_numbers(id, id));
    }

    function test_revertsWhenTooMuchOrNothingIsAskedFor() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.warp(START + 5 days);
        vm.expectRevert(IBondVestingVault.Vesting_NothingToRelease.selector);
        _release(ALICE, id, 0);
        vm.expectRevert(
            abi.encodeWithSelector(IBondVestingVault.Vesting_ExceedsReleasable.selector, id, 5e18 + 1, 5e18)
        );
        _release(ALICE, id, 5e18 + 1);
        _release(ALICE, id, 5e18);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_ExceedsReleasable.selector, id, 1, 0));
        _release(ALICE, id, 1);
    }

    function testFuzz_paysTheBeneficiary(uint256 time, uint256 amount) public {
        uint256 id = _fund(ALICE, 10e18);
        _fund(BOB, 3e18);
        vm.warp(bound(time, START + 1, START + 20 days));
        amount = bound(amount, 1, vault.computeReleasableAmount(id));
        vm.expectEmit(address(vault));
        emit IBondVestingVault.TokensReleased(id, ALICE, address(payoutToken), amount);
        _release(ALICE, id, amount);
        assertEq(payoutToken.balanceOf(ALICE), amount);
        assertEq(vault.getVestingSchedule(id).released, amount);
        assertEq(vault.held(address(payoutToken)), 13e18 - amount);
        assertEq(payoutToken.balanceOf(address(vault)), 13e18 - amount);
    }

    function test_nobodyCanStopARelease() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.warp(START + 10 days);
        vm.etch(address(aggregator), "");
        vm.etch(address(fixedTerm), "");
        _release(ALICE, id, 10e18);
        assertEq(payoutToken.balanceOf(ALICE), 10e18);
    }

    function test_aTokenThatCallsBackFindsNothingTwice() public {
        ReentrantToken token = new ReentrantToken(18);
        token.mint(address(vault), 20e18);
        uint256 id = _create(address(token), address(token), 10e18);
        _create(BOB, address(token), 10e18);
        vm.warp(START + 10 days);
        token.arm(address(vault), abi.encodeCall(IBondVestingVault.release, (id, 10e18)));
        _release(address(token), id, 10e18);
        assertFalse(token.succeeded());
        assertEq(
            token.answer(), abi.encodeWithSelector(IBondVestingVault.Vesting_ExceedsReleasable.selector, id, 10e18, 0)
        );
        assertEq(token.balanceOf(address(vault)), 10e18);
    }

    function test_releaseManyPaysWhatIsReleasableOfEach() public {
        uint256 first = _fund(ALICE, 10e18);
        TestToken other = new TestToken("Other", "OTH", 6);
        other.mint(address(vault), 20e6);
        uint256 second = _create(ALICE, address(other), 20e6);
        uint256[] memory ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (first, second, first);

        vm.startPrank(ALICE);
        vm.expectRevert(IBondVestingVault.Vesting_NothingToRelease.selector);
        vault.releaseMany(ids);
        vm.expectRevert(IBondVestingVault.Vesting_NothingToRelease.selector);
        vault.releaseMany(new uint256[](0));
        vm.warp(START + 1 days);
        vm.expectEmit(address(vault));
        emit IBondVestingVault.TokensReleased(first, ALICE, address(payoutToken), 1e18);
        vm.expectEmit(address(vault));
        emit IBondVestingVault.TokensReleased(second, ALICE, address(other), 2e6);
        vault.releaseMany(ids);
        assertEq(payoutToken.balanceOf(ALICE), 1e18);
        assertEq(other.balanceOf(ALICE), 2e6);
        assertEq(vault.held(address(other)), 18e6);
    }

    /// The reference's contract, step by step.
    function test_followsTheVectors() public {
        string memory vectors = vm.readFile("test/fixtures/vesting.json");
        uint48 start = uint48(vm.parseJsonUint(vectors, "$[0].start"));
        uint256 amount = vm.parseJsonUint(vectors, "$[0].amount");
        uint48 duration = uint48(vm.parseJsonUint(vectors, "$[0].duration"));
        payoutToken.mint(address(vault), amount);
        vm.prank(address(fixedTerm));
        uint256 id = vault.createSchedule(ALICE, address(payoutToken), start, start, duration, 1, amount);
        for (uint256 i = 0; i < 11; ++i) {
            string memory step = string.concat("$[0].steps[", vm.toString(i), "]");
            vm.warp(start + vm.parseJsonUint(vectors, string.concat(step, ".at")));
            bool releases = vm.keyExistsJson(vectors, string.concat(step, ".amount"));
            if (releases) _followRelease(id, vectors, step);
            string memory suffix = releases ? "After" : "";
            assertEq(
                vault.computeReleasableAmount(id),
                vm.parseJsonUint(vectors, string.concat(step, ".releasable", suffix)),
                step
            );
            uint256 released = vm.parseJsonUint(vectors, string.concat(step, ".released", suffix));
            assertEq(vault.getVestingSchedule(id).released, released, step);
        }
    }

    function _followRelease(uint256 id, string memory vectors, string memory step) private {
        uint256 before = payoutToken.balanceOf(ALICE);
        _release(ALICE, id, vm.parseJsonUint(vectors, string.concat(step, ".amount")));
        uint256 received = vm.parseJsonUint(vectors, string.concat(step, ".received"));
        assertEq(payoutToken.balanceOf(ALICE) - before, received, step);
    }

    function test_aScheduleTakesThreeWords() public {
        _fund(ALICE, 1e18);
        payoutToken.mint(address(vault), 1e18);
        vm.record();
        _create(ALICE, address(payoutToken), 1e18);
        (, bytes32[] memory writes) = vm.accesses(address(vault));
        uint256 distinct = 0;
        for (uint256 i = 0; i < writes.length; ++i) {
            uint256 j = 0;
            while (writes[j] != writes[i]) ++j;
            if (j == i) ++distinct;
        }
        // Besides them what is held and the count.
        assertEq(distinct, 5);
    }

    function test_onlyThoseConcernedMoveASchedule() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_BeneficiaryOnly.selector, id, BOB));
        vm.prank(BOB);
        vault.pushBeneficiary(id, BOB);
        vm.expectEmit(address(vault));
        emit IBondVestingVault.BeneficiaryPushed(id, ALICE, BOB);
        vm.prank(ALICE);
        vault.pushBeneficiary(id, BOB);
        assertEq(vault.candidates(id), BOB);
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_CandidateOnly.selector, id, STRANGER));
        vm.prank(STRANGER);
        vault.pullBeneficiary(id);
    }

    function test_theNewBeneficiaryIsPaidTheRest() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.warp(START + 5 days);
        _release(ALICE, id, 4e18);
        vm.prank(ALICE);
        vault.pushBeneficiary(id, BOB);
        vm.expectEmit(address(vault));
        emit IBondVestingVault.BeneficiaryPulled(id, ALICE, BOB);
        vm.startPrank(BOB);
        vault.pullBeneficiary(id);
        assertEq(vault.candidates(id), address(0));
        assertEq(vault.getVestingSchedule(id).beneficiary, BOB);
        vm.warp(START + 10 days);
        vault.release(id, 6e18);
        assertEq(payoutToken.balanceOf(BOB), 6e18);
        // The offer is used up.
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_CandidateOnly.selector, id, BOB));
        vault.pullBeneficiary(id);
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_BeneficiaryOnly.selector, id, ALICE));
        _release(ALICE, id, 1);
    }

    function test_anOfferCanBeWithdrawn() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.startPrank(ALICE);
        vault.pushBeneficiary(id, BOB);
        vault.pushBeneficiary(id, address(0));
        vm.stopPrank();
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_CandidateOnly.selector, id, BOB));
        vm.prank(BOB);
        vault.pullBeneficiary(id);
    }

    function test_theVaultCannotBecomeABeneficiary() public {
        uint256 id = _fund(ALICE, 10e18);
        vm.prank(ALICE);
        vault.pushBeneficiary(id, address(vault));
        vm.expectRevert(abi.encodeWithSelector(IBondVestingVault.Vesting_InvalidBeneficiary.selector, address(vault)));
        vm.prank(address(vault));
        vault.pullBeneficiary(id);
    }
}
