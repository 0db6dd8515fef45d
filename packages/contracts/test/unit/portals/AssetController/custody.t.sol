// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AssetController} from "../../../../src/portals/AssetController.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {Transfer} from "../../../../src/portals/TransferPayload.sol";
import {IBridgeTax} from "../../../../src/token/IBridgeTax.sol";
import {Lockbox} from "../../../../src/token/Lockbox.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {SilentToken} from "../../../helpers/tokens/SilentToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// Knows every name of minting and burning, burns too much or too little on demand, and takes a part of what it mints for itself.
contract ManyNamedToken is ERC20 {
    int256 public error;
    uint256 public fee;
    bytes4 public lastCall;

    constructor() ERC20("Many", "MNY") {}

    function mint(address to, uint256 amount) external {
        lastCall = msg.sig;
        _mint(to, amount - fee);
        _mint(address(this), fee);
    }

    function keep(uint256 fee_) external {
        fee = fee_;
    }

    function err(int256 error_) external {
        error = error_;
    }

    function crosschainMint(address to, uint256 amount) external {
        lastCall = msg.sig;
        _mint(to, amount);
    }

    function burn(address from, uint256 amount) external {
        _destroy(from, amount);
    }

    function burnFrom(address from, uint256 amount) external {
        _destroy(from, amount);
    }

    function crosschainBurn(address from, uint256 amount) external {
        _destroy(from, amount);
    }

    function burn(uint256 amount) external {
        _destroy(msg.sender, amount);
    }

    function _destroy(address from, uint256 amount) private {
        lastCall = msg.sig;
        _burn(from, uint256(int256(amount) + error));
    }
}

/// Says on demand that it did not mint, or mints less than it is told, or nothing.
contract FailingToken is ERC20 {
    uint256 public missing;
    bool public answer = true;

    constructor() ERC20("Failing", "FAIL") {}

    function fail(uint256 missing_, bool answer_) external {
        (missing, answer) = (missing_, answer_);
    }

    function lockbox() external pure returns (address) {
        return address(1);
    }

    function mint(address to, uint256 amount) external returns (bool) {
        if (answer) _mint(to, amount - missing);
        return answer;
    }

    function burn(address from, uint256 amount) external {
        _burn(from, amount);
    }
}

contract GasBurner {
    receive() external payable {
        assembly {
            invalid()
        }
    }
}

