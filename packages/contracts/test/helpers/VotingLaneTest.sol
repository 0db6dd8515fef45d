// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {MessageExecutor} from "../../src/messaging/MessageExecutor.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";
import {ScriptedAdapter} from "./ScriptedAdapter.sol";
import {TransportTest} from "./TransportTest.sol";

/// Votes go over the organisation's message controller, which is on all three chains: it sends while the chain is CHAIN_A or CHAIN_B, and
/// receives while it is HOME. Three bridges of which two have to agree; calls wait an hour; there is a vetoer.
abstract contract VotingLaneTest is TransportTest {
    uint32 internal constant DELAY = 1 hours;
    address internal immutable OWNER = makeAddr("controller's owner");
    address internal immutable VETOER = makeAddr("vetoer");
    address internal immutable ORIGINATOR = makeAddr("originator");
    address internal immutable PAUSER = makeAddr("pauser");

    MessageController internal controller;
    ScriptedAdapter[3] internal adapters;

    function _prepare() internal virtual override {
        address[8] memory platform;
        for (uint256 i = 0; i < 3; ++i) {
            adapters[i] = new ScriptedAdapter();
            platform[i] = address(adapters[i]);
        }
        _createController(platform);
    }

    function _controller() internal view override returns (IVotingTransport) {
        return controller;
    }

    function _createController(address[8] memory platform) internal {
        address implementation = address(new MessageController(platform, address(new MessageExecutor())));
        IProxyFactory.ProxyParameters memory parameters = _parameters(implementation, UPGRADE_OWNER, 0);
        controller = MessageController(proxyFactory.deploy("controller", parameters, ""));
        IMessageController.Setup memory setup;
        (setup.owner, setup.vetoer) = (OWNER, VETOER);
        (setup.originators, setup.resenders) = (new address[](1), new address[](1));
        (setup.originators[0], setup.resenders[0]) = (ORIGINATOR, ORIGINATOR);
        setup.pausers = new address[](1);
        setup.pausers[0] = PAUSER;
        setup.adapters = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            setup.adapters[i] = platform[i];
        }
        setup.origins = new IMessageController.Origin[](2);
        setup.origins[0] = IMessageController.Origin(CHAIN_A, 2, DELAY);
        setup.origins[1] = IMessageController.Origin(CHAIN_B, 2, DELAY);
        controller.initialize(setup);
    }

    /// By these bridges, one bit each; two have to agree.
    function _over(uint256 bridges) internal view returns (IVotingTransport.Carriage memory carriage) {
        uint256 count = 0;
        carriage.legs = new IMessageController.Leg[](3);
        for (uint256 i = 0; i < 3; ++i) {
            if (bridges >> i & 1 == 1) carriage.legs[count++].adapter = address(adapters[i]);
        }
        IMessageController.Leg[] memory legs = carriage.legs;
        assembly ("memory-safe") {
            mstore(legs, count)
        }
        (carriage.threshold, carriage.refund) = (1, BOB);
    }

    function _carriage() internal view override returns (IVotingTransport.Carriage memory) {
        return _over(7);
    }

    /// Dave votes For on chain A by these bridges.
    function _cast(uint256 id, uint256 bridges) internal returns (bytes memory payload) {
        uint256 snapshot = home.proposalSnapshot(id);
        vm.chainId(CHAIN_A);
        vm.prank(DAVE);
        spokeA.castVote(id, snapshot, 1, _over(bridges));
        vm.chainId(HOME);
        return _lastOf(bridges);
    }

    /// What anybody may send as votes of this account on chain A.
    function _sendAs(address sender, Votes memory votes) internal returns (bytes memory payload) {
        vm.chainId(CHAIN_A);
        vm.prank(sender);
        controller.sendVotes(HOME, address(home), votes, _over(7));
        vm.chainId(HOME);
        return _lastOf(7);
    }

    function _keep(GovernorSpoke spoke, address voter, uint256 id, uint8 support) internal {
        uint256 snapshot = home.proposalSnapshot(id);
        vm.prank(voter);
        spoke.castVote(id, snapshot, support, _kept());
    }

    function _lastOf(uint256 bridges) internal view returns (bytes memory) {
        return adapters[bridges & 1 == 1 ? 0 : bridges & 2 == 2 ? 1 : 2].lastMessage();
    }

    function _bring(uint256 bridge, bytes memory payload) internal {
        vm.prank(address(adapters[bridge]));
        controller.receiveMessage(CHAIN_A, payload);
    }

    function _bringByTwo(bytes memory payload) internal {
        _bring(0, payload);
        _bring(1, payload);
    }

    /// As the message says it.
    function _payload(uint8 threshold, address sender, Votes memory votes) internal view returns (bytes memory) {
        return abi.encodePacked(
            uint8(32 + threshold),
            uint40(0),
            uint56(HOME),
            uint32(0),
            uint32(0),
            sender,
            address(home),
            abi.encode(votes)
        );
    }
}
