// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {AssetController} from "../../../../src/portals/AssetController.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {Transfer} from "../../../../src/portals/TransferPayload.sol";
import {IOrganisationToken} from "../../../../src/token/IOrganisationToken.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {ContractKind} from "../../../../src/types/ContractKind.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {ScriptedAdapter} from "../../../helpers/ScriptedAdapter.sol";

/// A token and its door to another chain, in one batch. One bridge carries up to 10 of it there, and 20 from there.
contract OrganisationDeployer_deployPortal is PlatformTest {
    bytes32 private constant SALT = keccak256("asset controller");
    uint256 private constant FAR = 8453;

    ScriptedAdapter private _adapter;
    AssetController private _implementation;
    AssetController private _controller;
    OrganisationToken private _token;
    address private _admin;

    function setUp() public override {
        super.setUp();
        _adapter = new ScriptedAdapter();
        address[8] memory adapters;
        adapters[0] = address(_adapter);
        _implementation = new AssetController(adapters);
        _controller = AssetController(founding.getToken(address(this), SALT));
        _token = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
        _admin = founding.getSafe(_safe());
    }

    function _safe() private view returns (IOrganisationDeployer.SafeSetup memory setup) {
        setup.kind = ContractKind.AssetControllerAdmin;
        setup.owners = new address[](2);
        (setup.owners[0], setup.owners[1]) = (ALICE, BOB);
        setup.threshold = 2;
    }

    function _setup() private view returns (IAssetController.Setup memory setup) {
        (setup.admin, setup.manager, setup.pauser) = (_admin, _admin, _admin);
        setup.duration = 1 days;
        setup.custody = IAssetController.Custody(false, false, 0x40c10f19, 0x9dc29fac);
        setup.limits = new IAssetController.Limits[](1);
        setup.limits[0] = IAssetController.Limits(address(_adapter), 20e18, 10e18);
        setup.chains = new IAssetController.Chain[](1);
        setup.chains[0] = IAssetController.Chain(FAR, true, true);
    }

    function _batch() private view returns (Founding.Batch memory org) {
        org = _organisation(address(this));
        delete org.governors;
        org.tokens[0].bridges = new IOrganisationToken.BridgeLimits[](1);
        org.tokens[0].bridges[0] = IOrganisationToken.BridgeLimits(address(_controller), 20e18, 10e18);
        org.safes = new IOrganisationDeployer.SafeSetup[](1);
        org.safes[0] = _safe();
        org.proxies = new IOrganisationDeployer.ProxySetup[](1);
        org.proxies[0] = IOrganisationDeployer.ProxySetup(
            SALT,
            ContractKind.AssetController,
            address(_implementation),
            bytes32(uint256(uint160(address(_token)))),
            address(0),
            abi.encodeCall(IAssetController.initialize, (_setup()))
        );
    }

    function _expectDeployed(address account, ContractKind kind, string memory name) private {
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, account, kind, name);
    }

    function test_createsTheTokenItsControllerAndWhoAdministersIt() public {
        _expectDeployed(_admin, ContractKind.AssetControllerAdmin, "");
        _expectDeployed(address(_token), ContractKind.Token, "Althing");
        _expectDeployed(address(_controller), ContractKind.AssetController, "");
        founding.deploy(_batch());

        assertEq(_controller.token(), address(_token));
        assertEq(_controller.defaultAdmin(), _admin);
        assertEq(_token.mintingMaxLimitOf(address(_controller)), _controller.mintingMaxLimitOf(address(_adapter)));
        assertEq(_token.burningMaxLimitOf(address(_controller)), _controller.burningMaxLimitOf(address(_adapter)));
    }

    function test_leavesNoRoleWithWhoHadAHandInIt() public {
        founding.deploy(_batch());
        bytes32[3] memory roles = [bytes32(0), _controller.PAUSE_ROLE(), _controller.CONTROLLER_MANAGER_ROLE()];
        address[3] memory hands = [address(this), address(deployer), address(proxyFactory)];
        for (uint256 i = 0; i < 3; ++i) {
            assertTrue(_controller.hasRole(roles[i], _admin));
            for (uint256 j = 0; j < 3; ++j) {
                assertFalse(_controller.hasRole(roles[i], hands[j]));
            }
        }
    }

    function test_takesTokensAwayAndGivesThemUpToTheLimits() public {
        founding.deploy(_batch());
        vm.prank(ALICE);
        _token.approve(address(_controller), 11e18);
        _send(10e18);
        assertEq(_token.balanceOf(ALICE), 590e18);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        this.send(1);

        skip(1);
        assertTrue(_arrives(20e18));
        assertEq(_token.balanceOf(BOB), 320e18);
        assertFalse(_arrives(1e18));
        assertEq(_token.balanceOf(BOB), 320e18);
        assertEq(_token.totalSupply(), 1010e18);
    }

    function send(uint256 amount) external {
        _send(amount);
    }

    function _send(uint256 amount) private {
        IMessageController.Leg[] memory legs = new IMessageController.Leg[](1);
        legs[0].adapter = address(_adapter);
        vm.prank(ALICE);
        _controller.transferTo(Transfer(BOB, 1, false, amount, FAR), legs);
    }

    /// What the bridge brings from the other chain: a transfer for one bridge, sent a second ago, of which Bob is the recipient.
    function _arrives(uint256 amount) private returns (bool executed) {
        uint32 sentAt = uint32(block.timestamp - 1);
        bytes memory payload = abi.encodePacked(
            uint8(6 << 5 | 1), uint40(amount), uint56(block.chainid), sentAt, false, BOB, uint112(amount)
        );
        vm.prank(address(_adapter));
        _controller.receiveMessage(FAR, payload);
        (, executed) = _controller.transferState(FAR, payload);
    }
}
