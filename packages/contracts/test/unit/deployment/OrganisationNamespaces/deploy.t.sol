// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBatchDeployer} from "../../../../src/deployment/IBatchDeployer.sol";
import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../../../src/deployment/IOrganisationNamespaces.sol";
import {OrganisationDeployer} from "../../../../src/deployment/OrganisationDeployer.sol";
import {UpgradeAuthority} from "../../../../src/deployment/UpgradeAuthority.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";

contract OrganisationNamespaces_deploy is PlatformTest {
    uint256 private constant ELSEWHERE = 777;

    /// Of ALICE's organisation, which UPGRADE_OWNER brings to further chains.
    function _alices() private view returns (IOrganisationNamespaces.Order memory order) {
        Founding.Batch memory batch = _batch();
        order = _order(ALICE, batch);
        order.identity.heir = UPGRADE_OWNER;
    }

    /// The token, which needs no other contract.
    function _batch() private view returns (Founding.Batch memory batch) {
        batch = _organisation(ALICE);
        delete batch.governors;
    }

    /// A second token, for an organisation that stands.
    function _later() private view returns (IOrganisationNamespaces.Order memory order) {
        order = _alices();
        Founding.Batch memory batch = _batch();
        batch.tokens[0].salt = "second";
        order.batch = founding.encoded(batch);
    }

    function _send(address sender, IOrganisationNamespaces.Order memory order) private returns (address) {
        vm.prank(sender);
        return namespaces.deploy(order);
    }

    function _expectRefused(address sender, IOrganisationNamespaces.Order memory order) private {
        address authority = namespaces.getAuthority(order.identity);
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotAllowed.selector, authority, sender)
        );
        _send(sender, order);
    }

    function test_theFounderFoundsItWhereTheIdentityNamesTheChain() public {
        IOrganisationNamespaces.Order memory order = _alices();
        address expected = namespaces.getAuthority(order.identity);
        vm.expectEmit(address(namespaces));
        emit IOrganisationNamespaces.OrganisationFounded(expected, ID, ALICE, UPGRADE_OWNER);
        address authority = _send(ALICE, order);
        assertEq(authority, expected);
        assertEq(UpgradeAuthority(authority).owner(), UPGRADE_OWNER);
        assertGt(namespaces.getProxy(authority, TOKEN_SALT).code.length, 0);
        assertFalse(namespaces.founderContinues(authority));
    }

    function test_revertsForTheFounderOnAnyOtherChain() public {
        vm.chainId(ELSEWHERE);
        IOrganisationNamespaces.Order memory order = _alices();
        order.identity.chainIds[0] = ELSEWHERE + 1;
        _expectRefused(ALICE, order);
        order.identity.chainIds = new uint256[](0);
        _expectRefused(ALICE, order);
    }

    function test_theHeirFoundsItOnAnyChainAtTheSameAddresses() public {
        IOrganisationNamespaces.Order memory order = _alices();
        address authority = namespaces.getAuthority(order.identity);
        address token = namespaces.getProxy(authority, TOKEN_SALT);
        vm.chainId(ELSEWHERE);
        assertEq(_send(UPGRADE_OWNER, order), authority);
        assertGt(token.code.length, 0);
    }

    /// Beside the founder, who may be gone.
    function test_theHeirFoundsItOnTheFoundersChainToo() public {
        _send(UPGRADE_OWNER, _alices());
    }

    function testFuzz_revertsForAnybodyElse(address sender) public {
        vm.assume(sender != ALICE && sender != UPGRADE_OWNER);
        _expectRefused(sender, _alices());
        _send(ALICE, _alices());
        _expectRefused(sender, _later());
    }

    function test_withoutAnHeirNobodyBringsItElsewhere() public {
        IOrganisationNamespaces.Order memory order = _alices();
        order.identity.heir = address(0);
        vm.chainId(ELSEWHERE);
        _expectRefused(UPGRADE_OWNER, order);
        _expectRefused(ALICE, order);
    }

    function test_theOwnerAddsContractsUnderTheSameAuthority() public {
        address authority = _send(ALICE, _alices());
        address predicted = namespaces.getProxy(authority, "second");
        assertEq(_send(UPGRADE_OWNER, _later()), authority);
        assertEq(predicted.code, _proxyCode(predicted, 0, address(0), authority));
        assertEq(_implementationOf(predicted), address(tokenImplementation));
    }

    function test_aNewGovernorOfTheOwnersCountsTheTokenThatStands() public {
        address authority = _send(ALICE, _alices());
        IOrganisationNamespaces.Order memory order = _later();
        Founding.Batch memory batch;
        batch.governors = new IOrganisationDeployer.GovernanceSetup[](1);
        batch.governors[0] = _governanceSetup(ALICE);
        batch.governors[0].governor.token = namespaces.getProxy(authority, TOKEN_SALT);
        order.batch = founding.encoded(batch);
        _send(UPGRADE_OWNER, order);
        OrganisationGovernor governor = OrganisationGovernor(payable(namespaces.getProxy(authority, GOVERNOR_SALT)));
        assertEq(address(governor.token()), namespaces.getProxy(authority, TOKEN_SALT));
        assertEq(governor.timelock(), namespaces.getProxy(authority, TIMELOCK_SALT));
    }

    function test_revertsForTheFounderAfterFounding() public {
        _send(ALICE, _alices());
        _expectRefused(ALICE, _later());
    }

    function test_revertsForAFormerOwnerThoughItIsTheHeir() public {
        UpgradeAuthority authority = UpgradeAuthority(_send(ALICE, _alices()));
        vm.prank(UPGRADE_OWNER);
        authority.transferOwnership(BOB);
        // Until it is accepted, nothing has changed hands.
        _expectRefused(BOB, _later());
        vm.prank(BOB);
        authority.acceptOwnership();
        _expectRefused(UPGRADE_OWNER, _later());
        IOrganisationNamespaces.Order memory order = _later();
        order.upgradeOwner = BOB;
        _send(BOB, order);
    }

    function test_nobodyAddsToWhatHasNoOwnerAnyMore() public {
        UpgradeAuthority authority = UpgradeAuthority(_send(ALICE, _alices()));
        vm.prank(UPGRADE_OWNER);
        authority.renounceOwnership();
        IOrganisationNamespaces.Order memory order = _later();
        order.upgradeOwner = address(0);
        _expectRefused(UPGRADE_OWNER, order);
        _expectRefused(ALICE, order);
    }

    function test_revertsWhenSomebodyElseOwnsItThanTheOrderSays() public {
        _send(ALICE, _alices());
        IOrganisationNamespaces.Order memory order = _later();
        order.upgradeOwner = BOB;
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_UpgradeOwnerDiffers.selector, UPGRADE_OWNER, BOB)
        );
        _send(UPGRADE_OWNER, order);
    }

    function test_theFounderGoesOnWhenThereIsMore() public {
        IOrganisationNamespaces.Order memory order = _alices();
        order.founderContinues = true;
        address authority = _send(ALICE, order);
        assertTrue(namespaces.founderContinues(authority));
        _send(ALICE, _later());
        assertFalse(namespaces.founderContinues(authority));
        order = _later();
        Founding.Batch memory batch = _batch();
        batch.tokens[0].salt = "third";
        order.batch = founding.encoded(batch);
        _expectRefused(ALICE, order);
    }

    function test_theOwnersBatchEndsTheFounding() public {
        IOrganisationNamespaces.Order memory order = _alices();
        order.founderContinues = true;
        address authority = _send(ALICE, order);
        order = _later();
        // Not the owner's to ask for.
        order.founderContinues = true;
        _send(UPGRADE_OWNER, order);
        assertFalse(namespaces.founderContinues(authority));
        _expectRefused(ALICE, _later());
    }

    function test_addressesAreTheSameInAnotherVersionOfTheDeployer() public {
        IOrganisationNamespaces.Order memory order = _later();
        address authority = _send(ALICE, _alices());
        OrganisationToken program = new OrganisationToken();
        OrganisationDeployer version = new OrganisationDeployer(
            address(namespaces),
            address(governorImplementation),
            address(quadraticImplementation),
            address(timelockImplementation),
            address(program),
            vestingProgram,
            spokeProgram,
            safeProxyFactory,
            safeSingleton,
            safeFallbackHandler
        );
        order.deployer = IBatchDeployer(version);
        _send(UPGRADE_OWNER, order);
        assertEq(_implementationOf(namespaces.getProxy(authority, "second")), address(program));
    }

    function testFuzz_everyPartOfTheIdentityMakesAnotherOrganisation(
        bytes32 id,
        address founder,
        address heir,
        uint256 chain
    ) public view {
        IOrganisationNamespaces.Identity memory identity = _alices().identity;
        IOrganisationNamespaces.Identity memory other = _alices().identity;
        (other.id, other.founder, other.heir, other.chainIds[0]) = (id, founder, heir, chain);
        bool same = keccak256(abi.encode(identity)) == keccak256(abi.encode(other));
        assertEq(namespaces.getAuthority(identity) == namespaces.getAuthority(other), same);
        other = _alices().identity;
        other.chainIds = new uint256[](2);
        other.chainIds[0] = identity.chainIds[0];
        assertNotEq(namespaces.getAuthority(identity), namespaces.getAuthority(other));
    }
}
