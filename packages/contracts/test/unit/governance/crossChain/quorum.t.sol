// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {PlainToken} from "../../../gas/PlainOpenZeppelin.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorCrossChain_quorum is TransportTest {
    function setUp() public override {
        super.setUp();
        vm.startPrank(UPGRADE_OWNER);
        token.setLimits(address(this), 1e30, 1e30);
        tokenA.setLimits(address(this), 1e30, 1e30);
        vm.stopPrank();
    }

    function _travel(OrganisationToken from, OrganisationToken to, address holder, uint256 amount) private {
        vm.prank(holder);
        from.approve(address(this), amount);
        from.burn(holder, amount);
        to.mint(holder, amount);
    }

    function test_isAShareOfWhatWasCreatedOnAllChainsWhereverItTravels() public {
        uint256 begin = block.timestamp;
        skip(1);
        assertEq(home.quorum(begin), 251e18);
        _travel(token, tokenA, ALICE, 600e18);
        skip(1);
        assertEq(home.quorum(begin + 1), 251e18);
        assertEq(governor.quorum(begin + 1), 200e18);
        _travel(tokenA, token, DAVE, 150e18);
        skip(1);
        assertEq(home.quorum(begin + 2), 251e18);
    }

    /// Where nobody votes on other chains, what arrives from them votes here.
    function test_isAShareOfTheSupplyWhereThatIsMore() public {
        _travel(tokenA, token, DAVE, 150e18);
        skip(1);
        assertEq(governor.quorum(block.timestamp - 1), 230e18);
    }

    /// The founders' own proposal: empty the chain, and carry by what is left.
    function test_sendingTokensAwayBeforeTheSnapshotCarriesNothing() public {
        uint256 id = _propose(home);
        _travel(token, tokenA, ALICE, 500e18);
        skip(VOTING_DELAY + 1);
        _vote(home, id, CAROL, 1);
        _vote(home, id, ALICE, 1);
        skip(VOTING_PERIOD);
        _assertVotes(id, 0, 200e18, 0);
        _assertState(home, id, IGovernor.ProposalState.Defeated);
    }

    function test_isAShareOfThePastSupplyOfATokenThatStaysOnItsChain() public {
        address[] memory holders = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (holders[0], amounts[0]) = (ALICE, 70e18);
        address plain = address(new PlainToken("Plain", "PLN", holders, amounts));
        Founding.Batch memory org = _organisation(STRANGER);
        org.governors[0].governor.token = plain;
        vm.prank(STRANGER);
        founding.deploy(org);
        skip(1);
        OrganisationGovernor created = OrganisationGovernor(payable(founding.getGovernance(STRANGER, GOVERNOR_SALT)));
        assertEq(created.quorum(block.timestamp - 1), 14e18);
        bytes memory refusal =
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, block.timestamp, block.timestamp);
        vm.expectRevert(refusal);
        created.quorum(block.timestamp);
        vm.expectRevert(refusal);
        home.quorum(block.timestamp);
    }
}
