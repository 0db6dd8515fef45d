// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {ICrossChainVotes, VotingMessage} from "../../../../src/governance/ICrossChainVotes.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorCrossChain_settings is TransportTest {
    function _prepare(bytes memory data) private {
        (targets[0], calldatas[0]) = (address(home), data);
        description = string(data);
        _pass(home);
    }

    function _secondOrganisation(ICrossChainVotes.CrossChainSetup memory setup)
        private
        view
        returns (IOrganisationDeployer.Organisation memory org)
    {
        org = _organisation(STRANGER);
        org.governors[0].governor.crossChain = setup;
    }

    function test_knowsWhatItWasSetUpWith() public {
        ICrossChainVotes.VotingChain[] memory chains = new ICrossChainVotes.VotingChain[](1);
        chains[0] = ICrossChainVotes.VotingChain(CHAIN_B, BOB);
        IOrganisationDeployer.Organisation memory org =
            _secondOrganisation(ICrossChainVotes.CrossChainSetup(CAROL, chains, 7e18));
        address created = deployer.getGovernance(STRANGER, GOVERNOR_SALT);
        vm.expectEmit(created);
        emit ICrossChainVotes.MessageControllerUpdated(address(0), CAROL);
        vm.expectEmit(created);
        emit ICrossChainVotes.VotingChainUpdated(CHAIN_B, BOB);
        vm.prank(STRANGER);
        deployer.deploy(org);
        assertEq(ICrossChainVotes(created).messageController(), CAROL);
        assertEq(ICrossChainVotes(created).votingToken(CHAIN_B), BOB);
        skip(1);
        assertEq(IGovernor(created).quorum(block.timestamp - 1), 201.4e18);
        assertEq(ICrossChainVotes(created).votingToken(CHAIN_A), address(0));
    }

    function test_revertsWhenItsOwnChainIsAVotingChain() public {
        ICrossChainVotes.VotingChain[] memory chains = new ICrossChainVotes.VotingChain[](1);
        chains[0] = ICrossChainVotes.VotingChain(HOME, BOB);
        IOrganisationDeployer.Organisation memory org =
            _secondOrganisation(ICrossChainVotes.CrossChainSetup(CAROL, chains, 7e18));
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, HOME, BOB));
        vm.prank(STRANGER);
        deployer.deploy(org);
    }

    function testFuzz_revertsUnlessAProposalChangesThem(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != address(home) && caller != deployer.getAuthority(address(this), ID));
        bytes memory refusal = abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        home.updateMessageController(caller);
        vm.expectRevert(refusal);
        home.updateVotingChain(ICrossChainVotes.VotingChain(1, caller));
    }

    function test_takesVotesFromTheNewMessageControllerOnlyAndNoneTwice() public {
        CrossChainTransport next = new CrossChainTransport();
        next.connect(address(home));
        uint256 id = _open();
        VotingMessage memory message = _message(id);
        transport.forge(CHAIN_A, DAVE, message);
        // The change passes while the other proposal is voted on.
        vm.prank(address(home));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.MessageControllerUpdated(address(transport), address(next));
        home.updateMessageController(address(next));

        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_MessageControllerOnly.selector, address(transport))
        );
        transport.forge(CHAIN_A, ALICE, message);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, DAVE));
        next.forge(CHAIN_A, DAVE, message);
        next.forge(CHAIN_A, ALICE, message);
        _assertVotes(id, 0, 300e18, 0);
    }

    function test_aProposalChangesTheMessageController() public {
        _prepare(abi.encodeCall(home.updateMessageController, (address(0))));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.MessageControllerUpdated(address(transport), address(0));
        _execute(home);
        assertEq(home.messageController(), address(0));
    }

    function test_aProposalTakesAVotingChainsRight() public {
        ICrossChainVotes.VotingChain memory none = ICrossChainVotes.VotingChain(CHAIN_A, address(0));
        _prepare(abi.encodeCall(home.updateVotingChain, (none)));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.VotingChainUpdated(CHAIN_A, address(0));
        _execute(home);
        assertEq(home.votingToken(CHAIN_A), address(0));

        description = "The next one";
        VotingMessage memory message = _message(_open());
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_A, address(tokenA))
        );
        transport.forge(CHAIN_A, DAVE, message);
    }

    function test_revertsWhenAProposalMakesHomeAVotingChain() public {
        ICrossChainVotes.VotingChain memory here = ICrossChainVotes.VotingChain(HOME, address(token));
        _prepare(abi.encodeCall(home.updateVotingChain, (here)));
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, HOME, address(token))
        );
        _execute(home);
    }
}
