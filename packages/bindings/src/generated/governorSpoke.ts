// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const governorSpokeAbi = [
  {
    "type": "constructor",
    "inputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "BALLOT_TYPEHASH",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "acceptOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "castVote",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "carriage",
        "type": "tuple",
        "components": [
          {
            "name": "legs",
            "type": "tuple[]",
            "components": [
              {
                "name": "adapter",
                "type": "address"
              },
              {
                "name": "fee",
                "type": "uint256"
              },
              {
                "name": "options",
                "type": "bytes"
              }
            ]
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "refund",
            "type": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "messageId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "castVoteBySig",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "voter",
        "type": "address"
      },
      {
        "name": "signature",
        "type": "bytes"
      },
      {
        "name": "carriage",
        "type": "tuple",
        "components": [
          {
            "name": "legs",
            "type": "tuple[]",
            "components": [
              {
                "name": "adapter",
                "type": "address"
              },
              {
                "name": "fee",
                "type": "uint256"
              },
              {
                "name": "options",
                "type": "bytes"
              }
            ]
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "refund",
            "type": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "messageId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "eip712Domain",
    "inputs": [],
    "outputs": [
      {
        "name": "fields",
        "type": "bytes1"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "version",
        "type": "string"
      },
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getVotes",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "votes",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "governor",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "homeChainId",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "initialize",
    "inputs": [
      {
        "name": "messageController_",
        "type": "address"
      },
      {
        "name": "homeChainId_",
        "type": "uint256"
      },
      {
        "name": "governor_",
        "type": "address"
      },
      {
        "name": "owner_",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "messageController",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nonces",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nonces",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      },
      {
        "name": "key",
        "type": "uint192"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "owner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingOwner",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "quote",
    "inputs": [
      {
        "name": "adapters",
        "type": "address[]"
      },
      {
        "name": "gasLimit",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "fees",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "renounceOwnership",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "resend",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "voter",
        "type": "address"
      },
      {
        "name": "carriage",
        "type": "tuple",
        "components": [
          {
            "name": "legs",
            "type": "tuple[]",
            "components": [
              {
                "name": "adapter",
                "type": "address"
              },
              {
                "name": "fee",
                "type": "uint256"
              },
              {
                "name": "options",
                "type": "bytes"
              }
            ]
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "refund",
            "type": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "messageId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "sendTally",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "carriage",
        "type": "tuple",
        "components": [
          {
            "name": "legs",
            "type": "tuple[]",
            "components": [
              {
                "name": "adapter",
                "type": "address"
              },
              {
                "name": "fee",
                "type": "uint256"
              },
              {
                "name": "options",
                "type": "bytes"
              }
            ]
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "refund",
            "type": "address"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "messageId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "tallyOf",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256[3]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "token",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "transferOwnership",
    "inputs": [
      {
        "name": "newOwner",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateMessageController",
    "inputs": [
      {
        "name": "newController",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "vesting",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "voteOf",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "voter",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "weight",
        "type": "uint256"
      },
      {
        "name": "kept",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Initialized",
    "inputs": [
      {
        "name": "version",
        "type": "uint64",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageControllerUpdated",
    "inputs": [
      {
        "name": "oldController",
        "type": "address",
        "indexed": false
      },
      {
        "name": "newController",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferStarted",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipTransferred",
    "inputs": [
      {
        "name": "previousOwner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "newOwner",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TallySent",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "timepoint",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "against",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "inFavour",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "abstain",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VoteKept",
    "inputs": [
      {
        "name": "voter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "timepoint",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "support",
        "type": "uint8",
        "indexed": false
      },
      {
        "name": "weight",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VoteResent",
    "inputs": [
      {
        "name": "voter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "timepoint",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VoteSent",
    "inputs": [
      {
        "name": "voter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "timepoint",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "support",
        "type": "uint8",
        "indexed": false
      },
      {
        "name": "weight",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "InvalidAccountNonce",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "currentNonce",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidInitialization",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotInitializing",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OwnableInvalidOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "OwnableUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedUintDowncast",
    "inputs": [
      {
        "name": "bits",
        "type": "uint8"
      },
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_AlreadyVoted",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidGovernor",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidHomeChain",
    "inputs": [
      {
        "name": "homeChainId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidSignature",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidSupport",
    "inputs": [
      {
        "name": "support",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidVesting",
    "inputs": [
      {
        "name": "vesting",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_NoMessageController",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Spoke_NoVote",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_NoWeight",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_UnexpectedValue",
    "inputs": [
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  }
] as const;
