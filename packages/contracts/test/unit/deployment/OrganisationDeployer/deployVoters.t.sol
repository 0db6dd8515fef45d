// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IProxyFactory} from "../../../../src/deployment/IProxyFactory.sol";
import {GovernorSpoke} from "../../../../src/governance/GovernorSpoke.sol";
import {IVotingTransport} from "../../../../src/messaging/IVotingTransport.sol";
import {ContractKind} from "../../../../src/types/ContractKind.sol";
import {ITokenVesting} from "../../../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../../../src/vesting/TokenVesting.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// A batch on a voting chain: a token of which Carol's part vests, and a spoke for a governor at home.
contract OrganisationDeployer_deployVoters is PlatformTest {
    bytes32 private constant VESTING_SALT = keccak256("vesting");
    bytes32 private constant SPOKE_SALT = keccak256("spoke");
    uint256 private constant HOME = 10;

    address private immutable CONTROLLER = makeAddr("controller");
    address private immutable GOVERNOR = makeAddr("governor at home");

    address private _token;
    address private _vesting;
    address private _spoke;

    function setUp() public override {
        super.setUp();
        _token = founding.getToken(address(this), TOKEN_SALT);
        _vesting = founding.getToken(address(this), VESTING_SALT);
        _spoke = founding.getToken(address(this), SPOKE_SALT);
    }

    function _batch() private view returns (Founding.Batch memory org) {
        org.id = ID;
        org.upgradeOwner = UPGRADE_OWNER;
        org.tokens = new IOrganisationDeployer.TokenSetup[](1);
        org.tokens[0] = _tokenSetup();
        org.tokens[0].recipients[2] = _vesting;
        org.vestings = new IOrganisationDeployer.VestingSetup[](1);
        org.vestings[0] = IOrganisationDeployer.VestingSetup(VESTING_SALT, _token, true, _schedules());
        org.spokes = new IOrganisationDeployer.SpokeSetup[](1);
        org.spokes[0] = IOrganisationDeployer.SpokeSetup(
            SPOKE_SALT, "Main", _token, _vesting, IVotingTransport(CONTROLLER), HOME, GOVERNOR, BOB
        );
    }

    function _schedules() private view returns (ITokenVesting.ScheduleSetup[] memory schedules) {
        schedules = new ITokenVesting.ScheduleSetup[](1);
        (schedules[0].start, schedules[0].end) = (uint48(block.timestamp), uint48(block.timestamp + 100));
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(CAROL, 100e18);
    }

    function _expectDeployed(address account, ContractKind kind, string memory name) private {
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, account, kind, name);
    }

    function _assertProxy(address proxy, address companion) private view {
        address authority = founding.getAuthority(address(this), ID);
        bytes32 argument = bytes32(uint256(uint160(_token)));
        assertEq(proxy.code, _proxyCode(proxy, argument, companion, authority));
    }

    function test_createsAVestingThatHoldsItsTokens() public {
        _expectDeployed(_vesting, ContractKind.TokenVesting, "");
        founding.deploy(_batch());

        _assertProxy(_vesting, address(0));
        TokenVesting vesting = TokenVesting(_vesting);
        assertEq(IERC20(_token).balanceOf(_vesting), 100e18);
        assertTrue(vesting.flexVoting());
        skip(50);
        assertEq(vesting.computeReleasableAmount(1), 50e18);
        vm.prank(CAROL);
        vesting.release(1, 50e18);
        assertEq(IERC20(_token).balanceOf(CAROL), 50e18);
    }

    function test_createsASpokeThatKnowsItsGovernor() public {
        _expectDeployed(_spoke, ContractKind.GovernorSpoke, "Main");
        founding.deploy(_batch());

        _assertProxy(_spoke, _vesting);
        GovernorSpoke spoke = GovernorSpoke(_spoke);
        assertEq(spoke.token(), _token);
        assertEq(address(spoke.messageController()), CONTROLLER);
        assertEq(spoke.homeChainId(), HOME);
        assertEq(spoke.governor(), GOVERNOR);
        assertEq(spoke.owner(), BOB);
    }

    function test_revertsWhenTheVestingIsNotGivenItsTokens() public {
        Founding.Batch memory org = _batch();
        org.tokens[0].recipients[2] = CAROL;
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_Underfunded.selector, 0, 100e18));
        founding.deploy(org);
        assertEq(_token.code.length + _vesting.code.length + _spoke.code.length, 0);
    }

    function test_revertsWhenASaltIsUsed() public {
        founding.deploy(_batch());
        Founding.Batch memory org = _batch();
        org.tokens = new IOrganisationDeployer.TokenSetup[](0);
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        founding.deploy(org);
        org.vestings = new IOrganisationDeployer.VestingSetup[](0);
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        founding.deploy(org);
    }
}
