// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../src/deployment/IOrganisationNamespaces.sol";
import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {ISafe, ISafeProxyFactory} from "../../src/deployment/ISafe.sol";
import {IUpgradeAuthority} from "../../src/deployment/IUpgradeAuthority.sol";
import {OrganisationNamespaces} from "../../src/deployment/OrganisationNamespaces.sol";
import {ProxyFactory} from "../../src/deployment/ProxyFactory.sol";
import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {ContractKind} from "../../src/types/ContractKind.sol";
import {Founding} from "../helpers/Founding.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {Target} from "../helpers/Target.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// Creates another proxy while it is being initialised itself.
contract Nesting {
    function nest(IProxyFactory factory, address implementation, address authority) external returns (address) {
        return factory.deploy(
            "inner", IProxyFactory.ProxyParameters(implementation, authority, bytes32(uint256(0xbad)), address(0)), ""
        );
    }
}

/// Attempts on what is being deployed.
contract Deployment_security is PlatformTest {
    function test_aDeploymentInsideAnInitialisationChangesNothingOfTheOuterProxy() public {
        address nesting = address(new Nesting());
        address target = address(new Target());
        address outer = proxyFactory.deploy(
            "outer",
            _parameters(nesting, ALICE, bytes32(uint256(1))),
            abi.encodeCall(Nesting.nest, (proxyFactory, target, STRANGER))
        );
        address inner = proxyFactory.getDeployed(outer, "inner");
        assertEq(_implementationOf(outer), nesting);
        assertEq(_implementationOf(inner), target);
        assertEq(Target(payable(inner)).argument(), bytes32(uint256(0xbad)));
        assertEq(_authorityOf(outer), ALICE);
        assertEq(_authorityOf(inner), STRANGER);
    }

    function test_moneyAtAPredictedAddressHindersNothing() public {
        vm.deal(founding.getToken(ALICE, TOKEN_SALT), 1);
        vm.deal(founding.getGovernance(ALICE, GOVERNOR_SALT), 1);
        vm.deal(founding.getAuthority(ALICE, ID), 1);
        Founding.Batch memory org = _organisation(ALICE);
        vm.prank(ALICE);
        assertEq(founding.deploy(org), founding.getAuthority(ALICE, ID));
    }

    function test_theFactoriesKnowACallerByItsOwnAddressOnly() public {
        Founding.Batch memory org = _organisation(ALICE);
        vm.prank(STRANGER);
        governanceFactory.initialiseGovernanceSystem(
            STRANGER, abi.encode(_governorSetup(_anyToken())), "", "", org.governors[0].salts, address(0)
        );
        vm.prank(ALICE);
        founding.deploy(org);
        (, OrganisationGovernor governor,) = _deployed(ALICE);
        assertEq(_authorityOf(address(governor)), founding.getAuthority(ALICE, ID));
    }

    /// The stranger's own token, for a governor of the stranger's own.
    function _anyToken() private returns (address) {
        Founding.Batch memory org = _organisation(STRANGER);
        delete org.governors;
        vm.prank(STRANGER);
        founding.deploy(org);
        return founding.getToken(STRANGER, TOKEN_SALT);
    }

    /// The last 20 bytes of a proxy's code.
    function _authorityOf(address proxy) private view returns (address authority) {
        bytes memory code = proxy.code;
        assembly ("memory-safe") {
            authority := mload(add(code, mload(code)))
        }
    }

    /// A clone of nothing takes every call without an error, its initialisation too, until somebody puts the program there.
    function test_thereIsNoPlatformWithoutTheAuthoritysProgram() public {
        address missing = makeAddr("authority implementation to come");
        vm.expectRevert(abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NoCode.selector, missing));
        new OrganisationNamespaces(address(proxyFactory), missing);
    }

    /// Whatever stands where the authority's program is expected.
    function test_nobodyTakesAnAuthorityThatDoesNotKnowItsOwner() public {
        vm.etch(address(authorityImplementation), address(new AcceptsEverything()).code);
        vm.expectRevert();
        founding.deploy(_safesOnly());
    }

    function test_thereIsNoProxyFactoryWithoutTheUpgrader() public {
        address missing = makeAddr("upgrader to come");
        vm.expectRevert(abi.encodeWithSelector(IProxyFactory.ProxyFactory_InvalidUpgrader.selector, missing));
        new ProxyFactory(missing);
    }

    function test_noUpgradeIsReportedThatDidNotHappen() public {
        UpgradeAuthority authority = _authorityOfAlice();
        address proxy = proxyFactory.deploy("proxy", _parameters(address(new Target()), address(authority), 0), "");
        vm.etch(address(upgrader), "");
        _assertNotUpgraded(authority, proxy);
    }

    function test_noUpgradeIsReportedOfWhatIsNoProxy() public {
        _assertNotUpgraded(_authorityOfAlice(), address(new AcceptsEverything()));
    }

    function _authorityOfAlice() private returns (UpgradeAuthority authority) {
        authority = UpgradeAuthority(Clones.clone(address(authorityImplementation)));
        authority.initialize(ALICE);
    }

    function _assertNotUpgraded(UpgradeAuthority authority, address proxy) private {
        IUpgradeAuthority.Upgrade[] memory upgrades = new IUpgradeAuthority.Upgrade[](1);
        upgrades[0] = IUpgradeAuthority.Upgrade(proxy, address(new Target()), "");
        vm.expectRevert(abi.encodeWithSelector(IUpgradeAuthority.UpgradeAuthority_NotUpgraded.selector, proxy));
        vm.prank(ALICE);
        authority.upgrade(upgrades);
    }

    function _safesOnly() private returns (Founding.Batch memory org) {
        org.id = ID;
        org.upgradeOwner = ALICE;
        org.safes = new IOrganisationDeployer.SafeSetup[](1);
        org.safes[0].kind = ContractKind.SafeTreasury;
        org.safes[0].name = "Treasury";
        org.safes[0].owners = new address[](2);
        (org.safes[0].owners[0], org.safes[0].owners[1]) = (_safeOwner(), BOB);
        org.safes[0].threshold = 1;
    }

    function _safeOwner() private returns (address owner) {
        (owner,) = makeAddrAndKey("safe owner");
    }

    function _createSafe(IOrganisationDeployer.SafeSetup memory setup) private returns (ISafeActions) {
        bytes memory initialiser = abi.encodeCall(
            ISafe.setup,
            (setup.owners, setup.threshold, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        return ISafeActions(
            ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, initialiser, setup.saltNonce)
        );
    }

    /// Signed by the sender's approval, which Safe knows as a signature of the kind 1.
    function _act(ISafeActions safe, bytes memory data) private {
        bytes memory approval = abi.encodePacked(uint256(uint160(_safeOwner())), uint256(0), uint8(1));
        vm.prank(_safeOwner());
        assertTrue(safe.execTransaction(address(safe), 0, data, 0, 0, 0, 0, address(0), payable(address(0)), approval));
    }

    function test_aStrangerWhoCreatesTheSafesOfALaterBatchHindersNothing() public {
        founding.deploy(_firstBatch());
        Founding.Batch memory org = _safesOnly();
        ISafeActions safe = _createSafe(org.safes[0]);
        address authority = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority, address(safe), ContractKind.SafeTreasury, "Treasury");
        founding.deploy(org);
    }

    function _firstBatch() private view returns (Founding.Batch memory org) {
        org = _organisation(address(this));
        org.upgradeOwner = ALICE;
    }

    function test_anOldSafeIsNotAnnouncedWhoseOwnersThresholdModulesGuardOrHandlerHaveChanged() public {
        bytes[6] memory changes = [
            abi.encodeCall(ISafeActions.swapOwner, (address(1), _safeOwner(), STRANGER)),
            abi.encodeCall(ISafeActions.addOwnerWithThreshold, (STRANGER, 1)),
            abi.encodeCall(ISafeActions.changeThreshold, (2)),
            abi.encodeCall(ISafeActions.enableModule, (STRANGER)),
            abi.encodeCall(ISafeActions.setGuard, (address(new AcceptsEverything()))),
            abi.encodeCall(ISafeActions.setFallbackHandler, (STRANGER))
        ];
        for (uint256 i = 0; i < changes.length; ++i) {
            Founding.Batch memory org = _safesOnly();
            org.id = bytes32(i);
            org.safes[0].saltNonce = i;
            ISafeActions safe = _createSafe(org.safes[0]);
            _act(safe, changes[i]);
            vm.expectRevert(abi.encodeWithSelector(IOrganisationDeployer.Deployer_SafeDiffers.selector, address(safe)));
            founding.deploy(org);
        }
    }

    /// Its code is the same, and it answers as if nothing had changed.
    function test_anOldSafeIsNotAnnouncedThatRunsAnotherProgram() public {
        Founding.Batch memory org = _safesOnly();
        address safe = address(_createSafe(org.safes[0]));
        address copy = makeAddr("copy of the singleton");
        vm.etch(copy, safeSingleton.code);
        vm.store(safe, 0, bytes32(uint256(uint160(copy))));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationDeployer.Deployer_SafeDiffers.selector, safe));
        founding.deploy(org);
    }

    function test_aSafeThatHasActedAndIsWhatWasReviewedIsStillAnnounced() public {
        Founding.Batch memory org = _safesOnly();
        ISafeActions safe = _createSafe(org.safes[0]);
        _act(safe, abi.encodeCall(ISafeActions.addOwnerWithThreshold, (STRANGER, 1)));
        _act(safe, abi.encodeCall(ISafeActions.removeOwner, (address(1), STRANGER, 1)));
        founding.deploy(org);
    }
}

interface ISafeActions {
    function swapOwner(address previous, address oldOwner, address newOwner) external;
    function addOwnerWithThreshold(address owner, uint256 threshold) external;
    function removeOwner(address previous, address owner, uint256 threshold) external;
    function changeThreshold(uint256 threshold) external;
    function enableModule(address module) external;
    function setGuard(address guard) external;
    function setFallbackHandler(address handler) external;
    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        uint8 operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes calldata signatures
    ) external returns (bool);
}

/// Succeeds at everything and does nothing; as a guard it also names its interface.
contract AcceptsEverything {
    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    fallback() external payable {}
}
