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
        bytes4[] memory actions = new bytes4[](7);
        actions[0] = OracleHandler.submit.selector;
        actions[1] = OracleHandler.confirm.selector;
        actions[2] = OracleHandler.repeat.selector;
        actions[3] = OracleHandler.follow.selector;
        actions[4] = OracleHandler.pass.selector;
        actions[5] = OracleHandler.change.selector;
        actions[6] = OracleHandler.drop.selector;
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
                && block.timestamp < ghost.timestamp + _oracle.twapExpiration();
            try _oracle.getPrice(base, quote) returns (uint256 price) {
                assertTrue(holds);
                assertEq(price, ghost.price);
            } catch (bytes memory reason) {
                assertFalse(holds);
                assertEq(bytes4(reason), ITWAPOracle.TWAPOracle_PriceExpired.selector);
            }
        }
    }

    /// What random wishes might miss: each of the handler's ways is taken, and each refusal met.
    function test_theHandlerReachesEveryAnswer() public {
        uint256 present = block.timestamp + 1;
        OracleHandler.Wish memory wish = OracleHandler.Wish(0, 1, 1e18, present - 1, 1 hours, 1, 1);
        _handler.submit(wish);
        _handler.repeat(0, 0, wish);
        assertEq(_handler.taken(), 2);
        wish.time = present;
        _expectLast(wish, ITWAPOracle.TWAPOracle_AlreadyUpdated.selector);
        _handler.follow(0, 1.1e18);
        assertEq(_handler.taken(), 3);
        _handler.pass(1);
        ++present;

        wish.time = present;
        wish.signers = 0;
        _expectLast(wish, ITWAPOracle.TWAPOracle_ThresholdNotMet.selector);
        (wish.signers, wish.forged) = (1, 0);
        _expectLast(wish, ITWAPOracle.UnknownSigner.selector);
        wish.forged = 1;
        wish.time = present - 1;
        _expectLast(wish, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        wish.time = present + 61;
        _expectLast(wish, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        (wish.time, wish.lifetime) = (present - 20 minutes, 10 minutes);
        _expectLast(wish, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        (wish.time, wish.lifetime, wish.price) = (present + 1, 1 hours, 1.4e18);
        _expectLast(wish, ITWAPOracle.TWAPOracle_JumpTooLarge.selector);
        _handler.confirm(wish);
        assertEq(_handler.taken(), 4);

        _handler.drop(0, 0);
        _expectLast(wish, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        wish.time = present + 2;
        _expectLast(wish, ITWAPOracle.TWAPOracle_ConfirmationNeeded.selector);
        _handler.confirm(wish);
        assertEq(_handler.taken(), 5);
        assertEq(_handler.breaches(), 0);
    }

    function _expectLast(OracleHandler.Wish memory wish, bytes4 reason) private {
        uint256 before = _handler.refusals(reason);
        _handler.submit(wish);
        assertEq(_handler.lastReason(), reason);
        assertEq(_handler.refusals(reason), before + 1);
    }
}