contract AssetController_custody is PortalTest {
    bytes4 private constant BURN_OWN = 0x42966c68;

    function _with(IAssetController.Custody memory custody, address token_) private returns (AssetController other) {
        IAssetController.Setup memory setup = _setup();
        setup.custody = custody;
        vm.chainId(HOME);
        other = _newController(keccak256(abi.encode(custody, token_)), token_, setup);
        skip(1);
    }

    function _refuses(IAssetController.Custody memory custody, address token_, bytes memory reason) private {
        IAssetController.Setup memory setup = _setup();
        setup.custody = custody;
        vm.expectRevert(reason);
        this.create(token_, setup);
    }

    function create(address token_, IAssetController.Setup calldata setup) external {
        _newController("refused", token_, setup);
    }

    /// From Alice by the first adapter, who allows exactly the amount.
    function _leave(AssetController from, address token_, uint256 amount) private returns (bytes memory) {
        vm.chainId(HOME);
        vm.startPrank(ALICE);
        // Some tokens answer nothing.
        Address.functionCall(token_, abi.encodeCall(IERC20.approve, (address(from), amount)));
        from.transferTo(_transfer(amount, 1), _legs(0, 1, 0));
        vm.stopPrank();
        return adapters[0].lastMessage();
    }

    function _arrive(AssetController at, bytes memory payload) private {
        _cross();
        vm.prank(address(adapters[0]));
        at.receiveMessage(HOME, payload);
    }

    function _tax() private {
        uint256[] memory thresholds = new uint256[](1);
        uint256[] memory basisPoints = new uint256[](1);
        basisPoints[0] = 1000;
        vm.prank(TOKEN_OWNER);
        token.setBridgeTaxTiers(thresholds, basisPoints);
    }

    function _lockbox(bool native) private returns (TestToken kept, Lockbox lockbox) {
        kept = new TestToken("Existing", "OLD", 18);
        lockbox = new Lockbox(address(token), native ? address(0) : address(kept), native);
        vm.prank(TOKEN_OWNER);
        token.setLockbox(address(lockbox));
        vm.prank(MANAGER);
        controller.setTokenUnwrapping(true);
        kept.mint(address(this), 100e18);
        kept.approve(address(lockbox), 100e18);
        if (native) lockbox.depositNativeTo{value: 100e18}(STRANGER);
        else lockbox.depositTo(STRANGER, 100e18);
    }

    function _sendUnwrapped(address recipient, uint256 amount) private returns (bytes memory) {
        vm.prank(ALICE);
        controller.transferTo(Transfer(recipient, 1, true, amount, FAR), _legs(0, 1, 0));
        return adapters[0].lastMessage();
    }

    function test_WhenItMintsAndBurnsByEveryName() external {
        ManyNamedToken many = new ManyNamedToken();
        many.mint(ALICE, 1000e18);
        bytes4[4] memory burns = [BURN, bytes4(0x79cc6790), BURN_OWN, bytes4(0x2b8c49e3)];
        for (uint256 i = 0; i < 4; ++i) {
            bytes4 mint = i % 2 == 0 ? MINT : bytes4(0x18bf5077);
            AssetController other = _with(IAssetController.Custody(false, false, mint, burns[i]), address(many));
            bytes memory payload = _leave(other, address(many), 10e18);
            assertEq(many.lastCall(), burns[i]);
            assertEq(many.totalSupply(), 990e18);
            assertEq(many.balanceOf(ALICE), 990e18 - 10e18 * i);
            _arrive(other, payload);
            assertEq(many.totalSupply(), 1000e18);
            assertEq(many.balanceOf(BOB), 10e18 * (i + 1));
            assertEq(many.lastCall(), mint);
            assertEq(many.balanceOf(address(other)), 0);
        }
    }

    function test_RevertWhen_ASelectorIsNotOfTheList() external {
        bytes4 transferFrom = 0x23b872dd;
        bytes memory reason =
            abi.encodeWithSelector(IAssetController.Controller_SelectorNotAllowed.selector, transferFrom);
        _refuses(IAssetController.Custody(false, false, transferFrom, BURN), address(token), reason);
        _refuses(IAssetController.Custody(false, false, MINT, transferFrom), address(token), reason);
        _refuses(IAssetController.Custody(true, false, transferFrom, 0), address(token), reason);
        _refuses(IAssetController.Custody(true, false, 0, transferFrom), address(token), reason);
        reason = abi.encodeWithSelector(IAssetController.Controller_SelectorNotAllowed.selector, BURN);
        _refuses(IAssetController.Custody(false, false, BURN, BURN), address(token), reason);
        reason = abi.encodeWithSelector(IAssetController.Controller_InvalidParams.selector);
        _refuses(IAssetController.Custody(false, true, MINT, BURN), address(token), reason);
    }

    function test_RevertWhen_TheTokenBurnsMoreOrLess() external {
        ManyNamedToken many = new ManyNamedToken();
        many.mint(ALICE, 1000e18);
        bytes4[2] memory burns = [BURN, BURN_OWN];
        for (uint256 i = 0; i < 2; ++i) {
            AssetController other = _with(IAssetController.Custody(false, false, MINT, burns[i]), address(many));
            many.mint(address(other), 1e18);
            vm.prank(ALICE);
            many.approve(address(other), 100e18);
            for (int256 error = -1; error < 2; error += 2) {
                many.err(error);
                vm.expectRevert(IAssetController.Controller_UnsupportedToken.selector);
                vm.prank(ALICE);
                other.transferTo(_transfer(10e18, 1), _legs(0, 1, 0));
            }
            many.err(0);
        }
    }

    /// Nothing arrives of what was burned elsewhere: it waits instead.
    function test_WhenTheTokenDoesNotMint() external {
        FailingToken failing = new FailingToken();
        failing.mint(ALICE, 100e18);
        IAssetController.Setup memory setup = _setup();
        setup.unwrapping = true;
        AssetController other = _newController("failing", address(failing), setup);
        skip(1);
        for (uint256 unwrap = 0; unwrap < 2; ++unwrap) {
            vm.chainId(HOME);
            vm.prank(ALICE);
            other.transferTo(Transfer(BOB, 1, unwrap == 1, 10e18, FAR), _legs(0, 1, 0));
            bytes memory payload = adapters[0].lastMessage();
            failing.fail(0, false);
            _arrive(other, payload);
            (uint256 votes, bool executed) = other.transferState(HOME, payload);
            assertTrue(votes == 1 && !executed);
            vm.expectRevert(IAssetController.Controller_UnsupportedToken.selector);
            other.execute(HOME, payload);
            failing.fail(10e18, true);
            vm.expectRevert(IAssetController.Controller_UnsupportedToken.selector);
            other.execute(HOME, payload);
            failing.fail(1, true);
            vm.expectRevert(IAssetController.Controller_UnsupportedToken.selector);
            other.execute(HOME, payload);
            assertEq(other.mintingCurrentLimitOf(address(adapters[0])), 1000e18);

            failing.fail(0, true);
            other.execute(HOME, payload);
            assertEq(failing.totalSupply(), 100e18);
            assertEq(failing.balanceOf(BOB), 10e18 * (unwrap + 1));
            skip(DURATION);
        }
    }

    function test_WhenTheTokenKeepsAPartOfWhatItMints() external {
        ManyNamedToken many = new ManyNamedToken();
        many.mint(ALICE, 100e18);
        many.keep(1e18);
        AssetController other = _with(IAssetController.Custody(false, false, MINT, BURN), address(many));
        _arrive(other, _leave(other, address(many), 10e18));
        assertEq(many.balanceOf(BOB), 9e18);
        assertEq(many.totalSupply(), 100e18);
    }

    function test_WhenTheTokenTakesItsTax() external {
        _tax();
        bytes memory payload = _sendSingle(30e18);
        assertEq(token.balanceOf(ALICE), SUPPLY - 30e18);
        _cross();
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 27e18);
        assertEq(token.balanceOf(TREASURY), 3e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 970e18);
    }

    function test_WhenItLocksAndReleases() external {
        SilentToken silent = new SilentToken();
        silent.mint(ALICE, 100e6);
        AssetController other = _with(IAssetController.Custody(true, false, 0, 0), address(silent));
        bytes memory payload = _leave(other, address(silent), 40e6);
        assertEq(silent.balanceOf(address(other)), 40e6);
        assertEq(silent.balanceOf(ALICE), 60e6);
        _arrive(other, payload);
        assertEq(silent.balanceOf(BOB), 40e6);
        assertEq(silent.balanceOf(address(other)), 0);
    }

    function test_RevertWhen_WhatIsLockedArrivesShort() external {
        FeeOnTransferToken short = new FeeOnTransferToken(18, 100);
        short.mint(ALICE, 100e18);
        AssetController other = _with(IAssetController.Custody(true, false, 0, 0), address(short));
        vm.startPrank(ALICE);
        short.approve(address(other), 10e18);
        vm.expectRevert(IAssetController.Controller_UnsupportedToken.selector);
        other.transferTo(_transfer(10e18, 1), _legs(0, 1, 0));
        vm.stopPrank();
    }

    function test_WhenWhatIsAskedForIsNotThere() external {
        TestToken existing = new TestToken("Existing", "OLD", 18);
        existing.mint(ALICE, 100e18);
        AssetController other = _with(IAssetController.Custody(true, false, 0, 0), address(existing));
        bytes memory payload = _leave(other, address(existing), 40e18);
        vm.prank(address(other));
        existing.transfer(STRANGER, 1);
        _arrive(other, payload);
        (uint256 votes, bool executed) = other.transferState(HOME, payload);
        assertTrue(votes == 1 && !executed);
        assertEq(existing.balanceOf(BOB), 0);
        existing.mint(address(other), 1);
        other.execute(HOME, payload);
        assertEq(existing.balanceOf(BOB), 40e18);
    }

    function test_WhenWhatIsReleasedIsTaxed() external {
        _tax();
        AssetController other = _with(IAssetController.Custody(true, true, 0, 0), address(token));
        bytes memory payload = _leave(other, address(token), 40e18);
        _cross();
        vm.expectEmit(address(other));
        emit IBridgeTax.BridgeTaxPaid(BOB, TREASURY, 40e18, 4e18);
        vm.prank(address(adapters[0]));
        other.receiveMessage(HOME, payload);
        assertEq(token.balanceOf(BOB), 36e18);
        assertEq(token.balanceOf(TREASURY), 4e18);
        assertEq(token.balanceOf(address(other)), 0);
    }

    function test_RevertWhen_TheTokenKnowsNoTax() external {
        TestToken existing = new TestToken("Existing", "OLD", 18);
        bytes memory reason = abi.encodeWithSignature("FailedCall()");
        _refuses(IAssetController.Custody(true, true, 0, 0), address(existing), reason);
    }

    function test_WhenTheRecipientWantsWhatTheLockboxKeeps() external {
        _tax();
        (TestToken kept,) = _lockbox(false);
        uint256 supply = token.totalSupply();
        bytes memory payload = _sendUnwrapped(BOB, 30e18);
        _cross();
        _deliver(0, payload);
        assertEq(kept.balanceOf(BOB), 27e18);
        assertEq(token.balanceOf(BOB), 0);
        assertEq(token.balanceOf(TREASURY), 3e18);
        assertEq(token.totalSupply(), supply - 27e18);
        assertEq(token.balanceOf(address(controller)), 0);
    }

    function test_WhenUnwrappingIsNotAllowed() external {
        bytes memory first = _sendUnwrapped(BOB, 30e18);
        vm.prank(MANAGER);
        controller.setTokenUnwrapping(true);
        _cross();
        // No lockbox yet.
        _deliver(0, first);
        assertEq(token.balanceOf(BOB), 30e18);

        vm.chainId(HOME);
        (TestToken kept,) = _lockbox(false);
        bytes memory second = _sendUnwrapped(BOB, 5e18);
        vm.prank(MANAGER);
        controller.setTokenUnwrapping(false);
        _cross();
        _deliver(0, second);
        assertEq(token.balanceOf(BOB), 35e18);
        assertEq(kept.balanceOf(BOB), 0);
    }

    function test_WhenTheLockboxHasTooLittle() external {
        (TestToken kept, Lockbox lockbox) = _lockbox(false);
        bytes memory payload = _sendUnwrapped(BOB, 101e18);
        _cross();
        vm.expectEmit(address(controller));
        emit IAssetController.NotUnwrapped(_hash(payload), 101e18);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 101e18);
        assertEq(kept.balanceOf(BOB), 0);
        assertEq(token.balanceOf(address(controller)), 0);
        assertEq(token.allowance(address(controller), address(lockbox)), 0);
    }

    function test_WhenTheRecipientRefusesOrBurnsAllGas() external {
        vm.deal(address(this), 100e18);
        _lockbox(true);
        address burner = address(new GasBurner());
        bytes memory payload = _sendUnwrapped(burner, 30e18);
        bytes memory refused = _sendUnwrapped(address(token), 1e18);
        bytes memory taken = _sendUnwrapped(BOB, 2e18);
        _cross();
        vm.prank(address(adapters[0]));
        controller.receiveMessage{gas: 900_000}(HOME, payload);
        assertEq(token.balanceOf(burner), 30e18);
        _deliver(0, refused);
        assertEq(token.balanceOf(address(token)), 1e18);
        _deliver(0, taken);
        assertEq(BOB.balance, 2e18);
        assertEq(token.balanceOf(BOB), 0);
    }

    function testFuzz_NobodyChoosesForTheRecipient(uint256 gas) external {
        (TestToken kept,) = _lockbox(false);
        bytes memory payload = _sendUnwrapped(BOB, 30e18);
        _cross();
        gas = bound(gas, 80_000, 900_000);
        vm.prank(address(adapters[0]));
        controller.receiveMessage{gas: gas}(HOME, payload);
        assertEq(token.balanceOf(BOB), 0);
        (, bool executed) = controller.transferState(HOME, payload);
        assertEq(kept.balanceOf(BOB), executed ? 30e18 : 0);
        if (gas > 800_000) assertTrue(executed);
    }

    function test_RevertWhen_LittleGasIsLeft() external {
        _lockbox(false);
        bytes memory payload = _sendUnwrapped(BOB, 30e18);
        _cross();
        vm.prank(address(adapters[0]));
        controller.receiveMessage{gas: 300_000}(HOME, payload);
        vm.expectRevert(IAssetController.Controller_NotEnoughGas.selector);
        controller.execute{gas: 500_000}(HOME, payload);
        controller.execute{gas: 800_000}(HOME, payload);
        assertEq(token.balanceOf(BOB), 0);
    }

    function test_RevertWhen_TheTokenDoesNotKnowItsLockbox() external {
        TestToken existing = new TestToken("Existing", "OLD", 18);
        AssetController other = _with(IAssetController.Custody(true, false, 0, 0), address(existing));
        vm.prank(MANAGER);
        vm.expectRevert();
        other.setTokenUnwrapping(true);
    }
}
