// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {GovernorTest} from "./GovernorTest.sol";

/// Alice has sent 400 of her 600 to be vested. In `vesting`, with flex voting: 100 days from `start` on, for Dave 200 and for Erin
/// 100 less two units; and three milestones, 10, 20 and 40 days after `start`, for Dave 100 and two units.
abstract contract VestingTest is GovernorTest {
    uint128 internal constant LINEAR_DAVE = 200e18;
    uint128 internal constant LINEAR_ERIN = 100e18 - 2;
    uint128 internal constant MILESTONES_DAVE = 100e18 + 2;

    address internal immutable DAVE = makeAddr("dave");
    address internal immutable ERIN = makeAddr("erin");

    TokenVesting internal vestingImplementation;
    TokenVesting internal vesting;
    uint48 internal start;

    function setUp() public virtual override {
        super.setUp();
        vestingImplementation = new TokenVesting();
        vesting = _vestingProxy("vesting");
        vm.prank(ALICE);
        assertTrue(token.transfer(address(vesting), 400e18));
        start = uint48(block.timestamp);
        vesting.initialize(true, _schedules());
        skip(1);
    }

    function _vestingProxy(bytes32 salt) internal returns (TokenVesting) {
        return TokenVesting(
            proxyFactory.deploy(
                salt,
                _parameters(address(vestingImplementation), UPGRADE_OWNER, bytes32(uint256(uint160(address(token))))),
                ""
            )
        );
    }

    function _schedules() internal view returns (ITokenVesting.ScheduleSetup[] memory schedules) {
        schedules = new ITokenVesting.ScheduleSetup[](2);
        (schedules[0].start, schedules[0].end) = (start, start + 100 days);
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](2);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(DAVE, LINEAR_DAVE);
        schedules[0].receivers[1] = ITokenVesting.VestingReceiver(ERIN, LINEAR_ERIN);
        schedules[1].milestones = _milestones();
        schedules[1].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[1].receivers[0] = ITokenVesting.VestingReceiver(DAVE, MILESTONES_DAVE);
    }

    function _milestones() internal view returns (uint48[] memory dates) {
        dates = new uint48[](3);
        (dates[0], dates[1], dates[2]) = (start + 10 days, start + 20 days, start + 40 days);
    }

    function _release(address caller, uint256 id, uint256 amount) internal {
        vm.prank(caller);
        vesting.release(id, amount);
    }
}
