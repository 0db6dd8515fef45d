// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {ICrossChainVotes} from "../../src/governance/ICrossChainVotes.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {CrossChainTransport} from "./CrossChainTransport.sol";
import {Founding} from "./Founding.sol";
import {GovernorTest} from "./GovernorTest.sol";

/// One more governor of the organisation's token, `home`, that counts votes from two other chains. All chains are this one:
/// what makes them differ is what each contract takes for its chain. Beside what they hold at home, Alice holds 40 and Dave 150
/// on chain A, and Alice 5 and Bob 60 on chain B.
abstract contract TransportTest is GovernorTest {
    uint256 internal constant CHAIN_A = 10;
    uint256 internal constant CHAIN_B = 8453;
    uint256 internal immutable HOME = block.chainid;
    address internal immutable DAVE = makeAddr("dave");
    address internal immutable SPOKE_OWNER = makeAddr("spoke owner");

    CrossChainTransport internal transport;
    OrganisationGovernor internal home;
    OrganisationToken internal tokenA;
    OrganisationToken internal tokenB;
    GovernorSpoke internal spokeImplementation;
    GovernorSpoke internal spokeA;
    GovernorSpoke internal spokeB;

    function setUp() public virtual override {
        super.setUp();
        transport = new CrossChainTransport();
        _prepare();
        tokenA = OrganisationToken(founding.getToken(address(this), "token A"));
        tokenB = OrganisationToken(founding.getToken(address(this), "token B"));
        home = OrganisationGovernor(payable(founding.getGovernance(address(this), "home")));
        founding.deploy(_crossChainBatch());

        spokeImplementation = new GovernorSpoke();
        spokeA = _deploySpoke("spoke A", tokenA, address(0), CHAIN_A);
        spokeB = _deploySpoke("spoke B", tokenB, address(0), CHAIN_B);
        vm.startPrank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(spokeA), 190e18));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_B, address(spokeB), 65e18));
        vm.stopPrank();
        transport.register(address(spokeA), CHAIN_A);
        transport.register(address(spokeB), CHAIN_B);
        _delegateToSelf(tokenA, ALICE);
        _delegateToSelf(tokenA, DAVE);
        _delegateToSelf(tokenB, ALICE);
        _delegateToSelf(tokenB, BOB);
        skip(1);
    }

    function _crossChainBatch() private view returns (Founding.Batch memory org) {
        org = _organisation(address(this));
        org.tokens = new IOrganisationDeployer.TokenSetup[](2);
        org.tokens[0] = _spokeTokenSetup("token A", ALICE, 40e18, DAVE, 150e18);
        org.tokens[1] = _spokeTokenSetup("token B", ALICE, 5e18, BOB, 60e18);
        org.governors[0].salts.governor = "home";
        org.governors[0].timelockDelay = 0;
        org.governors[0].governor.messageController = address(_controller());
    }

    /// Before anything of `home` stands.
    // solhint-disable-next-line no-empty-blocks
    function _prepare() internal virtual {}

    /// Who brings votes to `home` and takes them from the spokes.
    function _controller() internal view virtual returns (IVotingTransport) {
        return transport;
    }

    function _spokeTokenSetup(bytes32 salt, address first, uint256 firstAmount, address second, uint256 secondAmount)
        private
        view
        returns (IOrganisationDeployer.TokenSetup memory setup)
    {
        setup = _tokenSetup();
        setup.salt = salt;
        (setup.recipients, setup.amounts) = (new address[](2), new uint256[](2));
        (setup.recipients[0], setup.recipients[1]) = (first, second);
        (setup.amounts[0], setup.amounts[1]) = (firstAmount, secondAmount);
    }

    function _spokeProxy(bytes32 salt, address token_, address vesting) internal returns (GovernorSpoke) {
        return GovernorSpoke(
            proxyFactory.deploy(
                salt,
                IProxyFactory.ProxyParameters({
                    implementation: address(spokeImplementation),
                    authority: UPGRADE_OWNER,
                    argument: bytes32(uint256(uint160(token_))),
                    companion: vesting
                }),
                ""
            )
        );
    }

    function _deploySpoke(bytes32 salt, OrganisationToken token_, address vesting, uint256 chainId)
        internal
        returns (GovernorSpoke spoke)
    {
        spoke = _spokeProxy(salt, address(token_), vesting);
        vm.chainId(chainId);
        spoke.initialize(_controller(), HOME, address(home), SPOKE_OWNER);
        vm.chainId(HOME);
    }

    function _delegateToSelf(OrganisationToken token_, address holder) internal {
        vm.prank(holder);
        token_.delegate(holder);
    }

    /// Proposes in `home` and waits until voting is open.
    function _open() internal returns (uint256 proposalId) {
        proposalId = _propose(home);
        skip(VOTING_DELAY + 1);
    }

    /// One bridge, and Bob gets what is left.
    function _carriage() internal view virtual returns (IVotingTransport.Carriage memory carriage) {
        carriage.legs = new IMessageController.Leg[](1);
        carriage.legs[0].options = "as told";
        (carriage.threshold, carriage.refund) = (1, BOB);
    }

    /// What keeps a vote together with others.
    function _kept() internal pure returns (IVotingTransport.Carriage memory) {}

    /// What a good spoke on chain A would send for Dave.
    function _votes(uint256 proposalId) internal view returns (Votes memory) {
        return Votes({
            proposalId: proposalId,
            timepoint: home.proposalSnapshot(proposalId),
            supply: 190e18,
            voter: DAVE,
            weights: [uint256(0), 150e18, 0]
        });
    }

    /// The controller says that the spoke of chain A said this.
    function _forge(Votes memory votes) internal {
        transport.forge(address(home), CHAIN_A, address(spokeA), votes);
    }

    function _assertVotes(uint256 proposalId, uint256 against, uint256 for_, uint256 abstain) internal view {
        (uint256 a, uint256 f, uint256 n) = home.proposalVotes(proposalId);
        assertEq(a, against);
        assertEq(f, for_);
        assertEq(n, abstain);
    }
}
