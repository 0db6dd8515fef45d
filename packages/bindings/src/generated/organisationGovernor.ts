// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const organisationGovernorAbi = [
  {
    "type": "receive",
    "stateMutability": "payable"
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
    "name": "CLOCK_MODE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "COUNTING_MODE",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "EXTENDED_BALLOT_TYPEHASH",
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
    "name": "ballotOf",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "voter",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "cancel",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
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
        "name": "support",
        "type": "uint8"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
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
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "castVoteWithReason",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "reason",
        "type": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "castVoteWithReasonAndParams",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "support",
        "type": "uint8"
      },
      {
        "name": "reason",
        "type": "string"
      },
      {
        "name": "params",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "castVoteWithReasonAndParamsBySig",
    "inputs": [
      {
        "name": "proposalId",
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
        "name": "reason",
        "type": "string"
      },
      {
        "name": "params",
        "type": "bytes"
      },
      {
        "name": "signature",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "clock",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "countVotes",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "spoke",
        "type": "address"
      },
      {
        "name": "votes",
        "type": "tuple",
        "components": [
          {
            "name": "proposalId",
            "type": "uint256"
          },
          {
            "name": "timepoint",
            "type": "uint256"
          },
          {
            "name": "supply",
            "type": "uint256"
          },
          {
            "name": "voter",
            "type": "address"
          },
          {
            "name": "weights",
            "type": "uint256[3]"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "execute",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "getProposalId",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
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
    "name": "getVotes",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "timepoint",
        "type": "uint256"
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
    "name": "getVotesWithParams",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "params",
        "type": "bytes"
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
    "name": "hasVoted",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "hashProposal",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "initialize",
    "inputs": [
      {
        "name": "setup",
        "type": "tuple",
        "components": [
          {
            "name": "name",
            "type": "string"
          },
          {
            "name": "token",
            "type": "address"
          },
          {
            "name": "votingDelay",
            "type": "uint48"
          },
          {
            "name": "votingPeriod",
            "type": "uint32"
          },
          {
            "name": "proposalThreshold",
            "type": "uint256"
          },
          {
            "name": "quorumNumerator",
            "type": "uint256"
          },
          {
            "name": "preVoteVetoer",
            "type": "address"
          },
          {
            "name": "quadratic",
            "type": "tuple",
            "components": [
              {
                "name": "decoder",
                "type": "address"
              },
              {
                "name": "bandPercentages",
                "type": "uint8[4]"
              },
              {
                "name": "threshold",
                "type": "uint16"
              }
            ]
          },
          {
            "name": "messageController",
            "type": "address"
          }
        ]
      },
      {
        "name": "timelock_",
        "type": "address"
      },
      {
        "name": "preExecutionVetoer_",
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
    "name": "name",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string"
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
    "name": "onERC1155BatchReceived",
    "inputs": [
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "uint256[]"
      },
      {
        "name": "",
        "type": "uint256[]"
      },
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "onERC1155Received",
    "inputs": [
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "uint256"
      },
      {
        "name": "",
        "type": "uint256"
      },
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "onERC721Received",
    "inputs": [
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "uint256"
      },
      {
        "name": "",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes4"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "preExecutionVetoer",
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
    "name": "preVoteVetoer",
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
    "name": "proposalDeadline",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
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
    "name": "proposalEta",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
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
    "name": "proposalNeedsQueuing",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "proposalProposer",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
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
    "name": "proposalSnapshot",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
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
    "name": "proposalThreshold",
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
    "name": "proposalVotes",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "againstVotes",
        "type": "uint256"
      },
      {
        "name": "forVotes",
        "type": "uint256"
      },
      {
        "name": "abstainVotes",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "propose",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "description",
        "type": "string"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "queue",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "quorum",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
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
    "name": "quorumDenominator",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "quorumNumerator",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
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
    "name": "quorumNumerator",
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
    "name": "refundGas",
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
    "name": "relay",
    "inputs": [
      {
        "name": "target",
        "type": "address"
      },
      {
        "name": "value",
        "type": "uint256"
      },
      {
        "name": "data",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "setProposalThreshold",
    "inputs": [
      {
        "name": "newProposalThreshold",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setVotingDelay",
    "inputs": [
      {
        "name": "newVotingDelay",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setVotingPeriod",
    "inputs": [
      {
        "name": "newVotingPeriod",
        "type": "uint32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "spokeOn",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "spoke",
        "type": "address"
      },
      {
        "name": "created",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "state",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "supportsInterface",
    "inputs": [
      {
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "timelock",
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
    "name": "updatePreExecutionVetoer",
    "inputs": [
      {
        "name": "newVetoer",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updatePreVoteVetoer",
    "inputs": [
      {
        "name": "newVetoer",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateQuorumNumerator",
    "inputs": [
      {
        "name": "newQuorumNumerator",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateSpoke",
    "inputs": [
      {
        "name": "chain",
        "type": "tuple",
        "components": [
          {
            "name": "chainId",
            "type": "uint256"
          },
          {
            "name": "spoke",
            "type": "address"
          },
          {
            "name": "created",
            "type": "uint256"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateTimelock",
    "inputs": [
      {
        "name": "newTimelock",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "usedVotes",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "account",
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
    "name": "version",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "veto",
    "inputs": [
      {
        "name": "targets",
        "type": "address[]"
      },
      {
        "name": "values",
        "type": "uint256[]"
      },
      {
        "name": "calldatas",
        "type": "bytes[]"
      },
      {
        "name": "descriptionHash",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "vetoed",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "votingDelay",
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
    "name": "votingPeriod",
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
    "type": "event",
    "name": "CrossChainVoteCast",
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
        "name": "sourceChainId",
        "type": "uint256",
        "indexed": true
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
    "name": "PreExecutionVetoerUpdated",
    "inputs": [
      {
        "name": "oldVetoer",
        "type": "address",
        "indexed": false
      },
      {
        "name": "newVetoer",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PreVoteVetoerUpdated",
    "inputs": [
      {
        "name": "oldVetoer",
        "type": "address",
        "indexed": false
      },
      {
        "name": "newVetoer",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalCanceled",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalCreated",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "proposer",
        "type": "address",
        "indexed": false
      },
      {
        "name": "targets",
        "type": "address[]",
        "indexed": false
      },
      {
        "name": "values",
        "type": "uint256[]",
        "indexed": false
      },
      {
        "name": "signatures",
        "type": "string[]",
        "indexed": false
      },
      {
        "name": "calldatas",
        "type": "bytes[]",
        "indexed": false
      },
      {
        "name": "voteStart",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "voteEnd",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "description",
        "type": "string",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalExecuted",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalQueued",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "etaSeconds",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalThresholdSet",
    "inputs": [
      {
        "name": "oldProposalThreshold",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "newProposalThreshold",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ProposalVetoed",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "vetoer",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "QuorumNumeratorUpdated",
    "inputs": [
      {
        "name": "oldQuorumNumerator",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "newQuorumNumerator",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TimelockChange",
    "inputs": [
      {
        "name": "oldTimelock",
        "type": "address",
        "indexed": false
      },
      {
        "name": "newTimelock",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VoteCast",
    "inputs": [
      {
        "name": "voter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
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
      },
      {
        "name": "reason",
        "type": "string",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VoteCastWithParams",
    "inputs": [
      {
        "name": "voter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "proposalId",
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
      },
      {
        "name": "reason",
        "type": "string",
        "indexed": false
      },
      {
        "name": "params",
        "type": "bytes",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VotingChainUpdated",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "spoke",
        "type": "address",
        "indexed": false
      },
      {
        "name": "created",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VotingDelaySet",
    "inputs": [
      {
        "name": "oldVotingDelay",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "newVotingDelay",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VotingPeriodSet",
    "inputs": [
      {
        "name": "oldVotingPeriod",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "newVotingPeriod",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "CheckpointUnorderedInsertion",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorAlreadyCastVote",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorAlreadyQueuedProposal",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorDisabledDeposit",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorExceedRemainingWeight",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      },
      {
        "name": "usedVotes",
        "type": "uint256"
      },
      {
        "name": "remainingWeight",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInsufficientProposerVotes",
    "inputs": [
      {
        "name": "proposer",
        "type": "address"
      },
      {
        "name": "votes",
        "type": "uint256"
      },
      {
        "name": "threshold",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidProposalLength",
    "inputs": [
      {
        "name": "targets",
        "type": "uint256"
      },
      {
        "name": "calldatas",
        "type": "uint256"
      },
      {
        "name": "values",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidQuorumFraction",
    "inputs": [
      {
        "name": "quorumNumerator",
        "type": "uint256"
      },
      {
        "name": "quorumDenominator",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidSignature",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidVoteParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorInvalidVoteType",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorInvalidVotingPeriod",
    "inputs": [
      {
        "name": "votingPeriod",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorNonexistentProposal",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorOnlyExecutor",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorProposalQueueingFailed",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorProposalQueueingNotRequired",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorRestrictedProposer",
    "inputs": [
      {
        "name": "proposer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorUnableToCancel",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorUnexpectedProposalState",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "current",
        "type": "uint8"
      },
      {
        "name": "expectedStates",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_CancellersDiffer",
    "inputs": [
      {
        "name": "vetoer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_ExceedsSupply",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "supply",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidSetup",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_InvalidTimelock",
    "inputs": [
      {
        "name": "timelock",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidTimepoint",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidVotingChain",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "spoke",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_MessageControllerOnly",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_NoWeight",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_QuorumWithoutBase",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_VetoTooLate",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "current",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_VetoerOnly",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_VetoerWithoutWindow",
    "inputs": [
      {
        "name": "vetoer",
        "type": "address"
      }
    ]
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
  }
] as const;
