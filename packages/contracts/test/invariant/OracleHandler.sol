// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../src/oracle/TWAPOracle.sol";
import {AttestationSigner} from "../helpers/AttestationSigner.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// Signers, forgers and an owner around a few pairs. Of every attestation that is sent the handler says by itself whether it has to be
/// taken; what it believes each pair's price to be is its ghost.
contract OracleHandler is AttestationSigner, StdUtils {
    /// What the fuzzer asks of an attestation.
    struct Request {
        uint8 pair;
        /// One in eight is another.
        uint8 vault;
        uint256 price;
        uint256 time;
        uint256 lifetime;
        /// Mostly all of them, at times 0 to 3.
        uint8 signers;
        /// One in eight.
        uint8 forged;
    }

    struct Range {
        address vault;
        uint256 lowest;
        uint256 highest;
        uint256 until;
    }

    uint256 public constant PAIRS = 3;
    uint256 private constant KEYS = 4;

    TWAPOracle public immutable ORACLE;
    address private immutable OWNER;

    /// In ascending order of their addresses; the last is never registered.
    uint256[] private _keys;
    /// Each pair's last, dropped or not.
    ITWAPOracle.PriceAttestation[PAIRS] private _ghosts;
    bool[PAIRS] public isDropped;
    /// The time of the block that took each pair's last.
    uint256[PAIRS] private _takenAt;
    /// What each pair's jumps are bounded from in that block.
    uint256[PAIRS] private _jumpsFrom;
    /// What the owner announced for each pair and nothing has used up.
    Range[PAIRS] private _ranges;

    uint256 public taken;
    /// Of these, prices that only the owner's range let in.
    uint256 public expected;
    uint256 public refused;
    /// Attestations that were taken and should not have been, or the other way round.
    uint256 public breaches;
    bytes4 public lastReason;
    mapping(bytes4 reason => uint256) public refusals;

    constructor(TWAPOracle oracle, address owner, uint256[] memory keys) {
        ORACLE = oracle;
        OWNER = owner;
        _keys = keys;
    }

    function pairOf(uint256 index) public pure returns (address base, address quote) {
        return (address(uint160(0xba5e + index)), address(uint160(0x9407e + index)));
    }

    function ghostOf(uint256 index) external view returns (ITWAPOracle.PriceAttestation memory) {
        return _ghosts[index];
    }

    function rangeOf(uint256 index) external view returns (Range memory) {
        return _ranges[index];
    }

    function submit(Request memory request) external {
        _send(_claimOf(request), request);
    }

    /// The owner's range around what is asked for.
    function expect(Request memory request, uint256 width) external {
        ITWAPOracle.PriceAttestation memory claim = _claimOf(request);
        uint256 room = bound(width, 0, claim.price / 2);
        (uint256 lowest, uint256 highest) = (claim.price - room, claim.price + room);
        vm.prank(OWNER);
        ORACLE.expectPrice(claim.base, claim.quote, claim.vault, uint128(lowest), uint128(highest));
        _ranges[_indexOf(claim)] = Range(claim.vault, lowest, highest, vm.getBlockTimestamp() + 1 days);
    }

    /// The price that holds, by the same time or a moment later.
    function repeat(uint8 pair, uint8 later, Request memory request) external {
        ITWAPOracle.PriceAttestation memory claim = _ghosts[pair % PAIRS];
        if (claim.timestamp == 0) return;
        claim.timestamp += later % 2;
        _send(claim, request);
    }

    /// What a market would do all day: small moves, well signed, each in a block of its own.
    function follow(uint8 pair, uint256 price) external {
        ITWAPOracle.PriceAttestation memory claim = _ghosts[pair % PAIRS];
        if (claim.timestamp == 0) return;
        vm.warp(vm.getBlockTimestamp() + 1);
        uint256 room = claim.price * ORACLE.maxJump() / 1e5;
        claim.price = bound(price, claim.price > room ? claim.price - room : 1, claim.price + room);
        claim.timestamp = uint64(vm.getBlockTimestamp());
        claim.validUntil = claim.timestamp + 1 hours;
        Request memory request;
        (request.signers, request.forged) = (1, 1);
        _send(claim, request);
    }

    /// At times, as a dropped price stops its pair until the owner expects another.
    function drop(uint8 pair, uint8 rarely) external {
        uint256 index = pair % PAIRS;
        if (rarely % 4 != 0 || _ghosts[index].timestamp == 0 || isDropped[index]) return;
        (address base, address quote) = pairOf(index);
        vm.prank(OWNER);
        ORACLE.dropPrice(base, quote);
        isDropped[index] = true;
        delete _ranges[index];
    }

    function pass(uint256 seconds_) external {
        vm.warp(vm.getBlockTimestamp() + bound(seconds_, 1, 30 minutes));
    }

    function change(uint256 maxJump, uint256 expiration, uint256 threshold) external {
        vm.startPrank(OWNER);
        ORACLE.updateMaxJump(bound(maxJump, 1, 50_000));
        ORACLE.updateTwapExpiration(bound(expiration, 1 minutes, 24 hours));
        ORACLE.updateThreshold(bound(threshold, 1, KEYS - 1));
        vm.stopPrank();
    }

    function changeAge(uint8 pair, uint256 maxAge) external {
        (address base, address quote) = pairOf(pair % PAIRS);
        vm.prank(OWNER);
        ORACLE.updateMaxAge(base, quote, uint32(bound(maxAge, 1 minutes, 24 hours)));
    }

    function _claimOf(Request memory request) private view returns (ITWAPOracle.PriceAttestation memory claim) {
        uint256 index = request.pair % PAIRS;
        (claim.base, claim.quote) = pairOf(index);
        claim.vault = request.vault % 8 == 0 ? address(0xbad) : claim.quote;
        uint256 latest = _ghosts[index].price;
        claim.price = bound(request.price, latest == 0 ? 1 : latest * 2 / 3 + 1, latest == 0 ? 1e30 : latest * 3 / 2);
        uint256 present = vm.getBlockTimestamp();
        claim.timestamp = uint64(bound(request.time, present - 20 minutes, present + 70));
        claim.validUntil = uint64(claim.timestamp + bound(request.lifetime, 0, 3 hours));
    }

    function _send(ITWAPOracle.PriceAttestation memory claim, Request memory request) private {
        uint256[] memory keys = _signersOf(request);
        bytes memory attestation = _attested(address(ORACLE), claim, keys);
        bool right = _isRight(claim, keys, _isForged(request));
        (bool done, bytes memory reason) = _call(attestation);
        if (done != right) breaches++;
        if (done) {
            taken++;
            _remember(claim);
        } else {
            refused++;
            lastReason = bytes4(reason);
            refusals[lastReason]++;
        }
    }

    function _remember(ITWAPOracle.PriceAttestation memory claim) private {
        uint256 index = _indexOf(claim);
        if (_isSame(claim, index)) return;
        bool first = _ghosts[index].timestamp == 0;
        bool near = _isNear(claim, index);
        _jumpsFrom[index] = near && !first ? _before(index) : claim.price;
        if (!near && !first) {
            delete _ranges[index];
            expected++;
        }
        (_ghosts[index], _takenAt[index], isDropped[index]) = (claim, vm.getBlockTimestamp(), false);
    }

    function _isSame(ITWAPOracle.PriceAttestation memory claim, uint256 index) private view returns (bool) {
        return keccak256(abi.encode(claim)) == keccak256(abi.encode(_ghosts[index]));
    }

    function _call(bytes memory attestation) private returns (bool done, bytes memory reason) {
        bytes[] memory batch = new bytes[](1);
        batch[0] = attestation;
        return address(ORACLE).call(abi.encodeCall(ORACLE.registerAttestation, (batch)));
    }

    function _isForged(Request memory request) private pure returns (bool) {
        return request.forged % 8 == 0;
    }

    /// The lowest so many, and the forger's behind them.
    function _signersOf(Request memory request) private view returns (uint256[] memory keys) {
        uint256 honest = request.signers % 4 == 0 ? request.signers / 4 % KEYS : KEYS - 1;
        keys = new uint256[](honest + (_isForged(request) ? 1 : 0));
        for (uint256 i = 0; i < honest; ++i) {
            keys[i] = _keys[i];
        }
        if (_isForged(request)) keys[honest] = _keys[KEYS - 1];
    }

    /// The laws, written a second time.
    function _isRight(ITWAPOracle.PriceAttestation memory claim, uint256[] memory keys, bool forged)
        private
        view
        returns (bool)
    {
        if (forged || keys.length < ORACLE.threshold()) return false;
        uint256 present = vm.getBlockTimestamp();
        if (claim.timestamp > present + 60 || claim.validUntil <= claim.timestamp) return false;
        if (claim.validUntil <= present || claim.timestamp + ORACLE.twapExpiration() <= present) return false;
        if (claim.timestamp + ORACLE.maxAge(claim.base, claim.quote) <= present) return false;
        uint256 index = _indexOf(claim);
        ITWAPOracle.PriceAttestation memory latest = _ghosts[index];
        if (_isSame(claim, index) && !isDropped[index]) return true;
        if (claim.timestamp <= latest.timestamp) return false;
        if (latest.timestamp == 0 || _isNear(claim, index)) return true;
        Range memory range = _ranges[index];
        return present < range.until && claim.vault == range.vault && claim.price >= range.lowest
            && claim.price <= range.highest;
    }

    /// Whether a claim goes on from the pair's last price.
    function _isNear(ITWAPOracle.PriceAttestation memory claim, uint256 index) private view returns (bool) {
        if (isDropped[index] || claim.vault != _ghosts[index].vault) return false;
        uint256 before = _before(index);
        uint256 room = before * ORACLE.maxJump();
        return claim.price * 1e5 <= before * 1e5 + room && claim.price * 1e5 + room >= before * 1e5;
    }

    /// What held before this block, or what its jumps are bounded from.
    function _before(uint256 index) private view returns (uint256) {
        return _takenAt[index] == vm.getBlockTimestamp() ? _jumpsFrom[index] : _ghosts[index].price;
    }

    function _indexOf(ITWAPOracle.PriceAttestation memory claim) private pure returns (uint256) {
        return uint160(claim.base) - 0xba5e;
    }
}
