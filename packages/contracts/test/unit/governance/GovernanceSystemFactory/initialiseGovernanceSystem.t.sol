// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IProxyFactory} from "../../../../src/deployment/IProxyFactory.sol";
import {GasRefund} from "../../../../src/governance/GasRefund.sol";
import {GovernanceSystemFactory} from "../../../../src/governance/GovernanceSystemFactory.sol";
import {IGovernanceSystem} from "../../../../src/governance/IGovernanceSystem.sol";
import {IGovernanceSystemFactory} from "../../../../src/governance/IGovernanceSystemFactory.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {TestDecoder} from "../../../helpers/TestDecoder.sol";

contract GovernanceSystemFactory_initialiseGovernanceSystem is PlatformTest {
    address private _token;
    address private immutable CANCELLER = makeAddr("canceller");
    bytes private _refundData = abi.encode(_refundSettings());

    function setUp() public override {
        super.setUp();
        founding.deploy(_organisation(address(this)));
        _token = founding.getToken(address(this), TOKEN_SALT);
    }

    function _initialise(bytes memory timelockData, bytes memory refundData, address canceller)
        private
        returns (OrganisationGovernor governor, OrganisationTimelock timelock)
    {
        (address governor_, address timelock_, address refundGas) =
            _initialise(_governorSetup(_token), timelockData, refundData, canceller);
        assertEq(refundGas != address(0), refundData.length > 0);
        return (OrganisationGovernor(payable(governor_)), OrganisationTimelock(payable(timelock_)));
    }

    function _initialise(
        IOrganisationGovernor.GovernorSetup memory setup,
        bytes memory timelockData,
        bytes memory refundData,
        address canceller
    ) private returns (address governor, address timelock, address refundGas) {
        return governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER, abi.encode(setup), timelockData, refundData, _salts(), canceller
        );
    }

    function _quadraticSetup() private returns (IOrganisationGovernor.GovernorSetup memory setup) {
        setup = _governorSetup(_token);
        setup.quadratic.decoder = address(new TestDecoder());
        setup.quadratic.bandPercentages = [0, 50, 75, 100];
        setup.quadratic.threshold = 5001;
    }

    function test_quadraticDataPicksTheQuadraticImplementation() public {
        IOrganisationGovernor.GovernorSetup memory setup = _quadraticSetup();
        (address governor,,) = _initialise(setup, "", "", address(0));
        assertEq(governor, governanceFactory.calculateDeployedAddress(GOVERNOR_SALT));
        assertEq(_implementationOf(governor), address(quadraticImplementation));
        IQuadraticGovernor.QuadraticSettings memory settings =
            IQuadraticGovernor(governor).quadraticSettings(block.timestamp);
        assertEq(abi.encode(settings), abi.encode(setup.quadratic));
    }

    function test_withoutADecoderItIsTheFractionalImplementation() public {
        (OrganisationGovernor governor,) = _initialise("", "", address(0));
        assertEq(_implementationOf(address(governor)), address(governorImplementation));
    }

    function test_revertsWhenAQuadraticGovernorIsToCountVotesFromOtherChains() public {
        IOrganisationGovernor.GovernorSetup memory setup = _quadraticSetup();
        setup.messageController = CAROL;
        vm.expectRevert(IOrganisationGovernor.Governor_InvalidSetup.selector);
        _initialise(setup, "", "", address(0));
    }

    // Refunds

    function _predictedRefund() private view returns (address) {
        address governor = governanceFactory.calculateDeployedAddress(address(this), GOVERNOR_SALT);
        return governanceFactory.calculateRefundAddress(address(this), REFUND_SALT, governor, _refundSettings());
    }

    function _assertRefund(bool hasTimelock, bool quadratic) private {
        address owner =
            governanceFactory.calculateDeployedAddress(address(this), hasTimelock ? TIMELOCK_SALT : GOVERNOR_SALT);
        address predicted = _predictedRefund();
        assertEq(predicted.code.length, 0);
        (address governor, address timelock, address refundGas) = _initialise(
            quadratic ? _quadraticSetup() : _governorSetup(_token),
            hasTimelock ? abi.encode(TIMELOCK_DELAY) : bytes(""),
            _refundData,
            hasTimelock ? CANCELLER : address(0)
        );
        assertEq(refundGas, predicted);
        assertEq(owner, hasTimelock ? timelock : governor);
        GasRefund refund = GasRefund(payable(refundGas));
        assertEq(refund.owner(), owner);
        assertEq(refund.governor(), governor);
        assertEq(abi.encode(refund.refundSettings()), _refundData);
        assertEq(IOrganisationGovernor(governor).refundGas(), refundGas);
        assertEq(governor.code, _proxyCode(governor, bytes32(uint256(uint160(_token))), refundGas, UPGRADE_OWNER));
    }

    function test_refundDataCreatesAPotThatBelongsToWhoActsForTheGovernor() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i < 4; ++i) {
            _assertRefund(i % 2 == 1, i > 1);
            vm.revertToState(start);
        }
    }

    function test_reportsThePotAndTheCanceller() public {
        address timelock = governanceFactory.calculateDeployedAddress(TIMELOCK_SALT);
        vm.expectEmit(address(governanceFactory));
        emit IGovernanceSystem.GovernanceSystemInitialised(
            governanceFactory.calculateDeployedAddress(GOVERNOR_SALT),
            timelock,
            address(this),
            _predictedRefund(),
            _token,
            CANCELLER
        );
        _initialise(abi.encode(TIMELOCK_DELAY), _refundData, CANCELLER);
    }

    function test_withoutRefundDataThereIsNoPot() public {
        (OrganisationGovernor governor,) = _initialise(abi.encode(TIMELOCK_DELAY), "", CANCELLER);
        assertEq(governor.refundGas(), address(0));
    }

    /// The pot's address depends on the governor's, so the same salt makes another pot for another governor.
    function test_anotherGovernorMayUseThePotsSaltAgain() public {
        _initialise("", _refundData, address(0));
        IGovernanceSystem.Salts memory salts = _salts();
        salts.governor = "another";
        (address governor,, address refundGas) = governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER, abi.encode(_governorSetup(_token)), "", _refundData, salts, address(0)
        );
        assertEq(GasRefund(payable(refundGas)).governor(), governor);
        assertTrue(refundGas != _predictedRefund());
    }

    function test_othersFindOtherAddressesForTheSameSalts() public {
        address owner = governanceFactory.calculateDeployedAddress(GOVERNOR_SALT);
        vm.prank(STRANGER);
        (address governor,, address refundGas) = governanceFactory.initialiseGovernanceSystem(
            STRANGER, abi.encode(_governorSetup(_token)), "", _refundData, _salts(), address(0)
        );
        assertTrue(governor != owner);
        assertTrue(refundGas != _predictedRefund());
        _assertRefund(false, false);
    }

    // Salts

    function test_revertsWhenGovernorAndTimelockShareASalt() public {
        IGovernanceSystem.Salts memory salts = _salts();
        salts.timelock = salts.governor;
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER, abi.encode(_governorSetup(_token)), abi.encode(TIMELOCK_DELAY), "", salts, address(0)
        );
    }

    function test_revertsWhenTheGovernorsSaltIsUsed() public {
        _initialise("", "", address(0));
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        _initialise("", "", address(0));
    }

    function test_revertsWhenTheTimelocksSaltIsUsed() public {
        _initialise(abi.encode(TIMELOCK_DELAY), "", address(0));
        IGovernanceSystem.Salts memory salts = _salts();
        salts.governor = "another";
        vm.expectRevert(IProxyFactory.Factory_SaltAlreadyUsed.selector);
        governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER, abi.encode(_governorSetup(_token)), abi.encode(TIMELOCK_DELAY), "", salts, address(0)
        );
    }

    // Roles

    function test_theGovernorExecutesItselfWithoutTimelockData() public {
        address predicted = governanceFactory.calculateDeployedAddress(GOVERNOR_SALT);
        vm.expectEmit(address(governanceFactory));
        emit IGovernanceSystem.GovernanceSystemInitialised(
            predicted, address(0), address(this), address(0), _token, address(0)
        );
        (OrganisationGovernor governor, OrganisationTimelock timelock) = _initialise("", "", address(0));
        assertEq(address(governor), predicted);
        assertEq(address(timelock), address(0));
        assertEq(governor.timelock(), address(0));
        assertFalse(governor.proposalNeedsQueuing(0));
        assertEq(governor.preExecutionVetoer(), address(0));
    }

    // Guards need a window

    function test_revertsWhenAPreExecutionVetoerWouldHaveNoTimelock() public {
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, CANCELLER));
        _initialise("", "", CANCELLER);
    }

    function testFuzz_revertsWhenAPreVoteVetoerWouldHaveNoTime(uint48 delay) public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(_token);
        setup.preVoteVetoer = ALICE;
        setup.votingDelay = uint48(bound(delay, 0, 599));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerWithoutWindow.selector, ALICE));
        _initialise(setup, "", "", address(0));
        setup.votingDelay = 600;
        _initialise(setup, "", "", address(0));
    }

    function testFuzz_revertsWhenTheTimelockWouldGiveNoTime(uint256 delay) public {
        delay = bound(delay, 0, 599);
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_DelayTooShort.selector, delay));
        _initialise(abi.encode(delay), "", address(0));
    }

    function test_revertsWhenTheQuorumWouldHaveNoBase() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(_token);
        setup.quorumNumerator = 0;
        vm.expectRevert(IOrganisationGovernor.Governor_QuorumWithoutBase.selector);
        _initialise(setup, "", "", address(0));

        Founding.Batch memory org = _organisation(STRANGER);
        org.tokens[0].recipients = new address[](0);
        org.tokens[0].amounts = new uint256[](0);
        vm.expectRevert(IOrganisationGovernor.Governor_QuorumWithoutBase.selector);
        vm.prank(STRANGER);
        founding.deploy(org);
    }

    function test_constructorRevertsWhereAContractIsMissing() public {
        (address proxies, address governors) = (address(proxyFactory), address(governorImplementation));
        (address quadratics, address timelocks) = (address(quadraticImplementation), address(timelockImplementation));
        vm.expectRevert(IGovernanceSystemFactory.Factory_InvalidProxyFactoryAddress.selector);
        new GovernanceSystemFactory(STRANGER, governors, quadratics, timelocks);
        vm.expectRevert(IGovernanceSystem.Factory_InvalidGovernorAddress.selector);
        new GovernanceSystemFactory(proxies, STRANGER, quadratics, timelocks);
        vm.expectRevert(IGovernanceSystem.Factory_InvalidGovernorAddress.selector);
        new GovernanceSystemFactory(proxies, governors, STRANGER, timelocks);
        vm.expectRevert(IGovernanceSystem.Factory_InvalidTimelockAddress.selector);
        new GovernanceSystemFactory(proxies, governors, quadratics, STRANGER);
    }

    /// @param options Bits: quadratic, refunds.
    function testFuzz_leavesExactlyTheRolesThatAreMeant(address canceller, uint64 delay, uint8 options) public {
        vm.assume(canceller != address(governanceFactory));
        delay = uint64(bound(delay, 600, type(uint64).max));
        address predicted = governanceFactory.calculateDeployedAddress(address(this), TIMELOCK_SALT);
        address proposer = governanceFactory.calculateDeployedAddress(address(this), GOVERNOR_SALT);
        vm.assume(canceller != predicted && canceller != proposer);
        (address governor, address timelock_, address refundGas) = _initialise(
            options & 1 != 0 ? _quadraticSetup() : _governorSetup(_token),
            abi.encode(uint256(delay)),
            options & 2 != 0 ? _refundData : bytes(""),
            canceller
        );

        OrganisationTimelock timelock = OrganisationTimelock(payable(timelock_));
        assertEq(timelock_, predicted);
        assertEq(timelock.getMinDelay(), delay);
        assertEq(IOrganisationGovernor(governor).timelock(), timelock_);
        assertEq(IOrganisationGovernor(governor).preExecutionVetoer(), canceller);
        _assertOnly(timelock, timelock.PROPOSER_ROLE(), governor, canceller, refundGas);
        _assertOnly(timelock, timelock.EXECUTOR_ROLE(), address(0), canceller, refundGas);
        _assertOnly(timelock, timelock.DEFAULT_ADMIN_ROLE(), timelock_, canceller, refundGas);
        _assertCancellers(timelock, governor, canceller, refundGas);
    }

    function _assertCancellers(OrganisationTimelock timelock, address governor, address canceller, address refundGas)
        private
        view
    {
        bool any = canceller != address(0);
        address[10] memory suspects = _suspects(timelock, canceller, refundGas);
        for (uint256 i = 0; i < suspects.length; ++i) {
            bool meant = any && (suspects[i] == canceller || suspects[i] == governor);
            assertEq(timelock.hasRole(timelock.CANCELLER_ROLE(), suspects[i]), meant);
        }
    }

    /// Every account that appears anywhere in the deployment.
    function _suspects(OrganisationTimelock timelock, address canceller, address refundGas)
        private
        view
        returns (address[10] memory)
    {
        return [
            address(0),
            address(this),
            address(governanceFactory),
            address(proxyFactory),
            address(deployer),
            address(timelock),
            governanceFactory.calculateDeployedAddress(address(this), GOVERNOR_SALT),
            UPGRADE_OWNER,
            canceller,
            refundGas
        ];
    }

    /// Of all suspects, `account` alone has `role`.
    function _assertOnly(
        OrganisationTimelock timelock,
        bytes32 role,
        address account,
        address canceller,
        address refundGas
    ) private view {
        address[10] memory suspects = _suspects(timelock, canceller, refundGas);
        for (uint256 i = 0; i < suspects.length; ++i) {
            assertEq(timelock.hasRole(role, suspects[i]), suspects[i] == account);
        }
    }

    function test_constructorRefusesAnImplementationWithoutCode() public {
        (address governor, address quadratic, address timelock) =
            (address(governorImplementation), address(quadraticImplementation), address(timelockImplementation));
        vm.expectRevert(IGovernanceSystem.Factory_InvalidGovernorAddress.selector);
        new GovernanceSystemFactory(address(proxyFactory), STRANGER, quadratic, timelock);
        vm.expectRevert(IGovernanceSystem.Factory_InvalidGovernorAddress.selector);
        new GovernanceSystemFactory(address(proxyFactory), governor, STRANGER, timelock);
        vm.expectRevert(IGovernanceSystem.Factory_InvalidTimelockAddress.selector);
        new GovernanceSystemFactory(address(proxyFactory), governor, quadratic, STRANGER);
    }
}
