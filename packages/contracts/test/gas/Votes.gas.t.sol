// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageReceiver} from "../../src/messaging/IBridgeAdapter.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";
import {VotingLaneTest} from "../helpers/VotingLaneTest.sol";
import {LoggingBridge} from "./Messaging.gas.t.sol";

/// What votes from another chain cost without what bridges add: three of them, two have to agree, every step a transaction of its own, and
/// the second proposal of its governor.
/// forge-config: default.isolate = true
contract VotesGas is VotingLaneTest {
    LoggingBridge[3] private _bridges;
    bool private _measured;

    function _prepare() internal override {
        address[8] memory platform;
        for (uint256 i = 0; i < 3; ++i) {
            _bridges[i] = new LoggingBridge();
            platform[i] = address(_bridges[i]);
        }
        _createController(platform);
    }

    function _legs() private view returns (IVotingTransport.Carriage memory carriage) {
        (carriage.legs, carriage.threshold, carriage.refund) = (new IMessageController.Leg[](3), 2, DAVE);
        for (uint256 i = 0; i < 3; ++i) {
            carriage.legs[i].adapter = address(_bridges[i]);
        }
    }

    function test_votes() external {
        _pass(_open());
        description = "The second";
        _measured = true;
        _pass(_open());
    }

    function _snap(string memory row) private {
        if (_measured) vm.snapshotGasLastCall("votes", row);
    }

    function _pass(uint256 id) private {
        Votes memory votes = _votes(id);
        vm.chainId(CHAIN_A);
        vm.prank(DAVE);
        spokeA.castVote(id, votes.timepoint, 1, _legs());
        _snap("castVote by three bridges");
        _carry(votes, "vote");

        vm.chainId(CHAIN_A);
        vm.prank(ALICE);
        spokeA.castVote(id, votes.timepoint, 0, _kept());
        _snap("castVote, kept, first on a proposal");
        spokeA.sendTally(id, votes.timepoint, _legs());
        _snap("sendTally by three bridges");
        (votes.voter, votes.weights) = (address(0), [uint256(40e18), 0, 0]);
        _carry(votes, "tally");
    }

    function _carry(Votes memory votes, string memory what) private {
        bytes memory payload = _payload(2, address(spokeA), votes);
        vm.chainId(HOME);
        for (uint256 i = 0; i < 2; ++i) {
            _bridges[i].deliver(
                address(controller), abi.encodeCall(IMessageReceiver.receiveMessage, (CHAIN_A, payload))
            );
            _snap(string.concat(what, i == 0 ? ", first bridge" : ", second bridge"));
        }
        controller.execute(CHAIN_A, payload);
        _snap(string.concat(what, ", execute"));
    }
}
