// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBatchDeployer} from "../../src/deployment/IBatchDeployer.sol";
import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../src/deployment/IOrganisationNamespaces.sol";
import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {ContractKind} from "../../src/types/ContractKind.sol";
import {Founding} from "../helpers/Founding.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {Initializable} from "@openzeppelin/contracts-upgradeable/proxy/utils/Initializable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// A program that makes a call while it is initialised.
contract Intruder {
    function initialise(address target, bytes calldata data) external {
        (bool ok, bytes memory reason) = target.call(data);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(reason, 0x20), mload(reason))
        }
    }
}

/// A program that leaves something behind and then says that it was another one all the time.
contract Impostor {
    function initialise(address genuine) external {
        assembly ("memory-safe") {
            sstore(0xbad, 1)
        }
        ERC1967Utils.upgradeToAndCall(genuine, "");
    }
}

/// A deployer of somebody's own.
contract OwnDeployer is IBatchDeployer {
    function deployBatch(bytes32, address, bool, bytes calldata batch) external {
        (address program, bytes memory initialisation) = abi.decode(batch, (address, bytes));
        IOrganisationNamespaces(msg.sender).createProxy("token", program, 0, address(0), initialisation);
    }
}

/// One that creates what it is given, without a proxy.
contract CloningDeployer is IBatchDeployer {
    address public created;

    function deployBatch(bytes32, address, bool, bytes calldata batch) external {
        (bytes32 salt, bytes memory creationCode) = abi.decode(batch, (bytes32, bytes));
        created = IOrganisationNamespaces(msg.sender).create(salt, creationCode);
    }
}

