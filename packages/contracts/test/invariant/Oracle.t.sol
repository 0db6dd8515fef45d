// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../src/oracle/TWAPOracle.sol";
import {OracleHandler} from "./OracleHandler.sol";
import {Test} from "forge-std/Test.sol";

/// Laws 22 to 24; see README.md.
contract OracleInvariants is Test {
    address private immutable OWNER = makeAddr("owner");

    TWAPOracle private _oracle;
    OracleHandler private _handler;

    function setUp() public {
        vm.warp(1_800_000_000);
        uint256[] memory keys = _ascendingKeys();
        _oracle = new TWAPOracle(OWNER, vm.addr(keys[0]));
        _handler = new OracleHandler(_oracle, OWNER, keys);
        vm.startPrank(OWNER);
        _oracle.updateSigner(vm.addr(keys[1]), true);
        _oracle.updateSigner(vm.addr(keys[2]), true);
        vm.stopPrank();
        targetContract(address(_handler));
        bytes4[] memory actions = new bytes4[](8);
        actions[0] = OracleHandler.submit.selector;
        actions[1] = OracleHandler.expect.selector;
        actions[2] = OracleHandler.repeat.selector;
        actions[3] = OracleHandler.follow.selector;
        actions[4] = OracleHandler.pass.selector;
        actions[5] = OracleHandler.change.selector;
        actions[6] = OracleHandler.drop.selector;
        actions[7] = OracleHandler.changeAge.selector;
        targetSelector(FuzzSelector(address(_handler), actions));
    }

    function _ascendingKeys() private pure returns (uint256[] memory keys) {
        keys = new uint256[](4);
        for (uint256 i = 0; i < 4; ++i) {
            uint256 at = i;
            for (; at > 0 && vm.addr(keys[at - 1]) > vm.addr(i + 1); --at) {
                keys[at] = keys[at - 1];
            }
            keys[at] = i + 1;
        }
    }

    function invariant_takesExactlyWhatIsSignedNewerAndNear() public view {
        assertEq(_handler.breaches(), 0);
    }

    function invariant_keepsTheLastPriceThatWasTaken() public view {
        for (uint256 i = 0; i < _handler.PAIRS(); ++i) {
            ITWAPOracle.PriceAttestation memory ghost = _handler.ghostOf(i);
            (address base, address quote) = _handler.pairOf(i);
            (uint256 price, uint256 timestamp) = _oracle.twaps(base, quote);
            assertEq(price, _handler.isDropped(i) ? 0 : ghost.price);
            assertEq(timestamp, ghost.timestamp);
            assertEq(_oracle.vaultOf(base, quote), _handler.isDropped(i) ? address(0) : ghost.vault);
            assertLe(timestamp, block.timestamp + 60);
        }
    }

    function invariant_neverServesWhatHasExpired() public view {
        for (uint256 i = 0; i < _handler.PAIRS(); ++i) {
            ITWAPOracle.PriceAttestation memory ghost = _handler.ghostOf(i);
            (address base, address quote) = _handler.pairOf(i);
            bool holds = ghost.timestamp != 0 && !_handler.isDropped(i) && block.timestamp < ghost.validUntil
                && block.timestamp < ghost.timestamp + _oracle.twapExpiration()
                && block.timestamp < ghost.timestamp + _oracle.maxAge(base, quote);
            try _oracle.getPrice(base, quote) returns (uint256 price) {
                assertTrue(holds);
                assertEq(price, ghost.price);
            } catch (bytes memory reason) {
                assertFalse(holds);
                assertEq(bytes4(reason), ITWAPOracle.TWAPOracle_PriceExpired.selector);
            }
        }
    }

    function invariant_expectsWhatItsOwnerAnnouncedLastUntilItIsUsed() public view {
        for (uint256 i = 0; i < _handler.PAIRS(); ++i) {
            OracleHandler.Range memory range = _handler.rangeOf(i);
            (address base, address quote) = _handler.pairOf(i);
            (address vault, uint256 lowest, uint256 highest, uint256 until) = _oracle.expectedPrice(base, quote);
            assertEq(vault, range.vault);
            assertEq(lowest, range.lowest);
            assertEq(highest, range.highest);
            assertEq(until, range.until);
        }
    }

    /// What random requests might miss: each of the handler's ways is taken, and each refusal met.
    function test_theHandlerReachesEveryAnswer() public {
        uint256 present = block.timestamp + 1;
        OracleHandler.Request memory request = OracleHandler.Request(0, 1, 1e18, present - 1, 1 hours, 1, 1);
        _handler.submit(request);
        _handler.repeat(0, 0, request);
        assertEq(_handler.taken(), 2);
        request.time = present;
        _handler.submit(request);
        _handler.pass(1);
        _handler.follow(0, 1.1e18);
        assertEq(_handler.taken(), 4);
        _handler.pass(1);
        present += 2;

        request.time = present;
        request.signers = 0;
        _expectLast(request, ITWAPOracle.TWAPOracle_ThresholdNotMet.selector);
        (request.signers, request.forged) = (1, 0);
        _expectLast(request, ITWAPOracle.UnknownSigner.selector);
        request.forged = 1;
        request.time = present - 1;
        _expectLast(request, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        request.time = present + 61;
        _expectLast(request, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        (request.time, request.lifetime) = (present - 20 minutes, 10 minutes);
        _expectLast(request, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        (request.time, request.lifetime, request.price) = (present + 1, 1 hours, 1.4e18);
        _expectLast(request, ITWAPOracle.TWAPOracle_JumpTooLarge.selector);
        _handler.expect(request, 0);
        _handler.submit(request);
        assertEq(_handler.taken(), 5);
        assertEq(_handler.expected(), 1);

        _handler.drop(0, 0);
        _expectLast(request, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        request.time = present + 2;
        _expectLast(request, ITWAPOracle.TWAPOracle_ConfirmationNeeded.selector);
        _handler.expect(request, 0);
        _handler.submit(request);
        assertEq(_handler.taken(), 6);
        assertEq(_handler.expected(), 2);
        assertEq(_handler.breaches(), 0);
    }

    function _expectLast(OracleHandler.Request memory request, bytes4 reason) private {
        uint256 before = _handler.refusals(reason);
        _handler.submit(request);
        assertEq(_handler.lastReason(), reason);
        assertEq(_handler.refusals(reason), before + 1);
    }
}
