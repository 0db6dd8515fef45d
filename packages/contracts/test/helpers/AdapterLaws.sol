// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../src/access/AlwaysOwned.sol";
import {IBridgeAdapter, IMessageReceiver} from "../../src/messaging/IBridgeAdapter.sol";
import {BridgeAdapter} from "../../src/messaging/adapters/BridgeAdapter.sol";
import {BridgeConnection} from "../../src/messaging/adapters/BridgeConnection.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Test} from "forge-std/Test.sol";

/// Both sides' controller: sends what it is told to, keeps what it is brought.
contract ScriptedController is IMessageReceiver {
    error Refused();

    address public broughtBy;
    uint256 public origin;
    bytes public message;
    uint256 public brought;
    bool public refuses;

    function refuse(bool refuses_) external {
        refuses = refuses_;
    }

    function send(IBridgeAdapter adapter, uint256 chain, bytes calldata message_, bytes calldata options)
        external
        payable
    {
        adapter.relayMessage{value: msg.value}(chain, message_, options);
    }

    function receiveMessage(uint256 origin_, bytes calldata message_) external {
        require(!refuses, Refused());
        (broughtBy, origin, message) = (msg.sender, origin_, message_);
        ++brought;
    }
}

/// Takes money or not, and comes back when it gets some.
contract MoodyReceiver {
    bool public takes;
    address public target;
    bytes public data;
    bool public cameThrough;

    function take(bool takes_) external {
        takes = takes_;
    }

    function comeBack(address target_, bytes calldata data_) external {
        (takes, target, data) = (true, target_, data_);
    }

    function claim(BridgeAdapter adapter) external {
        adapter.claim();
    }

    receive() external payable {
        require(takes, "no");
        if (target != address(0)) (cameThrough,) = target.call(data);
    }
}

