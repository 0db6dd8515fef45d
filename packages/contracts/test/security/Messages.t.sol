// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {Message} from "../../src/messaging/MessagePayload.sol";
import {BridgeConnection} from "../../src/messaging/adapters/BridgeConnection.sol";
import {HyperlaneAdapter} from "../../src/messaging/adapters/HyperlaneAdapter.sol";
import {IMailbox} from "../../src/messaging/adapters/IMailbox.sol";
import {MessageTarget, MessagingTest} from "../helpers/MessagingTest.sol";

/// A bridge that takes what it asks for.
contract ThriftyMailbox is IMailbox {
    function dispatch(uint32, bytes32, bytes calldata, bytes calldata) external payable returns (bytes32) {
        return "";
    }

    function quoteDispatch(uint32, bytes32, bytes calldata, bytes calldata) external pure returns (uint256) {
        return 3;
    }
}

/// Refuses money at first; given some, it sends again and fetches whatever it can.
contract Greedy {
    HyperlaneAdapter private immutable _ADAPTER;
    uint256 private immutable _CHAIN;
    bool public refuses = true;
    uint256 private _depth;

    constructor(HyperlaneAdapter adapter, uint256 chain) {
        (_ADAPTER, _CHAIN) = (adapter, chain);
    }

    receive() external payable {
        require(!refuses, "no");
        if (++_depth > 3) return;
        // What it has just got back is given out again, in the middle of the first message.
        send(msg.value);
        try _ADAPTER.claim() {} catch {}
    }

    function accept() external {
        refuses = false;
    }

    function send(uint256 value) public {
        _ADAPTER.relayMessage{value: value}(_CHAIN, "again", abi.encode(address(this), 200_000));
    }
}

/// Who could gain by messages and their fees besides those who send them.
contract Messages_security is MessagingTest {
    /// Messages are not put into order: whoever executes them chooses it, within the time that they have.
    function test_messagesOfOneSenderAreExecutedInAnyOrder() public {
        Message memory first = _message(2);
        first.calldatas[0] = abi.encodeCall(MessageTarget.note, ("first"));
        Message memory second = _message(2);
        second.calldatas[0] = abi.encodeCall(MessageTarget.note, ("second"));
        bytes[2] memory payloads;
        vm.startPrank(ORIGINATOR);
        controller.sendMessage(first, FAR, _legs(3, 0));
        payloads[0] = adapters[0].lastMessage();
        controller.sendMessage(second, FAR, _legs(3, 0));
        payloads[1] = adapters[0].lastMessage();
        vm.stopPrank();
        vm.chainId(FAR);
        for (uint256 i = 0; i < 2; ++i) {
            _deliver(0, payloads[i]);
            _deliver(1, payloads[i]);
        }
        skip(DELAY);
        controller.execute(HOME, payloads[1]);
        skip(29 days);
        controller.execute(HOME, payloads[0]);
        assertEq(target.data(), "first");
    }

    /// Numbers of the platform that no adapter has yet belong to nobody.
    function test_theZeroAddressIsNoBridge() public {
        IMessageController.Leg[] memory legs = _legs(3, 0);
        legs[2].adapter = address(0);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_BridgeDisabled.selector, address(0)));
        vm.prank(ORIGINATOR);
        controller.sendMessage(_message(2), FAR, legs);
    }

    /// What an adapter keeps for one account is not paid to another, however often that sends while it is being paid back.
    function test_whoeverSendsAgainWhileItIsRefundedGetsNothingOfOthers() public {
        HyperlaneAdapter adapter = new HyperlaneAdapter(OWNER);
        BridgeConnection.Route[] memory routes = new BridgeConnection.Route[](1);
        routes[0] = BridgeConnection.Route(FAR, bytes32(FAR));
        vm.startPrank(OWNER);
        adapter.connect(address(new ThriftyMailbox()), address(0));
        adapter.addRoutes(routes);
        vm.stopPrank();
        Greedy refuser = new Greedy(adapter, FAR);
        vm.deal(address(refuser), 100);
        refuser.send(100);
        assertEq(adapter.claimable(address(refuser)), 97);

        Greedy greedy = new Greedy(adapter, FAR);
        greedy.accept();
        vm.deal(address(greedy), 100);
        greedy.send(100);
        assertEq(address(adapter).balance, 97);
        assertEq(adapter.claimable(address(refuser)), 97);
        // Four messages at three wei.
        assertEq(address(greedy).balance, 88);
    }
}
