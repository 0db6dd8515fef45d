// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {Lockbox} from "../../src/token/Lockbox.sol";
import {TokenTest} from "../helpers/TokenTest.sol";
import {TestToken} from "../helpers/tokens/TestToken.sol";

/// What bridges and the lockbox pay, as whole transactions; also without proxy and vote history, as those tokens are of which there are
/// figures.
/// forge-config: default.isolate = true
contract TokenGasTest is TokenTest {
    address private immutable _OTHER = makeAddr("other bridge");
    string private _suffix;

    function _measured(string memory action) private {
        vm.snapshotGasLastCall("token", string.concat(action, _suffix));
    }

    function _withoutProxy() private {
        vm.etch(address(token), address(tokenImplementation).code);
        _suffix = ", no proxy";
    }

    function test_limitsWithoutProxy() external {
        _withoutProxy();
        test_limits();
    }

    /// In a second of which the history has an entry, so that none is added.
    function test_mintAndBurnWithoutProxy() external {
        _withoutProxy();
        address holder = makeAddr("holder");
        _mint(holder, 20e18);
        vm.prank(holder);
        token.approve(BRIDGE, 20e18);
        skip(1);
        _mint(BOB, 1);
        _mint(holder, 10e18);
        _measured("mint, same recipient, supply recorded");
        vm.prank(BRIDGE);
        token.burn(holder, 5e18);
        _measured("burn, by allowance, supply recorded");
    }

    function test_limits() public {
        vm.startPrank(OWNER);
        token.setLimits(_OTHER, 1000e18, 500e18);
        _measured("setLimits, first");
        skip(1);
        token.setLimits(_OTHER, 2000e18, 900e18);
        _measured("setLimits, raise");
        vm.stopPrank();
    }

    function test_mintAndBurn() public {
        address fresh = makeAddr("fresh");
        vm.startPrank(BRIDGE);
        token.mint(fresh, 10e18);
        _measured("mint, first");
        skip(1);
        token.mint(fresh, 10e18);
        _measured("mint, same recipient");
        skip(1);
        token.mint(makeAddr("newer"), 10e18);
        _measured("mint, new recipient");
        skip(1);
        token.mint(ALICE, 10e18);
        _measured("mint, recipient with delegated votes");
        token.mint(ALICE, 10e18);
        _measured("mint, again in the same block");
        skip(1);
        token.mint(BRIDGE, 10e18);
        skip(1);
        token.burn(BRIDGE, 5e18);
        _measured("burn, own");
        vm.stopPrank();

        vm.prank(fresh);
        token.approve(BRIDGE, 20e18);
        skip(1);
        vm.prank(BRIDGE);
        token.burn(fresh, 5e18);
        _measured("burn, by allowance");
    }

    function test_tax() public {
        _setTwoTiers();
        skip(1);
        _mint(BOB, 10e18);
        skip(1);
        _mint(BOB, 50e18);
        _measured("mint, below the first of two tiers");
        skip(1);
        _mint(BOB, 200e18);
        skip(1);
        _mint(BOB, 600e18);
        _measured("mint, taxed by two tiers");
    }

    function test_lockbox() public {
        TestToken locked = new TestToken("Existing", "OLD", 18);
        Lockbox lockbox = new Lockbox(address(token), address(locked), false);
        vm.prank(OWNER);
        token.setLockbox(address(lockbox));
        address holder = makeAddr("holder");
        locked.mint(holder, 100e18);
        vm.startPrank(holder);
        locked.approve(address(lockbox), 100e18);
        token.approve(address(lockbox), type(uint256).max);
        lockbox.deposit(10e18);
        _measured("lockbox deposit, first");
        skip(1);
        lockbox.deposit(10e18);
        _measured("lockbox deposit, again");
        skip(1);
        lockbox.withdraw(5e18);
        _measured("lockbox withdraw");
        vm.stopPrank();
    }
}
