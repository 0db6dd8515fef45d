// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ISafe, ISafeProxyFactory} from "../../../../src/deployment/ISafe.sol";
import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";

interface ISafeMessages {
    function getMessageHash(bytes calldata message) external view returns (bytes32);
}

contract GovernorSpoke_castVoteBySig is TransportTest {
    uint256 private _id;
    uint256 private _snapshot;
    address private _signer;
    uint256 private _key;

    function setUp() public override {
        super.setUp();
        (_signer, _key) = makeAddrAndKey("signer");
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(_signer, 30e18));
        _delegateToSelf(tokenA, _signer);
        _id = _open();
        _snapshot = home.proposalSnapshot(_id);
        vm.chainId(CHAIN_A);
    }

    /// By hand, so that the test knows what a wallet shows.
    function _ballot(address spoke, uint256 timepoint, uint8 support, address voter, uint256 nonce)
        private
        view
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Governor Spoke"),
                keccak256("1"),
                block.chainid,
                spoke
            )
        );
        bytes32 ballot = keccak256(
            abi.encode(
                keccak256("Ballot(uint256 proposalId,uint256 timepoint,uint8 support,address voter,uint256 nonce)"),
                _id,
                timepoint,
                support,
                voter,
                nonce
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, ballot));
    }

    function _nonce(address voter) private view returns (uint256) {
        return spokeA.nonces(voter, uint192(_id));
    }

    function _sign(bytes32 digest) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_key, digest);
        return abi.encodePacked(r, s, v);
    }

    function _expectInvalid(address voter) private {
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidSignature.selector, voter));
    }

    function test_sendsTheVoteOfWhoeverSignedWithTheSendersValue() public {
        bytes memory signature = _sign(_ballot(address(spokeA), _snapshot, 2, _signer, _nonce(_signer)));
        vm.deal(STRANGER, 3 gwei);
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.VoteSent(_signer, _id, _snapshot, 2, 30e18);
        vm.prank(STRANGER);
        spokeA.castVoteBySig{value: 3 gwei}(_id, _snapshot, 2, _signer, signature, _carriage());
        assertEq(address(transport).balance, 3 gwei);
        assertEq(uint64(_nonce(_signer)), 1);
        assertEq(spokeA.nonces(_signer), 0);
        assertEq(transport.sent(0).votes.voter, _signer);

        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id, _snapshot, 2, _signer, signature, _carriage());
    }

    function testFuzz_revertsWhenSignedForAnotherVote(uint8 support, uint256 timepoint) public {
        support = uint8(bound(support, 0, 2));
        timepoint = bound(timepoint, _snapshot - VOTING_DELAY, _snapshot - 1);
        bytes memory signature = _sign(_ballot(address(spokeA), _snapshot, support, _signer, _nonce(_signer)));
        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id, _snapshot, (support + 1) % 3, _signer, signature, _carriage());
        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id, timepoint, support, _signer, signature, _carriage());
        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id + 1, _snapshot, support, _signer, signature, _carriage());
    }

    function test_revertsWhenSignedForAnotherSpokeOrChainOrByAnother() public {
        bytes memory signature = _sign(_ballot(address(spokeB), _snapshot, 1, _signer, _nonce(_signer)));
        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id, _snapshot, 1, _signer, signature, _carriage());

        signature = _sign(_ballot(address(spokeA), _snapshot, 1, DAVE, _nonce(DAVE)));
        _expectInvalid(DAVE);
        spokeA.castVoteBySig(_id, _snapshot, 1, DAVE, signature, _carriage());

        signature = _sign(_ballot(address(spokeA), _snapshot, 1, _signer, _nonce(_signer)));
        vm.chainId(CHAIN_B);
        _expectInvalid(_signer);
        spokeA.castVoteBySig(_id, _snapshot, 1, _signer, signature, _carriage());
    }

    function test_sendsAVoteThatASafeSigned() public {
        address[] memory owners = new address[](1);
        owners[0] = _signer;
        bytes memory setup = abi.encodeCall(
            ISafe.setup, (owners, 1, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        address safe = ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, setup, 1);
        vm.prank(DAVE);
        tokenA.delegate(safe);
        uint256 timepoint = block.timestamp;
        skip(1);
        bytes32 digest = _ballot(address(spokeA), timepoint, 1, safe, _nonce(safe));
        bytes memory signature = _sign(ISafeMessages(safe).getMessageHash(abi.encode(digest)));
        spokeA.castVoteBySig(_id, timepoint, 1, safe, signature, _carriage());
        (, uint256 weight,) = spokeA.voteOf(_id, timepoint, safe);
        assertEq(weight, 120e18);
    }
}
