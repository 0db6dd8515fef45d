// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../src/deployment/IOrganisationNamespaces.sol";
import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {OrganisationDeployer} from "../../src/deployment/OrganisationDeployer.sol";
import {OrganisationNamespaces} from "../../src/deployment/OrganisationNamespaces.sol";
import {ProxyFactory} from "../../src/deployment/ProxyFactory.sol";
import {ProxyUpgrader} from "../../src/deployment/ProxyUpgrader.sol";
import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {GovernanceSystemFactory} from "../../src/governance/GovernanceSystemFactory.sol";
import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {IGovernanceSystem} from "../../src/governance/IGovernanceSystem.sol";
import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {QuadraticGovernor} from "../../src/governance/QuadraticGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {Founding} from "./Founding.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";
import {Test} from "forge-std/Test.sol";

/// The whole platform, with the real Safe 1.4.1 code from its npm package.
abstract contract PlatformTest is Test {
    address internal safeProxyFactory;
    address internal safeSingleton;
    address internal safeFallbackHandler;

    ProxyUpgrader internal upgrader;
    ProxyFactory internal proxyFactory;
    UpgradeAuthority internal authorityImplementation;
    OrganisationToken internal tokenImplementation;
    OrganisationGovernor internal governorImplementation;
    QuadraticGovernor internal quadraticImplementation;
    OrganisationTimelock internal timelockImplementation;
    GovernanceSystemFactory internal governanceFactory;
    address internal vestingProgram;
    address internal spokeProgram;
    OrganisationNamespaces internal namespaces;
    OrganisationDeployer internal deployer;
    Founding internal founding;

    address internal immutable ALICE = makeAddr("alice");
    address internal immutable BOB = makeAddr("bob");
    address internal immutable CAROL = makeAddr("carol");
    address internal immutable UPGRADE_OWNER = makeAddr("upgrade owner");
    address internal immutable STRANGER = makeAddr("stranger");

    bytes32 internal constant ID = keccak256("organisation");
    bytes32 internal constant TOKEN_SALT = keccak256("token");
    bytes32 internal constant GOVERNOR_SALT = keccak256("governor");
    bytes32 internal constant TIMELOCK_SALT = keccak256("timelock");
    bytes32 internal constant REFUND_SALT = keccak256("refund");

    uint48 internal constant VOTING_DELAY = 1 days;
    uint32 internal constant VOTING_PERIOD = 7 days;
    uint256 internal constant TIMELOCK_DELAY = 2 days;
    uint256 internal constant QUORUM = 2000;

    function setUp() public virtual {
        // A round date: a timestamp near zero would hide arithmetic on clocks.
        vm.warp(1_800_000_000);
        _deploySafeContracts();
        upgrader = new ProxyUpgrader();
        proxyFactory = new ProxyFactory(address(upgrader));
        authorityImplementation = new UpgradeAuthority();
        tokenImplementation = new OrganisationToken();
        governorImplementation = new OrganisationGovernor();
        quadraticImplementation = new QuadraticGovernor();
        timelockImplementation = new OrganisationTimelock();
        governanceFactory = new GovernanceSystemFactory(
            address(proxyFactory),
            address(governorImplementation),
            address(quadraticImplementation),
            address(timelockImplementation)
        );
        vestingProgram = address(new TokenVesting());
        spokeProgram = address(new GovernorSpoke());
        namespaces = new OrganisationNamespaces(address(proxyFactory), address(authorityImplementation));
        deployer = new OrganisationDeployer(
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
        );
        founding = new Founding(namespaces, deployer);
    }

    function _deploySafeContracts() private {
        safeProxyFactory = _deploySafeArtifact("proxies/SafeProxyFactory.sol/SafeProxyFactory.json");
        safeSingleton = _deploySafeArtifact("SafeL2.sol/SafeL2.json");
        safeFallbackHandler =
            _deploySafeArtifact("handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json");
    }

    function _deploySafeArtifact(string memory path) private returns (address account) {
        string memory artifact =
            vm.readFile(string.concat("../../node_modules/safe-contracts-141/build/artifacts/contracts/", path));
        bytes memory code = vm.parseJsonBytes(artifact, ".bytecode");
        assembly ("memory-safe") {
            account := create(0, add(code, 0x20), mload(code))
        }
        assertTrue(account != address(0), path);
    }

    // Builders: a valid batch, to be changed field by field.

    function _salts() internal pure returns (IGovernanceSystem.Salts memory) {
        return IGovernanceSystem.Salts({governor: GOVERNOR_SALT, timelock: TIMELOCK_SALT, refundGas: REFUND_SALT});
    }

    function _governorSetup(address token) internal pure returns (IOrganisationGovernor.GovernorSetup memory setup) {
        setup.name = "Main";
        setup.token = token;
        setup.votingDelay = VOTING_DELAY;
        setup.votingPeriod = VOTING_PERIOD;
        setup.quorumNumerator = QUORUM;
    }

    function _refundSettings() internal pure returns (IGasRefund.RefundSettings memory) {
        return IGasRefund.RefundSettings({
            maxPriorityFee: 2 gwei,
            maxBaseFee: 200 gwei,
            baseGas: 15_000,
            maxGasUsed: 200_000,
            minWeight: 1e18,
            proposalCap: 1 ether,
            periodCap: 4 ether,
            minProposerVotes: 0
        });
    }

    function _tokenSetup() internal view returns (IOrganisationDeployer.TokenSetup memory setup) {
        setup.salt = TOKEN_SALT;
        setup.name = "Althing";
        setup.symbol = "ALT";
        setup.recipients = new address[](3);
        setup.amounts = new uint256[](3);
        (setup.recipients[0], setup.recipients[1], setup.recipients[2]) = (ALICE, BOB, CAROL);
        (setup.amounts[0], setup.amounts[1], setup.amounts[2]) = (600e18, 300e18, 100e18);
        setup.owner = UPGRADE_OWNER;
    }

    function _governanceSetup(address sender)
        internal
        view
        returns (IOrganisationDeployer.GovernanceSetup memory setup)
    {
        setup.salts = _salts();
        setup.governor = _governorSetup(founding.getToken(sender, TOKEN_SALT));
        setup.timelockDelay = TIMELOCK_DELAY;
    }

    /// One token with three receivers, one governor with a timelock, no Safe.
    function _organisation(address sender) internal view returns (Founding.Batch memory org) {
        org.id = ID;
        org.upgradeOwner = UPGRADE_OWNER;
        org.tokens = new IOrganisationDeployer.TokenSetup[](1);
        org.tokens[0] = _tokenSetup();
        org.governors = new IOrganisationDeployer.GovernanceSetup[](1);
        org.governors[0] = _governanceSetup(sender);
    }

    /// Founds the organisation in one transaction.
    function _order(address sender, Founding.Batch memory org)
        internal
        view
        returns (IOrganisationNamespaces.Order memory order)
    {
        order = founding.order_(sender, org);
        order.founderContinues = false;
    }

    /// What `deploy` made of `_organisation(sender)`.
    function _deployed(address sender)
        internal
        view
        returns (OrganisationToken token, OrganisationGovernor governor, OrganisationTimelock timelock)
    {
        token = OrganisationToken(founding.getToken(sender, TOKEN_SALT));
        governor = OrganisationGovernor(payable(founding.getGovernance(sender, GOVERNOR_SALT)));
        timelock = OrganisationTimelock(payable(founding.getGovernance(sender, TIMELOCK_SALT)));
    }

    function _parameters(address implementation, address authority, bytes32 argument)
        internal
        pure
        returns (IProxyFactory.ProxyParameters memory)
    {
        return IProxyFactory.ProxyParameters(implementation, authority, argument, address(0));
    }

    /// The code of a proxy of an organisation that was never upgraded.
    function _proxyCode(address proxy, bytes32 argument, address companion, address authority)
        internal
        view
        returns (bytes memory)
    {
        return abi.encodePacked(
            vm.getDeployedCode("OrganisationProxy.sol"),
            argument,
            companion,
            _implementationOf(proxy),
            address(upgrader),
            authority
        );
    }

    /// Of the ERC-1967 slot.
    function _implementationOf(address proxy) internal view returns (address) {
        return address(uint160(uint256(vm.load(proxy, ERC1967Utils.IMPLEMENTATION_SLOT))));
    }
}
