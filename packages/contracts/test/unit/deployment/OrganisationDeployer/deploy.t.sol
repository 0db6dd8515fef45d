// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../../../src/deployment/IOrganisationNamespaces.sol";
import {IProxyFactory} from "../../../../src/deployment/IProxyFactory.sol";
import {ISafe, ISafeProxyFactory} from "../../../../src/deployment/ISafe.sol";
import {OrganisationDeployer} from "../../../../src/deployment/OrganisationDeployer.sol";
import {UpgradeAuthority} from "../../../../src/deployment/UpgradeAuthority.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {ContractKind} from "../../../../src/types/ContractKind.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

interface ISafeView {
    function getOwners() external view returns (address[] memory);
    function getThreshold() external view returns (uint256);
    function nonce() external view returns (uint256);
    function getStorageAt(uint256 offset, uint256 length) external view returns (bytes memory);
    function getModulesPaginated(address start, uint256 size) external view returns (address[] memory, address);
}

contract OrganisationDeployer_deploy is PlatformTest {
    function _withSafe() private view returns (Founding.Batch memory org) {
        org = _organisation(address(this));
        org.safes = new IOrganisationDeployer.SafeSetup[](1);
        org.safes[0] = _safeSetup();
    }

    function _safeSetup() private view returns (IOrganisationDeployer.SafeSetup memory setup) {
        setup.kind = ContractKind.ProtocolUpgrades;
        setup.name = "Upgrades";
        setup.saltNonce = 77;
        setup.owners = new address[](3);
        (setup.owners[0], setup.owners[1], setup.owners[2]) = (ALICE, BOB, CAROL);
        setup.threshold = 2;
    }

    function test_revertsWhenTheUpgradeOwnerIsTheZeroAddress() public {
        Founding.Batch memory org = _organisation(address(this));
        org.upgradeOwner = address(0);
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableInvalidOwner.selector, address(0)));
        founding.deploy(org);
    }

    /// In order of the kinds; 1 is a Safe's.
    function test_revertsWhenAKindIsNotASafes() public {
        bytes memory safes = hex"00010101010100000000010100000100010101000001";
        for (uint256 i = 0; i <= uint256(type(ContractKind).max); ++i) {
            Founding.Batch memory org = _withSafe();
            org.id = bytes32(i);
            (org.safes[0].kind, org.tokens[0].salt) = (ContractKind(i), bytes32(i));
            delete org.governors;
            if (safes[i] == 0) {
                vm.expectRevert(
                    abi.encodeWithSelector(IOrganisationDeployer.Deployer_InvalidSafeKind.selector, ContractKind(i))
                );
            }
            founding.deploy(org);
        }
    }

    function test_createsATokenThatTaxesForASafe() public {
        Founding.Batch memory org = _withSafe();
        org.safes[0].kind = ContractKind.TokenBridgeTaxTreasury;
        address treasury = founding.getSafe(org.safes[0]);
        (org.tokens[0].taxThresholds, org.tokens[0].taxBasisPoints) = (new uint256[](1), new uint256[](1));
        (org.tokens[0].treasury, org.tokens[0].taxThresholds[0], org.tokens[0].taxBasisPoints[0]) =
        (treasury, 5e18, 250);
        _expectDeployed(treasury, ContractKind.TokenBridgeTaxTreasury, "Upgrades");
        founding.deploy(org);
        (OrganisationToken token,,) = _deployed(address(this));
        (address named,,) = token.bridgeTax();
        assertEq(named, treasury);
        assertEq(token.calculateBridgeTax(105e18), 2.5e18);
    }

    function test_revertsWhenASafeIsRefused() public {
        Founding.Batch memory org = _withSafe();
        org.safes[0].threshold = 4;
        vm.expectRevert(bytes(""));
        founding.deploy(org);
        assertEq(founding.getAuthority(address(this), ID).code.length, 0);
    }

    function test_revertsWhenSentAgain() public {
        Founding.Batch memory org = _organisation(address(this));
        founding.deploy(org);
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        founding.deploy(org);
    }

    function test_revertsWhenTheBatchWouldCreateNothing() public {
        Founding.Batch memory org = _withSafe();
        org.tokens = new IOrganisationDeployer.TokenSetup[](0);
        org.governors = new IOrganisationDeployer.GovernanceSetup[](0);
        founding.deploy(org);
        org.safes = new IOrganisationDeployer.SafeSetup[](0);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationDeployer.Deployer_NothingToDeploy.selector, ID));
        founding.deploy(org);
    }

    function test_safesThatStandAreReportedAgain() public {
        Founding.Batch memory org = _withSafe();
        org.tokens = new IOrganisationDeployer.TokenSetup[](0);
        org.governors = new IOrganisationDeployer.GovernanceSetup[](0);
        founding.deploy(org);
        _expectDeployed(founding.getSafe(org.safes[0]), ContractKind.ProtocolUpgrades, "Upgrades");
        founding.deploy(org);
    }

    function test_constructorRevertsWhereAnyContractIsMissing() public {
        address[10] memory parts = [
            address(namespaces),
            address(governorImplementation),
            address(quadraticImplementation),
            address(timelockImplementation),
            address(tokenImplementation),
            vestingProgram,
            spokeProgram,
            safeProxyFactory,
            safeSingleton,
            safeFallbackHandler
        ];
        for (uint256 i = 0; i < parts.length; ++i) {
            address[10] memory p = parts;
            p[i] = STRANGER;
            vm.expectRevert();
            new OrganisationDeployer(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9]);
        }
    }

    function test_revertsWhenSomebodyElseOwnsTheAuthority() public {
        Founding.Batch memory org = _organisation(address(this));
        founding.deploy(org);
        org.upgradeOwner = BOB;
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_UpgradeOwnerDiffers.selector, UPGRADE_OWNER, BOB)
        );
        founding.deploy(org);
    }

    function test_goesOnWhenSomebodyHasCreatedTheSafe() public {
        Founding.Batch memory org = _withSafe();
        bytes memory setup = abi.encodeCall(
            ISafe.setup,
            (org.safes[0].owners, 2, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        vm.prank(STRANGER);
        address safe = ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, setup, 77);

        assertEq(founding.getSafe(org.safes[0]), safe);
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, safe, ContractKind.ProtocolUpgrades, "Upgrades");
        founding.deploy(org);
    }

    function testFuzz_nobodyTakesAnothersAddresses(address attacker) public {
        vm.assume(attacker != address(this));
        // Same id and salts; only the token that the governor names has to be the attacker's own.
        Founding.Batch memory theirs = _organisation(attacker);
        vm.prank(attacker);
        founding.deploy(theirs);

        Founding.Batch memory org = _organisation(address(this));
        org.upgradeOwner = BOB;
        founding.deploy(org);
        assertEq(UpgradeAuthority(founding.getAuthority(address(this), ID)).owner(), BOB);
        assertEq(UpgradeAuthority(founding.getAuthority(attacker, ID)).owner(), UPGRADE_OWNER);
        assertNotEq(founding.getToken(address(this), TOKEN_SALT), founding.getToken(attacker, TOKEN_SALT));
    }

    function test_aLaterBatchUsesTheAuthorityThatStands() public {
        Founding.Batch memory org = _organisation(address(this));
        IOrganisationDeployer.GovernanceSetup[] memory governors = org.governors;
        org.governors = new IOrganisationDeployer.GovernanceSetup[](0);
        address authority = founding.deploy(org);

        org.tokens = new IOrganisationDeployer.TokenSetup[](0);
        org.governors = governors;
        assertEq(founding.deploy(org), authority);
        _assertProxy(founding.getGovernance(address(this), GOVERNOR_SALT), authority, _tokenWord());
    }

    function test_aBatchMayNameItsOwnContracts() public {
        Founding.Batch memory org = _withSafe();
        address safe = founding.getSafe(org.safes[0]);
        address treasury = founding.getGovernance(address(this), TIMELOCK_SALT);
        org.upgradeOwner = safe;
        org.tokens[0].recipients[0] = treasury;
        org.tokens[0].owner = treasury;
        org.governors[0].canceller = safe;
        UpgradeAuthority authority = UpgradeAuthority(founding.deploy(org));

        (OrganisationToken token,, OrganisationTimelock timelock) = _deployed(address(this));
        assertEq(authority.owner(), safe);
        assertEq(address(timelock), treasury);
        assertEq(token.balanceOf(treasury), 600e18);
        assertEq(token.owner(), treasury);
        assertTrue(timelock.hasRole(timelock.CANCELLER_ROLE(), safe));
    }

    function test_createsARealSafeWithNothingButOwnersAndHandler() public {
        Founding.Batch memory org = _withSafe();
        founding.deploy(org);
        ISafeView safe = ISafeView(founding.getSafe(org.safes[0]));
        assertEq(safe.getOwners(), org.safes[0].owners);
        assertEq(safe.getThreshold(), 2);
        assertEq(safe.nonce(), 0);
        uint256 handlerSlot = uint256(keccak256("fallback_manager.handler.address"));
        assertEq(abi.decode(safe.getStorageAt(handlerSlot, 1), (address)), safeFallbackHandler);
        (address[] memory modules,) = safe.getModulesPaginated(address(1), 10);
        assertEq(modules.length, 0);
    }

    function test_createsEverythingAndReportsIt() public {
        Founding.Batch memory org = _organisation(address(this));
        (OrganisationToken token, OrganisationGovernor governor, OrganisationTimelock timelock) =
            _deployed(address(this));
        address authority = founding.getAuthority(address(this), ID);
        _expectDeployed(authority, ContractKind.ProxyAdmin, "");
        _expectDeployed(address(token), ContractKind.Token, "Althing");
        _expectDeployed(address(timelock), ContractKind.Timelock, "Main");
        _expectDeployed(address(governor), ContractKind.Governor, "Main");
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.OrganisationDeployed(ID, authority);
        assertEq(founding.deploy(org), authority);

        _assertProxy(address(token), authority, 0);
        _assertProxy(address(timelock), authority, 0);
        _assertProxy(address(governor), authority, _tokenWord());
        assertEq(_implementationOf(address(token)), address(tokenImplementation));
        assertEq(_implementationOf(address(timelock)), address(timelockImplementation));
        assertEq(_implementationOf(address(governor)), address(governorImplementation));
        assertEq(UpgradeAuthority(authority).owner(), UPGRADE_OWNER);
        assertEq(token.totalSupply(), 1000e18);
        assertEq(address(governor.token()), address(token));
        assertEq(governor.timelock(), address(timelock));
        assertEq(timelock.getMinDelay(), TIMELOCK_DELAY);
    }

    function test_aGovernorNeedsNoTimelock() public {
        Founding.Batch memory org = _organisation(address(this));
        org.governors[0].timelockDelay = 0;
        founding.deploy(org);
        (, OrganisationGovernor governor, OrganisationTimelock timelock) = _deployed(address(this));
        assertEq(governor.timelock(), address(0));
        assertEq(address(timelock).code.length, 0);
    }

    function _expectDeployed(address account, ContractKind kind, string memory name) private {
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, account, kind, name);
    }

    function _tokenWord() private view returns (bytes32) {
        return bytes32(uint256(uint160(founding.getToken(address(this), TOKEN_SALT))));
    }

    function _assertProxy(address proxy, address authority, bytes32 argument) private view {
        assertEq(proxy.code, _proxyCode(proxy, argument, address(0), authority));
    }
}
