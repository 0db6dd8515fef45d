// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../src/governance/GasRefund.sol";
import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {BallotSigner} from "../helpers/BallotSigner.sol";
import {Batcher, BurningSigner, FilledStorage, GreedyReceiver} from "../helpers/RefundActors.sol";
import {TransactionTest} from "../helpers/TransactionTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {StdUtils} from "forge-std/StdUtils.sol";
import {Vm} from "forge-std/Vm.sol";

/// Voters of several governors with a pot each, honest and hostile. What they do in one call is one transaction; of each the
/// handler compares what the pots paid with what it cost.
contract RefundHandler is TransactionTest, BallotSigner, StdUtils {
    /// Price and limit of a transaction, as the fuzzer wishes.
    struct Wish {
        uint256 baseFee;
        uint256 tip;
        uint256 gasLimit;
    }

    struct Actors {
        address relayer;
        address delegated;
        Batcher batcher;
        GreedyReceiver receiver;
        BurningSigner burner;
    }

    bytes32 private constant VOTE_CAST = IGovernor.VoteCast.selector;
    bytes32 private constant GAS_REFUNDED = IGasRefund.GasRefunded.selector;
    uint256 private constant WORDS = 30;
    uint256 public constant HIGHEST_PERIOD_CAP = 20 ether;

    OrganisationGovernor[] public governors;
    GasRefund[] public pots;
    uint256[] public proposals;
    uint256[] public openedAt;
    address[] public signers;
    uint256[] private _keys;
    Actors private _actors;
    FilledStorage private _filledStorage = new FilledStorage();
    uint256 private _filled;

    uint256 public paid;
    uint256 public spent;
    uint256 public breaches;
    mapping(address pot => mapping(uint256 proposalId => uint256)) public capOf;
    mapping(address pot => mapping(uint256 proposalId => uint256)) public givenOn;
    mapping(address pot => mapping(uint256 proposalId => uint256)) public paidOn;
    mapping(bytes4 action => uint256) public paidBy;

    constructor(Actors memory actors, address[] memory cold) {
        _actors = actors;
        touched = cold;
        touched.push(address(_filledStorage));
        touched.push(address(actors.batcher));
        touched.push(address(actors.receiver));
        touched.push(address(actors.burner));
    }

    function addGovernor(OrganisationGovernor governor, GasRefund pot) external {
        governors.push(governor);
        pots.push(pot);
    }

    function addSigner(address signer, uint256 key) external {
        signers.push(signer);
        _keys.push(key);
    }

    function potCount() external view returns (uint256) {
        return pots.length;
    }

    function proposalCount() external view returns (uint256) {
        return proposals.length;
    }

    // What goes on around the votes

    /// The same in every governor, hence with the same id.
    function propose() public {
        string memory description = vm.toString(proposals.length);
        for (uint256 i = 0; i < governors.length; ++i) {
            vm.prank(_actors.relayer);
            uint256 id = governors[i].propose(new address[](1), new uint256[](1), new bytes[](1), description);
            if (i == 0) {
                proposals.push(id);
                openedAt.push(block.timestamp);
            }
            capOf[address(pots[i])][id] = pots[i].refundSettings().proposalCap;
            givenOn[address(pots[i])][id] = pots[i].refundTerms(id).proposalCap;
        }
        vm.warp(governors[0].proposalSnapshot(proposals[proposals.length - 1]) + 1);
    }

    /// Generous at the limits, as an owner who has not understood the risks would be.
    function updateSettings(uint256 pot, IGasRefund.RefundSettings memory s, bool generous) external {
        s.maxPriorityFee = generous ? type(uint40).max : bound(s.maxPriorityFee, 0, 100 gwei);
        s.maxBaseFee = generous ? type(uint40).max : bound(s.maxBaseFee, 0, 500 gwei);
        s.baseGas = generous ? 15_000 : bound(s.baseGas, 0, 15_000);
        s.maxGasUsed = generous ? type(uint24).max : bound(s.maxGasUsed, 0, 300_000);
        s.minWeight = bound(s.minWeight, 1, 200e18);
        s.proposalCap = bound(s.proposalCap, 0, 50_000_000) * 1 gwei;
        if (generous) s.proposalCap = HIGHEST_PERIOD_CAP / 2;
        s.periodCap = bound(s.periodCap, s.proposalCap / 1 gwei, HIGHEST_PERIOD_CAP / 2 gwei) * 2 gwei;
        s.minProposerVotes = 0;
        GasRefund chosen = pots[pot % pots.length];
        address owner = chosen.owner();
        vm.prank(owner);
        chosen.updateRefundSettings(s);
    }

    function changeMoney(uint256 pot, uint256 amount) external {
        GasRefund chosen = pots[pot % pots.length];
        address owner = chosen.owner();
        uint256 most = address(chosen).balance;
        vm.prank(owner);
        chosen.withdraw(payable(owner), bound(amount, 0, most));
        vm.deal(address(chosen), address(chosen).balance + bound(amount, 0, 1 ether));
    }

    function fillStorage() external {
        _filledStorage.fill(_filled, WORDS);
        _filled += WORDS;
    }

    // Voters

    function voteDirectly(uint256 voter, uint256 governor, uint256 reason, Wish memory wish) external {
        string memory text = string(new bytes(bound(reason, 0, 1000)));
        bytes memory data = abi.encodeCall(IGovernor.castVoteWithReason, (_newest(), 1, text));
        if (reason % 2 == 0) data = abi.encodeCall(IGovernor.castVote, (_newest(), 1));
        _vote(signers[voter % signers.length], _at(governor), data, wish);
    }

    function voteInParts(uint256 voter, uint256 governor, uint128 for_, Wish memory wish) external {
        bytes memory parts = abi.encodePacked(uint128(0), uint128(bound(for_, 0, 150e18)), uint128(0));
        _vote(
            signers[voter % signers.length],
            _at(governor),
            abi.encodeCall(IGovernor.castVoteWithReasonAndParams, (_newest(), 255, "", parts)),
            wish
        );
    }

    function relay(uint256 voter, uint256 governor, Wish memory wish) external {
        _vote(_actors.relayer, _at(governor), _signed(_at(governor), _newest(), voter % signers.length), wish);
    }

    function relayForABurner(uint256 governor, Wish memory wish) external {
        bytes memory data = abi.encodeCall(IGovernor.castVoteBySig, (_newest(), 1, address(_actors.burner), ""));
        _vote(_actors.relayer, _at(governor), data, wish);
    }

    /// A contract that votes in every governor, for itself and for others, and clears storage for its refund.
    function batch(uint256 others, bool clearing, Wish memory wish) external {
        bytes memory data = abi.encodeCall(Batcher.run, (_calls(others, clearing)));
        wish.gasLimit = type(uint256).max;
        _vote(_actors.relayer, address(_actors.batcher), data, wish);
    }

    /// The same by an account with a key and code (EIP-7702), which is sender and origin.
    function batchAsDelegatedAccount(uint256 others, bool clearing, Wish memory wish) external {
        bytes memory data = abi.encodeCall(Batcher.run, (_calls(others, clearing)));
        wish.gasLimit = type(uint256).max;
        _vote(_actors.delegated, _actors.delegated, data, wish);
    }

    function voteAsReceiver(uint8 mood, uint256 governor, uint256 attack, Wish memory wish) external {
        GreedyReceiver receiver = _actors.receiver;
        receiver.become(GreedyReceiver.Mood(mood % 5));
        bytes memory vote = abi.encodeCall(IGovernor.castVote, (_newest(), 1));
        bytes[3] memory attacks = [
            vote,
            abi.encodeCall(IGasRefund.refund, (payable(receiver), _newest(), type(uint256).max, 100_000)),
            abi.encodeCall(IGasRefund.withdraw, (payable(receiver), 1))
        ];
        address target = attack % 3 == 0 ? _at(governor % 3 + 1) : address(pots[governor % pots.length]);
        receiver.aim(target, attacks[attack % 3]);
        _vote(_actors.relayer, address(receiver), abi.encodeCall(receiver.act, (_at(governor), vote)), wish);
        if (receiver.received() > 0) ++breaches;
    }

    // Internals

    function _newest() private view returns (uint256) {
        return proposals[proposals.length - 1];
    }

    function _at(uint256 seed) private view returns (address) {
        return address(governors[seed % governors.length]);
    }

    function _signed(address governor, uint256 id, uint256 signer) private view returns (bytes memory) {
        bytes memory signature =
            _signBallot(OrganisationGovernor(payable(governor)), id, signers[signer], _keys[signer]);
        return abi.encodeCall(IGovernor.castVoteBySig, (id, 1, signers[signer], signature));
    }

    /// In every governor the batch's own vote, and of more others the more there is to be: those of signers, and one on the
    /// proposal before.
    function _calls(uint256 others, bool clearing) private returns (Batcher.Call[] memory calls) {
        others %= signers.length + 2;
        bool clears = clearing && _filled > 0;
        calls = new Batcher.Call[](governors.length * (1 + others) + (clears ? 1 : 0));
        uint256 count;
        for (uint256 g = 0; g < governors.length; ++g) {
            address to = address(governors[g]);
            calls[count++] = Batcher.Call(to, abi.encodeCall(IGovernor.castVote, (_newest(), 1)));
            for (uint256 s = 0; s < others && s < signers.length; ++s) {
                calls[count++] = Batcher.Call(to, _signed(to, _newest(), s));
            }
            if (others <= signers.length) continue;
            uint256 earlier = proposals[proposals.length > 1 ? proposals.length - 2 : 0];
            calls[count++] = Batcher.Call(to, abi.encodeCall(IGovernor.castVote, (earlier, 1)));
        }
        if (!clears) return calls;
        _filled -= WORDS;
        calls[count] = Batcher.Call(address(_filledStorage), abi.encodeCall(FilledStorage.clear, (_filled, WORDS)));
    }

    function _vote(address from, address to, bytes memory data, Wish memory wish) private {
        vm.fee(bound(wish.baseFee, 0, 500 gwei));
        vm.txGasPrice(block.basefee + bound(wish.tip, 0, 100 gwei));
        // Nine in ten can pay for a vote, some of them 180 times over.
        uint256 limit = wish.gasLimit % 10 == 0 ? 110_000 : 200_000;
        if (wish.gasLimit % 3 == 0) limit = 16_000_000;
        if (wish.gasLimit == type(uint256).max) limit = 30_000_000;
        uint256[] memory before = _balances();
        vm.recordLogs();
        Outcome memory outcome = _send(from, to, data, limit);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 amount;
        for (uint256 i = 0; i < pots.length; ++i) {
            _account(logs, pots[i], before[i] - address(pots[i]).balance);
            amount += before[i] - address(pots[i]).balance;
        }
        if (amount > outcome.cost || (amount > 0 && !outcome.success)) ++breaches;
        paid += amount;
        spent += outcome.cost;
        paidBy[msg.sig] += amount;
    }

    /// From events, as an indexer would: in each pot at most one, right after its vote's. (Forge also records what was
    /// reverted, which is how an event without money is to be understood.)
    function _account(Vm.Log[] memory logs, GasRefund pot, uint256 amount) private {
        uint256 told;
        for (uint256 i = 1; i < logs.length && amount > 0; ++i) {
            if (logs[i].emitter != address(pot) || logs[i].topics[0] != GAS_REFUNDED) continue;
            if (told > 0 || logs[i - 1].topics[0] != VOTE_CAST) ++breaches;
            (, told) = abi.decode(logs[i].data, (address, uint256));
            (uint256 id,,,) = abi.decode(logs[i - 1].data, (uint256, uint8, uint256, string));
            paidOn[address(pot)][id] += told;
        }
        if (told != amount) ++breaches;
    }

    function _balances() private view returns (uint256[] memory balances) {
        balances = new uint256[](pots.length);
        for (uint256 i = 0; i < pots.length; ++i) {
            balances[i] = address(pots[i]).balance;
        }
    }
}
