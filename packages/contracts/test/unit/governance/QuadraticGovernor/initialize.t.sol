// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {QuadraticGovernor} from "../../../../src/governance/QuadraticGovernor.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

contract QuadraticGovernor_initialize is QuadraticGovernorTest {
    QuadraticGovernor private _fresh;

    function setUp() public override {
        super.setUp();
        _fresh = _proxy(address(quadraticImplementation), "fresh");
    }

    function _proxy(address implementation, bytes32 salt) private returns (QuadraticGovernor) {
        bytes32 word = bytes32(uint256(uint160(address(token))));
        return
            QuadraticGovernor(payable(proxyFactory.deploy(salt, _parameters(implementation, UPGRADE_OWNER, word), "")));
    }

    function _validSetup() private view returns (IOrganisationGovernor.GovernorSetup memory setup) {
        setup = _governorSetup(address(token));
        setup.quadratic = _settings([0, 50, 100, 100]);
    }

    function test_revertsForVotesFromOtherChains() public {
        IOrganisationGovernor.GovernorSetup memory setup = _validSetup();
        setup.messageController = STRANGER;
        vm.expectRevert(IOrganisationGovernor.Governor_InvalidSetup.selector);
        _fresh.initialize(setup, address(0), address(0));
    }

    function testFuzz_revertsForATokenWithOtherDecimals(uint8 decimals) public {
        vm.assume(decimals != 18);
        vm.mockCall(address(token), abi.encodeCall(IERC20Metadata.decimals, ()), abi.encode(decimals));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidToken.selector, address(token)));
        _fresh.initialize(_validSetup(), address(0), address(0));
    }

    function test_revertsForInvalidSettings() public {
        IOrganisationGovernor.GovernorSetup memory setup = _validSetup();
        setup.quadratic.decoder = STRANGER;
        vm.expectRevert(IQuadraticGovernor.Governor_InvalidQuadraticSettings.selector);
        _fresh.initialize(setup, address(0), address(0));
        setup = _validSetup();
        setup.quadratic.bandPercentages[3] = 101;
        vm.expectRevert(IQuadraticGovernor.Governor_InvalidQuadraticSettings.selector);
        _fresh.initialize(setup, address(0), address(0));
        setup = _validSetup();
        setup.quadratic.threshold = 10_001;
        vm.expectRevert(IQuadraticGovernor.Governor_InvalidQuadraticSettings.selector);
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_theOtherKindRefusesADecoder() public {
        QuadraticGovernor other = _proxy(address(governorImplementation), "other");
        vm.expectRevert(IOrganisationGovernor.Governor_InvalidSetup.selector);
        other.initialize(_validSetup(), address(0), address(0));
    }

    function test_theSettingsHoldFromNowOn() public {
        vm.expectEmit(address(_fresh));
        emit IQuadraticGovernor.QuadraticSettingsUpdated(_settings([0, 50, 100, 100]));
        _fresh.initialize(_validSetup(), address(0), address(0));
        IQuadraticGovernor.QuadraticSettings memory settings = _fresh.quadraticSettings(block.timestamp);
        assertEq(abi.encode(settings), abi.encode(_settings([0, 50, 100, 100])));
        assertEq(_fresh.quadraticSettings(block.timestamp - 1).decoder, address(0));
        assertEq(_fresh.COUNTING_MODE(), "support=bravo&quorum=against,for,abstain");
    }

    function test_settingsAndTalliesLieInTheirNamespace() public {
        uint256 base = uint256(
            keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorQuadratic")) - 1)) & ~bytes32(uint256(0xff))
        );
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, BOB, 0);
        decoder.set(ALICE, 150_000);
        _vote(graded, proposalId, ALICE, 1);
        _vote(graded, proposalId, CAROL, 2);

        uint256 created = graded.proposalSnapshot(proposalId) - VOTING_DELAY - 1;
        uint256 word = (uint256(uint160(address(decoder))) << 48) | 0x0a325064 << 16 | THRESHOLD;
        assertEq(uint256(vm.load(address(graded), bytes32(base))), 1);
        assertEq(uint256(vm.load(address(graded), keccak256(abi.encode(base)))), (word << 48) | created);

        uint256 tally = uint256(keccak256(abi.encode(proposalId, base + 1)));
        uint256 votes = (uint256(800) << 160) | (uint256(24 * 50) << 80) | (17 * 80);
        assertEq(uint256(vm.load(address(graded), bytes32(tally))), votes);
        assertEq(uint256(vm.load(address(graded), bytes32(tally + 1))), 1000e18);
        assertEq(uint256(vm.load(address(graded), keccak256(abi.encode(BOB, tally + 2)))), 1);
    }
}
