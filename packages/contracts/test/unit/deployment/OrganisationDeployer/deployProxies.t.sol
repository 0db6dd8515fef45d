// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IProxyFactory} from "../../../../src/deployment/IProxyFactory.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {MessageController} from "../../../../src/messaging/MessageController.sol";
import {MessageExecutor} from "../../../../src/messaging/MessageExecutor.sol";
import {ContractKind} from "../../../../src/types/ContractKind.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Target} from "../../../helpers/Target.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

/// A batch on a chain to which messages come: a controller, and whoever holds it.
contract OrganisationDeployer_deployProxies is PlatformTest {
    bytes32 private constant SALT = keccak256("controller");
    bytes32 private constant ARGUMENT = keccak256("argument");

    address private immutable COMPANION = makeAddr("companion");

    function _batch(IOrganisationDeployer.ProxySetup memory setup) private view returns (Founding.Batch memory org) {
        org.id = ID;
        org.upgradeOwner = UPGRADE_OWNER;
        org.proxies = new IOrganisationDeployer.ProxySetup[](1);
        org.proxies[0] = setup;
    }

    function _target() private returns (IOrganisationDeployer.ProxySetup memory) {
        return IOrganisationDeployer.ProxySetup(
            SALT,
            ContractKind.MessageController,
            address(new Target()),
            ARGUMENT,
            COMPANION,
            abi.encodeCall(Target.set, (7))
        );
    }

    function _deployed(address sender, bytes32 salt) private view returns (Target) {
        return Target(payable(founding.getToken(sender, salt)));
    }

    function test_revertsForEveryOtherKind() public {
        for (uint256 i = 0; i <= uint256(type(ContractKind).max); ++i) {
            ContractKind kind = ContractKind(i);
            if (kind == ContractKind.MessageController || kind == ContractKind.AssetController) continue;
            Founding.Batch memory org = _batch(_target());
            org.proxies[0].kind = kind;
            vm.expectRevert(abi.encodeWithSelector(IOrganisationDeployer.Deployer_InvalidProxyKind.selector, kind));
            founding.deploy(org);
        }
    }

    function test_createsItAsTheOrganisationsOwn() public {
        IOrganisationDeployer.ProxySetup memory setup = _target();
        Target proxy = _deployed(address(this), SALT);
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, address(proxy), ContractKind.MessageController, "");
        address authority = founding.deploy(_batch(setup));

        assertEq(address(proxy).code, _proxyCode(address(proxy), ARGUMENT, COMPANION, authority));
        assertEq(_implementationOf(address(proxy)), setup.implementation);
        assertEq(proxy.value(), 7);
        assertEq(proxy.caller(), address(proxyFactory));
    }

    function test_tellsOfAnAssetController() public {
        IOrganisationDeployer.ProxySetup memory setup = _target();
        setup.kind = ContractKind.AssetController;
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(
            ID, authority_, address(_deployed(address(this), SALT)), ContractKind.AssetController, ""
        );
        founding.deploy(_batch(setup));
    }

    function test_aBatchMayHaveNothingElse() public {
        founding.deploy(_batch(_target()));
        IOrganisationDeployer.ProxySetup memory second = _target();
        second.salt = keccak256("second");
        founding.deploy(_batch(second));
        assertEq(_deployed(address(this), second.salt).value(), 7);
    }

    function test_createsAllOfThemInTheirOrder() public {
        Founding.Batch memory org = _batch(_target());
        IOrganisationDeployer.ProxySetup memory second = _target();
        second.salt = keccak256("second");
        org.proxies = new IOrganisationDeployer.ProxySetup[](2);
        org.proxies[0] = _target();
        org.proxies[1] = second;
        founding.deploy(org);
        assertEq(_deployed(address(this), SALT).value(), 7);
        assertEq(_deployed(address(this), second.salt).value(), 7);
    }

    function test_revertsWhereTheImplementationHasNoCode() public {
        IOrganisationDeployer.ProxySetup memory setup = _target();
        setup.implementation = STRANGER;
        vm.expectRevert(abi.encodeWithSelector(ERC1967Utils.ERC1967InvalidImplementation.selector, STRANGER));
        founding.deploy(_batch(setup));
    }

    function test_revertsWithTheReasonOfTheInitialisation() public {
        IOrganisationDeployer.ProxySetup memory setup = _target();
        setup.initialisation = abi.encodeCall(Target.set, (0));
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        founding.deploy(_batch(setup));
        assertEq(founding.getAuthority(address(this), ID).code.length, 0);
    }

    function test_revertsWhenASaltIsUsed() public {
        Founding.Batch memory org = _batch(_target());
        founding.deploy(org);
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        founding.deploy(org);
    }

    function testFuzz_nobodyTakesAnothersAddress(address attacker) public {
        vm.assume(attacker != address(this));
        IOrganisationDeployer.ProxySetup memory setup = _target();
        setup.initialisation = abi.encodeCall(Target.set, (8));
        vm.prank(attacker);
        founding.deploy(_batch(setup));
        founding.deploy(_batch(_target()));
        assertEq(_deployed(attacker, SALT).value(), 8);
        assertEq(_deployed(address(this), SALT).value(), 7);
    }

    function test_createsAControllerOfTheBatchsSafes() public {
        Founding.Batch memory org = _batch(_target());
        org.safes = new IOrganisationDeployer.SafeSetup[](3);
        org.safes[0] = _safe(ContractKind.MultiBridgeOriginator);
        org.safes[1] = _safe(ContractKind.MultiBridgeOwner);
        org.safes[2] = _safe(ContractKind.MultiBridgeVeto);
        address[3] memory safes;
        for (uint256 i = 0; i < 3; ++i) {
            safes[i] = founding.getSafe(org.safes[i]);
        }
        address[8] memory none;
        org.proxies[0].implementation = address(new MessageController(none, address(new MessageExecutor())));
        org.proxies[0].initialisation = abi.encodeCall(IMessageController.initialize, (_controllerSetup(safes)));
        for (uint256 i = 0; i < 3; ++i) {
            address authority_ = founding.getAuthority(address(this), ID);
            vm.expectEmit(address(deployer));
            emit IOrganisationDeployer.ContractDeployed(ID, authority_, safes[i], org.safes[i].kind, "");
        }
        founding.deploy(org);

        MessageController controller = MessageController(founding.getToken(address(this), SALT));
        assertTrue(controller.hasRole(controller.ORIGINATOR_ROLE(), safes[0]));
        assertEq(controller.defaultAdmin(), safes[1]);
        assertEq(controller.vetoer(), safes[2]);
    }

    function _safe(ContractKind kind) private view returns (IOrganisationDeployer.SafeSetup memory setup) {
        setup.kind = kind;
        setup.saltNonce = uint256(kind);
        setup.owners = new address[](2);
        (setup.owners[0], setup.owners[1]) = (ALICE, BOB);
        setup.threshold = 2;
    }

    function _controllerSetup(address[3] memory safes) private pure returns (IMessageController.Setup memory setup) {
        setup.originators = new address[](1);
        (setup.originators[0], setup.owner, setup.vetoer) = (safes[0], safes[1], safes[2]);
    }
}
