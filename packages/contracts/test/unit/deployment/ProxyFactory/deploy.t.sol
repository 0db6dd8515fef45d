// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../../../../src/deployment/IProxyFactory.sol";
import {ProxyFactory} from "../../../../src/deployment/ProxyFactory.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Target} from "../../../helpers/Target.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

contract ProxyFactory_deploy is PlatformTest {
    Target private _implementation;
    bytes32 private constant SALT = keccak256("salt");
    bytes32 private constant ARGUMENT = keccak256("argument");

    function setUp() public override {
        super.setUp();
        _implementation = new Target();
    }

    function test_constructorRevertsWhenTheUpgraderHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(IProxyFactory.ProxyFactory_InvalidUpgrader.selector, STRANGER));
        new ProxyFactory(STRANGER);
    }

    function test_revertsWhenTheAuthorityIsTheZeroAddress() public {
        vm.expectRevert(abi.encodeWithSelector(IProxyFactory.ProxyFactory_InvalidAuthority.selector, address(0)));
        proxyFactory.deploy(SALT, _parameters(address(_implementation), address(0), 0), "");
    }

    function test_revertsWhenTheAuthorityIsTheFactory() public {
        address factory = address(proxyFactory);
        vm.expectRevert(abi.encodeWithSelector(IProxyFactory.ProxyFactory_InvalidAuthority.selector, factory));
        proxyFactory.deploy(SALT, _parameters(address(_implementation), factory, 0), "");
    }

    function test_revertsWhenTheImplementationHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(ERC1967Utils.ERC1967InvalidImplementation.selector, STRANGER));
        proxyFactory.deploy(SALT, _parameters(STRANGER, ALICE, 0), "");
    }

    function test_revertsWhenTheCallerHasUsedTheSalt() public {
        proxyFactory.deploy(SALT, _parameters(address(_implementation), ALICE, 0), "");
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        proxyFactory.deploy(SALT, _parameters(address(timelockImplementation), BOB, ARGUMENT), "");
    }

    function test_revertsWithTheImplementationsReasonAndCreatesNothing() public {
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        proxyFactory.deploy(SALT, _parameters(address(_implementation), ALICE, 0), abi.encodeCall(Target.set, (0)));
        assertEq(proxyFactory.getDeployed(address(this), SALT).code.length, 0);
    }

    function test_createsTheProxyAtThePredictedAddressAndInitialisesIt() public {
        address predicted = proxyFactory.getDeployed(address(this), SALT);
        vm.expectEmit(address(proxyFactory));
        emit IProxyFactory.ProxyDeployed(
            predicted, address(this), address(_implementation), ALICE, ARGUMENT, CAROL, SALT
        );
        address proxy = proxyFactory.deploy(
            SALT,
            IProxyFactory.ProxyParameters(address(_implementation), ALICE, ARGUMENT, CAROL),
            abi.encodeCall(Target.set, (7))
        );

        assertEq(proxy, predicted);
        assertEq(Target(payable(proxy)).value(), 7);
        assertEq(Target(payable(proxy)).caller(), address(proxyFactory));
        assertEq(Target(payable(proxy)).argument(), ARGUMENT);
        assertEq(Target(payable(proxy)).companion(), CAROL);
        assertEq(proxy.code, _proxyCode(proxy, ARGUMENT, CAROL, ALICE));
        assertEq(_implementationOf(proxy), address(_implementation));
    }

    function testFuzz_theAddressDependsOnCallerAndSaltOnly(address caller, bytes32 salt, address authority) public {
        vm.assume(authority != address(0) && authority != address(proxyFactory));
        address predicted = proxyFactory.getDeployed(caller, salt);
        vm.prank(caller);
        address proxy = proxyFactory.deploy(
            salt, _parameters(address(_implementation), authority, keccak256(abi.encode(salt))), ""
        );
        assertEq(proxy, predicted);
    }

    function testFuzz_leavesTheSameSaltOfAnotherCallerFree(address first, address second, bytes32 salt) public {
        vm.assume(first != second);
        vm.prank(first);
        address proxy = proxyFactory.deploy(salt, _parameters(address(_implementation), ALICE, 0), "");
        vm.prank(second);
        address other = proxyFactory.deploy(salt, _parameters(address(_implementation), ALICE, 0), "");
        assertNotEq(proxy, other);
    }
}
