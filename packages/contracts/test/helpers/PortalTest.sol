// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {ProxyFactory} from "../../src/deployment/ProxyFactory.sol";
import {ProxyUpgrader} from "../../src/deployment/ProxyUpgrader.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {AssetController} from "../../src/portals/AssetController.sol";
import {IAssetController} from "../../src/portals/IAssetController.sol";
import {Transfer} from "../../src/portals/TransferPayload.sol";
import {IOrganisationToken} from "../../src/token/IOrganisationToken.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {ScriptedAdapter} from "./ScriptedAdapter.sol";
import {Test} from "forge-std/Test.sol";

/// A token of which Alice has 1,000,000, and one controller that is both sides: it sends while the chain is HOME and receives while it is
/// FAR. Of four adapters of the platform the first three agree on transfers, two of them at least, up to 5,000 of the token at once; the first
/// two also carry some alone, up to 1,000 and 500. Nobody has been asked for anything by the fourth.
abstract contract PortalTest is Test {
    uint256 internal constant HOME = 31337;
    uint256 internal constant FAR = 8453;
    uint32 internal constant DURATION = 12 hours;
    uint256 internal constant SUPPLY = 1_000_000e18;
    bytes4 internal constant MINT = 0x40c10f19;
    bytes4 internal constant BURN = 0x9dc29fac;

    address internal immutable AUTHORITY = makeAddr("authority");
    address internal immutable ADMIN = makeAddr("admin");
    address internal immutable MANAGER = makeAddr("manager");
    address internal immutable PAUSER = makeAddr("pauser");
    address internal immutable TOKEN_OWNER = makeAddr("token owner");
    address internal immutable TREASURY = makeAddr("treasury");
    address internal immutable ALICE = makeAddr("alice");
    address internal immutable BOB = makeAddr("bob");
    address internal immutable STRANGER = makeAddr("stranger");

    ProxyFactory internal proxyFactory;
    AssetController internal implementation;
    AssetController internal controller;
    OrganisationToken internal token;
    ScriptedAdapter[4] internal adapters;

    function setUp() public virtual {
        proxyFactory = new ProxyFactory(address(new ProxyUpgrader()));
        address[8] memory platform;
        for (uint256 i = 0; i < 4; ++i) {
            adapters[i] = new ScriptedAdapter();
            platform[i] = address(adapters[i]);
        }
        implementation = new AssetController(platform);
        token = _newToken("token");
        controller = _newController("controller", address(token), _setup());
        vm.prank(TOKEN_OWNER);
        token.setLimits(address(controller), type(uint112).max, type(uint112).max);
        vm.prank(ALICE);
        token.approve(address(controller), type(uint256).max);
        vm.deal(ALICE, 10 ether);
        vm.deal(STRANGER, 10 ether);
        skip(1);
    }

    function _newToken(bytes32 salt) internal returns (OrganisationToken) {
        address[] memory recipients = new address[](1);
        uint256[] memory amounts = new uint256[](1);
        (recipients[0], amounts[0]) = (ALICE, SUPPLY);
        bytes memory call = abi.encodeCall(
            OrganisationToken.initialize,
            (
                "Token",
                "TKN",
                recipients,
                amounts,
                TOKEN_OWNER,
                TREASURY,
                new uint256[](0),
                new uint256[](0),
                new IOrganisationToken.BridgeLimits[](0)
            )
        );
        return OrganisationToken(_proxy(salt, address(new OrganisationToken()), address(0), call));
    }

    /// On both chains.
    function _newController(bytes32 salt, address token_, IAssetController.Setup memory setup)
        internal
        returns (AssetController created)
    {
        bytes memory call = abi.encodeCall(IAssetController.initialize, (setup));
        // While the chain is neither, so that both can be named.
        uint256 chain = block.chainid;
        vm.chainId(1);
        created = AssetController(_proxy(salt, address(implementation), token_, call));
        vm.chainId(chain);
    }

    function _proxy(bytes32 salt, address implementation_, address argument, bytes memory call)
        internal
        returns (address)
    {
        bytes32 word = bytes32(uint256(uint160(argument)));
        return
            proxyFactory.deploy(salt, IProxyFactory.ProxyParameters(implementation_, AUTHORITY, word, address(0)), call);
    }

    function _setup() internal view returns (IAssetController.Setup memory setup) {
        (setup.admin, setup.manager, setup.pauser) = (ADMIN, MANAGER, PAUSER);
        setup.custody = IAssetController.Custody(false, false, MINT, BURN);
        (setup.duration, setup.minBridges, setup.unwrapping) = (DURATION, 2, false);
        setup.multiBridgeAdapters = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            setup.multiBridgeAdapters[i] = address(adapters[i]);
        }
        setup.limits = new IAssetController.Limits[](3);
        setup.limits[0] = IAssetController.Limits(address(0), 5000e18, 5000e18);
        setup.limits[1] = IAssetController.Limits(address(adapters[0]), 1000e18, 1000e18);
        setup.limits[2] = IAssetController.Limits(address(adapters[1]), 500e18, 500e18);
        setup.chains = new IAssetController.Chain[](2);
        setup.chains[0] = IAssetController.Chain(HOME, true, true);
        setup.chains[1] = IAssetController.Chain(FAR, true, true);
    }

    function _transfer(uint256 amount, uint8 threshold) internal view returns (Transfer memory) {
        return Transfer(BOB, threshold, false, amount, FAR);
    }

    /// One leg per adapter from this one on, each with this fee.
    function _legs(uint256 from, uint256 count, uint256 fee)
        internal
        view
        returns (IMessageController.Leg[] memory legs)
    {
        legs = new IMessageController.Leg[](count);
        for (uint256 i = 0; i < count; ++i) {
            legs[i] = IMessageController.Leg(address(adapters[from + i]), fee, "");
        }
    }

    /// By the first adapter alone.
    function _sendSingle(uint256 amount) internal returns (bytes memory payload) {
        vm.prank(ALICE);
        controller.transferTo(_transfer(amount, 1), _legs(0, 1, 0));
        return adapters[0].lastMessage();
    }

    /// By three, of which two have to agree.
    function _sendMulti(uint256 amount) internal returns (bytes memory payload) {
        vm.prank(ALICE);
        controller.transferTo(_transfer(amount, 2), _legs(0, 3, 0));
        return adapters[0].lastMessage();
    }

    /// A second later, on the other chain.
    function _cross() internal {
        vm.chainId(FAR);
        skip(1);
    }

    function _deliver(uint256 adapter, bytes memory payload) internal {
        vm.prank(address(adapters[adapter]));
        controller.receiveMessage(HOME, payload);
    }

    function _setLimits(address adapter, uint256 minting, uint256 burning) internal {
        vm.prank(MANAGER);
        controller.setLimits(IAssetController.Limits(adapter, minting, burning));
    }

    function _hash(bytes memory payload) internal view returns (bytes32) {
        return controller.payloadHashOf(HOME, payload);
    }

    function _assertState(bytes memory payload, uint256 votes, bool executed) internal view {
        (uint256 v, bool done) = controller.transferState(HOME, payload);
        assertEq(v, votes, "votes");
        assertEq(done, executed, "executed");
    }

    function _expectUnauthorised(address account, bytes32 role) internal {
        vm.expectRevert(abi.encodeWithSignature("AccessControlUnauthorizedAccount(address,bytes32)", account, role));
    }
}