/// What every adapter must do. One adapter is both sides: it sends while the chain is HOME and brings while it is FAR.
abstract contract AdapterLaws is Test {
    uint256 internal constant HOME = 31337;
    uint256 internal constant FAR = 8453;
    uint256 internal constant FEE = 0.01 ether;
    uint88 internal constant OWN_FEE = 0.002 ether;
    uint256 internal constant GAS = 300_000;
    bytes internal constant MESSAGE = "a message";

    address internal immutable OWNER = makeAddr("owner");
    address internal immutable STRANGER = makeAddr("stranger");
    address internal immutable REFUND = makeAddr("refund");

    BridgeAdapter internal adapter;
    ScriptedController internal controller;

    // What each bridge says of itself.

    function _create() internal virtual returns (BridgeAdapter);

    function _endpoints() internal virtual returns (address endpoint, address companion);

    function _routeOf(uint256 chain) internal pure virtual returns (bytes32);

    function _options(address refund) internal view virtual returns (bytes memory);

    /// The bridge asks for so much from now on.
    function _ask(uint256 fee) internal virtual;

    /// What the bridge asks; nothing where it is not asked on the chain.
    function _asked(uint256 fee) internal pure virtual returns (uint256) {
        return fee;
    }

    /// Whether the bridge gets all there is.
    function _takesAll() internal pure virtual returns (bool) {
        return false;
    }

    /// What the bridge was given last.
    function _taken() internal virtual returns (bytes memory payload, uint256 fee);

    /// The bridge gives this a new name, and vouches for it.
    function _announce(bytes32 route, bytes32 sender, bytes memory payload) internal virtual {}

    /// The bridge brings it under the last name.
    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal virtual;

    /// Somebody else brings it; with the error of that.
    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal virtual;

    /// What is refused at the second time, or nothing where the endpoint sees to it.
    function _refusalOfReplay() internal view virtual returns (bytes memory) {
        return "";
    }

    /// One name too much for the bridge.
    function _malformedRoute() internal pure virtual returns (bytes32);

    function setUp() public virtual {
        vm.chainId(HOME);
        controller = new ScriptedController();
        vm.deal(STRANGER, 100 ether);
        vm.deal(address(controller), 0);
        adapter = _create();
        (address endpoint, address companion) = _endpoints();
        vm.startPrank(OWNER);
        adapter.connect(endpoint, companion);
        adapter.addRoutes(_routes(FAR, _routeOf(FAR)));
        vm.chainId(FAR);
        adapter.addRoutes(_routes(HOME, _routeOf(HOME)));
        vm.chainId(HOME);
        vm.stopPrank();
        _ask(FEE);
    }

    function _routes(uint256 chain, bytes32 id) internal pure returns (BridgeConnection.Route[] memory list) {
        list = new BridgeConnection.Route[](1);
        list[0] = BridgeConnection.Route(chain, id);
    }

    function _self() internal view returns (bytes32) {
        return bytes32(uint256(uint160(address(adapter))));
    }

    function _payload(bytes memory message) internal view returns (bytes memory) {
        return abi.encodePacked(address(controller), message);
    }

    function _send(uint256 value, bytes memory message, address refund) internal {
        hoax(STRANGER, value);
        controller.send{value: value}(adapter, FAR, message, _options(refund));
    }

    function _quote() internal view returns (uint256) {
        return adapter.quoteMessage(address(controller), FAR, GAS, MESSAGE, true);
    }

    function _announceAndBring(bytes memory payload) internal {
        _announce(_routeOf(HOME), _self(), payload);
        _bring(_routeOf(HOME), _self(), payload);
    }

    function _setOwnFee() internal {
        vm.prank(OWNER);
        adapter.setMinGas(OWN_FEE);
    }

    // Sending

    function test_AMessageArrivesAsItWasSent() external {
        _send(_quote(), MESSAGE, REFUND);
        (bytes memory payload,) = _taken();
        vm.chainId(FAR);
        _announceAndBring(payload);
        assertEq(controller.broughtBy(), address(adapter));
        assertEq(controller.origin(), HOME);
        assertEq(controller.message(), MESSAGE);
    }

    function testFuzz_AnyBytesArrive(bytes calldata message) external {
        _send(adapter.quoteMessage(address(controller), FAR, GAS, message, true), message, REFUND);
        (bytes memory payload,) = _taken();
        vm.chainId(FAR);
        _announceAndBring(payload);
        assertEq(controller.message(), message);
    }

    function test_TheQuoteIsEnoughAndOneWeiLessIsNot() external {
        _setOwnFee();
        uint256 required = _asked(FEE) + OWN_FEE;
        assertEq(_quote(), required);
        assertEq(adapter.quoteMessage(address(controller), FAR, GAS, MESSAGE, false), _asked(FEE));
        hoax(STRANGER, required);
        vm.expectRevert(abi.encodeWithSelector(IBridgeAdapter.Adapter_FeeTooLow.selector, required, required - 1));
        controller.send{value: required - 1}(adapter, FAR, MESSAGE, _options(REFUND));
        _send(required, MESSAGE, REFUND);
    }

    function test_OneEventTellsAll() external {
        _setOwnFee();
        vm.expectEmit(true, true, true, false, address(adapter));
        emit BridgeAdapter.MessageRelayed(address(controller), FAR, keccak256(MESSAGE), 0, 0, 0);
        _send(_quote(), MESSAGE, REFUND);
    }

    function testFuzz_NoValueIsLostOrKept(uint256 asked, uint88 ownFee, uint256 surplus) external {
        asked = bound(asked, 0, 1e24);
        surplus = bound(surplus, 0, 1e24);
        _ask(asked);
        vm.prank(OWNER);
        adapter.setMinGas(ownFee);
        _send(_asked(asked) + ownFee + surplus, MESSAGE, REFUND);
        (, uint256 fee) = _taken();
        assertEq(fee, _takesAll() ? _asked(asked) + surplus : _asked(asked));
        assertEq(REFUND.balance, _takesAll() ? 0 : surplus);
        assertEq(OWNER.balance, ownFee);
        assertEq(address(adapter).balance, 0);
    }

    function test_WhatIsNotTakenIsKept() external {
        MoodyReceiver refund = new MoodyReceiver();
        // The owner's part goes the same way for all bridges.
        vm.etch(OWNER, address(refund).code);
        _setOwnFee();
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.RefundKept(OWNER, OWN_FEE);
        _send(_quote(), MESSAGE, REFUND);
        assertEq(adapter.claimable(OWNER), OWN_FEE);
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_TransferFailed.selector, OWNER));
        vm.prank(OWNER);
        adapter.claim();
        MoodyReceiver(payable(OWNER)).take(true);
        vm.prank(OWNER);
        adapter.claim();
        assertEq(OWNER.balance, OWN_FEE);
        assertEq(adapter.claimable(OWNER), 0);
        vm.prank(OWNER);
        adapter.claim();
        assertEq(OWNER.balance, OWN_FEE);
    }

    function test_AReceiverThatComesBackGainsNothing() external {
        MoodyReceiver refund = new MoodyReceiver();
        vm.etch(OWNER, address(refund).code);
        vm.deal(address(adapter), 1 ether);
        MoodyReceiver(payable(OWNER)).comeBack(address(adapter), abi.encodeCall(BridgeAdapter.claim, ()));
        _setOwnFee();
        _send(_quote(), MESSAGE, REFUND);
        assertTrue(MoodyReceiver(payable(OWNER)).cameThrough());
        assertEq(OWNER.balance, OWN_FEE);
        assertEq(address(adapter).balance, 1 ether);
    }

    function test_RevertWhen_SendingIsPaused() external {
        vm.prank(OWNER);
        adapter.setPaused(true);
        assertTrue(adapter.paused());
        vm.expectRevert(BridgeAdapter.Adapter_Paused.selector);
        controller.send(adapter, FAR, MESSAGE, _options(REFUND));
        vm.chainId(FAR);
        _announceAndBring(_payload(MESSAGE));
        assertEq(controller.brought(), 1);
        vm.chainId(HOME);
        vm.prank(OWNER);
        adapter.setPaused(false);
        _send(_quote(), MESSAGE, REFUND);
    }

    function test_RevertWhen_NobodyGetsTheRest() external {
        uint256 fee = _quote();
        hoax(STRANGER, fee);
        vm.expectRevert(BridgeAdapter.Adapter_InvalidOptions.selector);
        controller.send{value: fee}(adapter, FAR, MESSAGE, _options(address(0)));
    }

    function test_RevertWhen_TheChainIsNotSupported() external {
        assertTrue(adapter.isChainIdSupported(FAR));
        assertFalse(adapter.isChainIdSupported(10));
        bytes memory refusal = abi.encodeWithSelector(BridgeConnection.Adapter_ChainNotSupported.selector, 10);
        vm.expectRevert(refusal);
        controller.send(adapter, 10, MESSAGE, _options(REFUND));
        vm.expectRevert(refusal);
        adapter.quoteMessage(address(controller), 10, GAS, MESSAGE, true);
    }

    function test_RevertWhen_ItIsNotConnected() external {
        BridgeAdapter other = _create();
        vm.prank(OWNER);
        other.addRoutes(_routes(FAR, _routeOf(FAR)));
        assertFalse(other.isChainIdSupported(FAR));
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_ChainNotSupported.selector, FAR));
        controller.send(other, FAR, MESSAGE, _options(REFUND));
    }

    // Bringing

    function test_RevertWhen_SomebodyElseBringsAMessage() external {
        vm.chainId(FAR);
        _bringByStranger(_routeOf(HOME), _self(), _payload(MESSAGE));
        assertEq(controller.brought(), 0);
    }

    function test_RevertWhen_TheOriginIsUnknown() external {
        vm.chainId(FAR);
        bytes32 unknown = _routeOf(10);
        _announce(unknown, _self(), _payload(MESSAGE));
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_WrongOrigin.selector, unknown));
        _bring(unknown, _self(), _payload(MESSAGE));
    }

    function test_RevertWhen_TheSenderIsNotTheAdapter() external {
        vm.chainId(FAR);
        bytes32 sender = bytes32(uint256(uint160(STRANGER)));
        _announce(_routeOf(HOME), sender, _payload(MESSAGE));
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongSender.selector, sender));
        _bring(_routeOf(HOME), sender, _payload(MESSAGE));
    }

    function test_RevertWhen_NoControllerIsNamed() external {
        vm.chainId(FAR);
        _announce(_routeOf(HOME), _self(), new bytes(19));
        vm.expectRevert(BridgeAdapter.Adapter_InvalidPayload.selector);
        _bring(_routeOf(HOME), _self(), new bytes(19));
    }

    function test_WhatAControllerRefusesCanBeBroughtAgain() external {
        vm.chainId(FAR);
        controller.refuse(true);
        _announce(_routeOf(HOME), _self(), _payload(MESSAGE));
        vm.expectRevert(ScriptedController.Refused.selector);
        _bring(_routeOf(HOME), _self(), _payload(MESSAGE));
        controller.refuse(false);
        _bring(_routeOf(HOME), _self(), _payload(MESSAGE));
        assertEq(controller.brought(), 1);
    }

    function test_RevertWhen_AMessageIsBroughtAgain() external {
        vm.chainId(FAR);
        _announceAndBring(_payload(MESSAGE));
        bytes memory refusal = _refusalOfReplay();
        if (refusal.length > 0) {
            vm.expectRevert(refusal);
            _bring(_routeOf(HOME), _self(), _payload(MESSAGE));
        }
        // The same again under another name is another message.
        _announceAndBring(_payload(MESSAGE));
        assertEq(controller.brought(), 2);
    }

    // Connecting

    function test_RevertWhen_ItIsConnectedAgainOrToNobody() external {
        (address endpoint, address companion) = (adapter.endpoint(), adapter.companion());
        BridgeAdapter other = _create();
        vm.startPrank(OWNER);
        vm.expectRevert(BridgeConnection.Adapter_AlreadyConnected.selector);
        adapter.connect(endpoint, companion);
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_NoEndpoint.selector, STRANGER));
        other.connect(STRANGER, companion);
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_NoEndpoint.selector, STRANGER));
        other.connect(endpoint, STRANGER);
        vm.expectEmit(address(other));
        emit BridgeConnection.Connected(endpoint, companion);
        other.connect(endpoint, companion);
    }

    function test_RevertWhen_ARouteIsTakenOrMalformed() external {
        assertEq(adapter.routeOf(FAR), _routeOf(FAR));
        _expectInvalidRoute(FAR, _routeOf(10));
        _expectInvalidRoute(10, _routeOf(FAR));
        _expectInvalidRoute(0, _routeOf(10));
        _expectInvalidRoute(block.chainid, _routeOf(10));
        _expectInvalidRoute(10, 0);
        _expectInvalidRoute(10, _malformedRoute());
        vm.expectEmit(address(adapter));
        emit BridgeConnection.RouteAdded(10, _routeOf(10));
        vm.prank(OWNER);
        adapter.addRoutes(_routes(10, _routeOf(10)));
        assertTrue(adapter.isChainIdSupported(10));
    }

    function _expectInvalidRoute(uint256 chain, bytes32 id) private {
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_InvalidRoute.selector, chain, id));
        vm.prank(OWNER);
        adapter.addRoutes(_routes(chain, id));
    }

    function test_RevertWhen_SomebodyElseThanTheOwnerDecides() external {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, STRANGER);
        vm.startPrank(STRANGER);
        vm.expectRevert(refusal);
        adapter.connect(address(this), address(0));
        vm.expectRevert(refusal);
        adapter.addRoutes(_routes(10, _routeOf(10)));
        vm.expectRevert(refusal);
        adapter.setPaused(true);
        vm.expectRevert(refusal);
        adapter.setMinGas(1);
        vm.stopPrank();
        vm.expectRevert(AlwaysOwned.Ownership_CannotBeRenounced.selector);
        vm.prank(OWNER);
        adapter.renounceOwnership();
    }

    function test_SettingsAreTold() external {
        vm.startPrank(OWNER);
        vm.expectEmit(address(adapter));
        emit BridgeConnection.MinGasUpdated(OWN_FEE);
        adapter.setMinGas(OWN_FEE);
        assertEq(adapter.minGas(), OWN_FEE);
        vm.expectEmit(address(adapter));
        emit BridgeConnection.PausedUpdated(true);
        adapter.setPaused(true);
    }
}