/// Who else could take an organisation's addresses, or the organisation.
contract Namespaces_security is PlatformTest {
    address private immutable FOUNDER = makeAddr("founder");
    address private immutable HEIR = makeAddr("heir");

    function _send(address sender, IOrganisationNamespaces.Order memory order) private returns (address) {
        vm.prank(sender);
        return namespaces.deploy(order);
    }

    function _founding() private view returns (IOrganisationNamespaces.Order memory order) {
        order = _order(FOUNDER, _organisation(FOUNDER));
        order.identity.heir = HEIR;
        order.upgradeOwner = HEIR;
        Founding.Batch memory batch = _organisation(FOUNDER);
        batch.governors[0].governor.token = namespaces.getProxy(namespaces.getAuthority(order.identity), TOKEN_SALT);
        order.batch = founding.encoded(batch);
    }

    /// For an address that is free.
    function _further(address upgradeOwner) private view returns (IOrganisationNamespaces.Order memory order) {
        order = _founding();
        Founding.Batch memory batch = _organisation(FOUNDER);
        batch.tokens[0].salt = "another";
        delete batch.governors;
        order.upgradeOwner = upgradeOwner;
        order.batch = founding.encoded(batch);
    }

    function _expectRefused(address sender, IOrganisationNamespaces.Order memory order) private {
        address authority = namespaces.getAuthority(order.identity);
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotAllowed.selector, authority, sender)
        );
        _send(sender, order);
    }

    function _handOver(UpgradeAuthority authority, address to) private {
        vm.prank(authority.owner());
        authority.transferOwnership(to);
        vm.prank(to);
        authority.acceptOwnership();
    }

    /// With a further proxy whose initialisation is `call` of `target`.
    function _intruding(address target, bytes memory call) private returns (Founding.Batch memory batch) {
        batch.proxies = new IOrganisationDeployer.ProxySetup[](1);
        batch.proxies[0].salt = "intruder";
        batch.proxies[0].kind = ContractKind.MessageController;
        batch.proxies[0].implementation = address(new Intruder());
        batch.proxies[0].initialisation = abi.encodeCall(Intruder.initialise, (target, call));
    }

    function test_aLeakedFoundersKeyIsWorthlessOnceTheOrganisationIsFounded() public {
        IOrganisationNamespaces.Order memory order = _founding();
        address authority = namespaces.getAuthority(order.identity);
        uint256 home = block.chainid;
        // On another chain, before and after.
        vm.chainId(4242);
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotAllowed.selector, authority, FOUNDER)
        );
        _send(FOUNDER, order);
        vm.chainId(home);
        _send(FOUNDER, order);
        // At home, for a free address.
        Founding.Batch memory batch = _organisation(FOUNDER);
        batch.tokens[0].salt = "another";
        delete batch.governors;
        order.batch = founding.encoded(batch);
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotAllowed.selector, authority, FOUNDER)
        );
        _send(FOUNDER, order);
    }

    /// Nobody who takes an organisation over can know that its founder has not said the last word.
    function test_whoTakesAnUnfinishedOrganisationOverIsRidOfItsFounder() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.founderContinues = true;
        UpgradeAuthority authority = UpgradeAuthority(_send(FOUNDER, order));
        vm.prank(HEIR);
        authority.transferOwnership(STRANGER);
        assertTrue(namespaces.founderContinues(address(authority)));
        vm.prank(STRANGER);
        authority.acceptOwnership();
        assertFalse(namespaces.founderContinues(address(authority)));
        _expectRefused(FOUNDER, _further(STRANGER));
        _send(STRANGER, _further(STRANGER));
    }

    /// Who takes an organisation back need not remember either that something was left open.
    function test_theFoundersRightDoesNotComeBackWithTheOwnerUnderWhomItWasGiven() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.founderContinues = true;
        UpgradeAuthority authority = UpgradeAuthority(_send(FOUNDER, order));
        _handOver(authority, STRANGER);
        _handOver(authority, HEIR);
        assertFalse(namespaces.founderContinues(address(authority)));
        _expectRefused(FOUNDER, _further(HEIR));
    }

    function test_nothingIsAddedToARenouncedAuthorityEvenBeforeTheLastBatch() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.founderContinues = true;
        UpgradeAuthority authority = UpgradeAuthority(_send(FOUNDER, order));
        vm.prank(HEIR);
        authority.renounceOwnership();
        assertFalse(namespaces.founderContinues(address(authority)));
        _expectRefused(FOUNDER, _further(address(0)));
    }

    /// A founder who owns the authority could ask for the right again before giving it away.
    function test_aFounderWhoHandsTheOrganisationOverKeepsNoDoorOpen() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.upgradeOwner = FOUNDER;
        UpgradeAuthority authority = UpgradeAuthority(_send(FOUNDER, order));
        order = _further(FOUNDER);
        order.founderContinues = true;
        _send(FOUNDER, order);
        _handOver(authority, HEIR);
        order = _further(HEIR);
        order.deployer = new OwnDeployer();
        order.batch = abi.encode(address(new Intruder()), bytes(""));
        _expectRefused(FOUNDER, order);
    }

    /// Authorities and what deployers create come from one account: their salts are hashes of different lengths.
    function testFuzz_noDeployerCreatesTheAuthorityOfAnotherOrganisation(bytes32 salt) public {
        IOrganisationNamespaces.Order memory theirs = _founding();
        bytes memory clone = abi.encodePacked(
            hex"3d602d80600a3d3981f3363d3d373d3d3d363d73", authorityImplementation, hex"5af43d82803e903d91602b57fd5bf3"
        );
        IOrganisationNamespaces.Order memory order = _founding();
        order.identity.founder = STRANGER;
        order.deployer = new CloningDeployer();
        bytes32[2] memory salts = [salt, keccak256(abi.encode(theirs.identity))];
        for (uint256 i = 0; i < salts.length; ++i) {
            order.founderContinues = true;
            order.batch = abi.encode(salts[i], clone);
            _send(STRANGER, order);
            address created = CloningDeployer(address(order.deployer)).created();
            // The code is an authority's indeed, so only the salt tells them apart.
            bytes32 hash = keccak256(abi.encode(theirs.identity));
            assertEq(
                Clones.predictDeterministicAddress(address(authorityImplementation), hash, address(namespaces)),
                namespaces.getAuthority(theirs.identity)
            );
            assertEq(created.code, namespaces.getAuthority(order.identity).code);
            assertNotEq(created, namespaces.getAuthority(theirs.identity));
        }
        assertEq(namespaces.getAuthority(theirs.identity).code.length, 0);
        assertEq(_send(FOUNDER, theirs), namespaces.getAuthority(theirs.identity));
    }

    function test_anOrderSeenInTheMempoolIsOfNoUseToItsReader() public {
        IOrganisationNamespaces.Order memory order = _founding();
        address authority = namespaces.getAuthority(order.identity);
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotAllowed.selector, authority, STRANGER)
        );
        _send(STRANGER, order);
        // As a founder of their own, or as the heir, they get other addresses.
        order.identity.heir = STRANGER;
        order.batch = "";
        assertNotEq(namespaces.getAuthority(order.identity), authority);
        assertEq(authority.code.length, 0);
    }

    function test_anOrderIsNotCarriedOutTwice() public {
        IOrganisationNamespaces.Order memory order = _founding();
        _send(FOUNDER, order);
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        _send(HEIR, order);
    }

    function test_nobodyCreatesOutsideOfABatch() public {
        IOrganisationNamespaces.Order memory order = _founding();
        _send(FOUNDER, order);
        address[4] memory callers = [FOUNDER, HEIR, address(deployer), namespaces.getAuthority(order.identity)];
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotDeployer.selector, callers[i]));
            vm.prank(callers[i]);
            namespaces.createProxy("free", address(tokenImplementation), 0, address(0), "");
            vm.expectRevert(abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotDeployer.selector, callers[i]));
            vm.prank(callers[i]);
            namespaces.create("free", hex"00");
        }
    }

    function test_nobodyGivesTheDeployerOrders() public {
        bytes memory batch = founding.encoded(_organisation(STRANGER));
        vm.expectRevert(abi.encodeWithSelector(IBatchDeployer.BatchDeployer_NotNamespaces.selector, STRANGER));
        vm.prank(STRANGER);
        deployer.deployBatch(ID, STRANGER, true, batch);
    }

    function test_whatIsInitialisedCreatesNothingInTheOrganisationsName() public {
        bytes memory call = abi.encodeCall(
            namespaces.createProxy, ("free", address(tokenImplementation), bytes32(0), address(0), bytes(""))
        );
        IOrganisationNamespaces.Order memory order = _order(FOUNDER, _intruding(address(namespaces), call));
        order.upgradeOwner = HEIR;
        address intruder = namespaces.getProxy(namespaces.getAuthority(order.identity), "intruder");
        vm.expectRevert(abi.encodeWithSelector(IOrganisationNamespaces.Namespaces_NotDeployer.selector, intruder));
        _send(FOUNDER, order);
    }

    function test_whatIsInitialisedFoundsNoOtherOrganisationMeanwhile() public {
        IOrganisationNamespaces.Order memory inner = _founding();
        bytes memory call = abi.encodeCall(namespaces.deploy, (inner));
        IOrganisationNamespaces.Order memory order = _order(FOUNDER, _intruding(address(namespaces), call));
        order.upgradeOwner = HEIR;
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        _send(FOUNDER, order);
    }

    /// Whoever sends a batch chooses its deployer. What a proxy began as is in its code, so that what it hides is seen.
    function test_aProxyThatBeganAsSomethingElseHasAnotherCode() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.deployer = new OwnDeployer();
        order.batch =
            abi.encode(address(new Impostor()), abi.encodeCall(Impostor.initialise, (address(tokenImplementation))));
        address authority = _send(FOUNDER, order);
        address token = namespaces.getProxy(authority, "token");
        assertEq(_implementationOf(token), address(tokenImplementation));
        assertNotEq(keccak256(token.code), keccak256(_proxyCode(token, 0, address(0), authority)));
    }

    /// One deployer serves one organisation at a time, whoever else it would like to serve.
    function test_aDeployerReachesTheSendersOrganisationOnly() public {
        IOrganisationNamespaces.Order memory order = _founding();
        address theirs = namespaces.getProxy(namespaces.getAuthority(order.identity), "token");
        order.identity.founder = STRANGER;
        order.deployer = new OwnDeployer();
        order.batch = abi.encode(address(new Intruder()), bytes(""));
        _send(STRANGER, order);
        assertEq(theirs.code.length, 0);
    }

    function test_aFailedBatchLeavesNoAuthorityBehind() public {
        IOrganisationNamespaces.Order memory order = _founding();
        order.batch = "";
        vm.expectRevert();
        _send(FOUNDER, order);
        assertEq(namespaces.getAuthority(order.identity).code.length, 0);
    }

    function test_nothingThatWasJustCreatedCanBeInitialisedAgain() public {
        IOrganisationNamespaces.Order memory order = _founding();
        address authority = _send(FOUNDER, order);
        IOrganisationDeployer.TokenSetup memory setup = _tokenSetup();
        OrganisationToken token = OrganisationToken(namespaces.getProxy(authority, TOKEN_SALT));
        OrganisationTimelock timelock = OrganisationTimelock(payable(namespaces.getProxy(authority, TIMELOCK_SALT)));
        address[] memory nobody = new address[](0);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        token.initialize(
            "Mine",
            "MINE",
            setup.recipients,
            setup.amounts,
            STRANGER,
            address(0),
            setup.taxThresholds,
            setup.taxBasisPoints,
            setup.bridges
        );
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        timelock.initialize(0, nobody, nobody, STRANGER);
    }

    function test_noProxyIsLeftToBeInitialisedByOthers() public {
        Founding.Batch memory batch = _intruding(address(0), "");
        batch.proxies[0].initialisation = "";
        IOrganisationNamespaces.Order memory order = _order(FOUNDER, batch);
        order.upgradeOwner = HEIR;
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationDeployer.Deployer_NoInitialisation.selector, bytes32("intruder"))
        );
        _send(FOUNDER, order);
    }
}
