// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";

contract OrganisationToken_quorumBase is TokenTest {
    /// Another token, in this second, and a bridge that may do anything.
    function _create(IOrganisationDeployer.TokenSetup memory setup) private {
        Founding.Batch memory org = _organisation(address(this));
        delete org.governors;
        setup.salt = "another";
        org.tokens[0] = setup;
        founding.deploy(org);
        token = OrganisationToken(founding.getToken(address(this), "another"));
        _setLimits(BRIDGE, type(uint112).max, type(uint112).max);
    }

    function test_tokensThatLeaveDoNotLowerIt() public {
        _burn(ALICE, 500e18);
        skip(1);
        assertEq(token.getPastTotalSupply(block.timestamp - 1), 500e18);
        assertEq(token.quorumBase(block.timestamp - 1, 0), 1000e18);
    }

    function test_tokensThatArriveRaiseItBeyondWhatWasCreatedOnly() public {
        _mint(ALICE, 600e18);
        skip(1);
        assertEq(token.quorumBase(block.timestamp - 1, 0), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 500e18), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 600e18), 1600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 4000e18), 5000e18);
        assertEq(token.quorumBase(block.timestamp - 2, 500e18), 1500e18);
    }

    /// Whoever holds tokens from the beginning could send them away in that second and lower every quorum to come.
    function test_tokensThatLeaveInTheSecondOfTheCreationDoNotLowerIt() public {
        uint256 created = block.timestamp;
        _create(_tokenSetup());
        _burn(ALICE, 600e18);
        assertEq(token.quorumBase(created - 1, 0), 1000e18);
        skip(1);
        assertEq(token.getPastTotalSupply(created), 400e18);
        assertEq(token.quorumBase(created, 0), 1000e18);
        assertEq(token.quorumBase(created, 7e18), 1007e18);
    }

    /// What arrives in that second was created on another chain, of which it is a part already.
    function test_tokensThatArriveInTheSecondOfTheCreationDoNotRaiseItForEver() public {
        uint256 created = block.timestamp;
        _create(_tokenSetup());
        _mint(ALICE, 600e18);
        skip(1);
        _burn(ALICE, 600e18);
        skip(1);
        assertEq(token.quorumBase(created, 0), 1600e18);
        assertEq(token.quorumBase(created + 1, 0), 1000e18);
    }

    function test_aTokenThatBeginsWithNothingCreatesNothingInThatSecond() public {
        IOrganisationDeployer.TokenSetup memory setup = _tokenSetup();
        (setup.recipients, setup.amounts) = (new address[](0), new uint256[](0));
        _create(setup);
        _mint(ALICE, 600e18);
        skip(1);
        assertEq(token.quorumBase(block.timestamp - 1, 500e18), 600e18);
        assertEq(token.quorumBase(block.timestamp - 1, 700e18), 700e18);
    }

    function test_revertsForATimeThatHasNotPassed() public {
        vm.expectRevert(
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, block.timestamp, block.timestamp)
        );
        token.quorumBase(block.timestamp, 0);
    }
}
