// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPolymerProver} from "../messaging/adapters/IPolymerProver.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

/// @title Takes the place of Polymer's prover on local chains, as no package contains that one. Events are accepted if one account signed
/// them, so never use it elsewhere.
/// @dev Layout of a proof as Polymer's: root (32 bytes, not looked at), signature (65), chain id (4), height (8), block (8), receipt
/// index (4), event index (4), number of topics (1), where the event ends (2), emitter (20), topics (32 each), data. The account signs
/// all that follows the signature.
contract LocalProver is IPolymerProver {
    uint256 private constant EVENT = 97;
    uint256 private constant TOPICS = 148;

    address private immutable _SIGNER;

    /// Thrown when the account did not sign this.
    error LocalProver_InvalidProof();

    constructor(address signer) {
        _SIGNER = signer;
    }

    /// @inheritdoc IPolymerProver
    function validateEvent(bytes calldata proof)
        external
        view
        returns (uint32 chainId, address emitter, bytes memory topics, bytes memory data)
    {
        bytes32 digest = MessageHashUtils.toEthSignedMessageHash(keccak256(proof[EVENT:]));
        require(ECDSA.recover(digest, proof[32:EVENT]) == _SIGNER, LocalProver_InvalidProof());
        uint256 topicsEnd = TOPICS + 32 * uint256(uint8(proof[125]));
        chainId = uint32(bytes4(proof[EVENT:101]));
        emitter = address(bytes20(proof[128:TOPICS]));
        topics = proof[TOPICS:topicsEnd];
        data = proof[topicsEnd:uint16(bytes2(proof[126:128]))];
    }
}
