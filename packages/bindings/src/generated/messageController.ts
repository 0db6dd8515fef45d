// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const messageControllerAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "adapters",
        "type": "address[8]"
      },
      {
        "name": "executorImplementation",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "DEFAULT_ADMIN_ROLE",
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
    "name": "ORIGINATOR_ROLE",
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
    "name": "PAUSER_ROLE",
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
    "name": "RESENDER_ROLE",
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
    "name": "acceptDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "beginDefaultAdminTransfer",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancel",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "cancelDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "changeDefaultAdminDelay",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "claim",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "claimable",
    "inputs": [
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
    "name": "confirm",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "defaultAdmin",
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
    "name": "defaultAdminDelay",
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
    "name": "defaultAdminDelayIncreaseWait",
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
    "name": "execute",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "executorOf",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "sender",
        "type": "address"
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
    "name": "getRoleAdmin",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32"
      }
    ],
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
    "name": "grantRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32"
      },
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "hasRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32"
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
    "name": "history",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bytes20"
      }
    ],
    "stateMutability": "view"
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
            "name": "owner",
            "type": "address"
          },
          {
            "name": "vetoer",
            "type": "address"
          },
          {
            "name": "originators",
            "type": "address[]"
          },
          {
            "name": "resenders",
            "type": "address[]"
          },
          {
            "name": "pausers",
            "type": "address[]"
          },
          {
            "name": "adapters",
            "type": "address[]"
          },
          {
            "name": "origins",
            "type": "tuple[]",
            "components": [
              {
                "name": "chainId",
                "type": "uint256"
              },
              {
                "name": "minimum",
                "type": "uint8"
              },
              {
                "name": "delay",
                "type": "uint32"
              }
            ]
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "isApproved",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "isCancelled",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
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
    "name": "messageIdOf",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      },
      {
        "name": "nonce_",
        "type": "uint256"
      }
    ],
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
    "name": "messageState",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "votes",
        "type": "uint256"
      },
      {
        "name": "executableAt",
        "type": "uint256"
      },
      {
        "name": "executed",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "nonce",
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
    "name": "originOf",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "minimum",
        "type": "uint8"
      },
      {
        "name": "delay",
        "type": "uint32"
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
    "name": "pause",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "paused",
    "inputs": [],
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
    "name": "payloadHashOf",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "hash",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure"
  },
  {
    "type": "function",
    "name": "pendingDefaultAdmin",
    "inputs": [],
    "outputs": [
      {
        "name": "newAdmin",
        "type": "address"
      },
      {
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pendingDefaultAdminDelay",
    "inputs": [],
    "outputs": [
      {
        "name": "newDelay",
        "type": "uint48"
      },
      {
        "name": "schedule",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "quoteMessage",
    "inputs": [
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "targets",
            "type": "address[]"
          },
          {
            "name": "calldatas",
            "type": "bytes[]"
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "gasLimit",
            "type": "uint32"
          }
        ]
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      },
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
    "name": "quoteVotes",
    "inputs": [
      {
        "name": "homeChainId",
        "type": "uint256"
      },
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
    "name": "receiveMessage",
    "inputs": [
      {
        "name": "originChain",
        "type": "uint256"
      },
      {
        "name": "payload",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "renounceRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32"
      },
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "resendMessage",
    "inputs": [
      {
        "name": "payload",
        "type": "bytes"
      },
      {
        "name": "historyBefore",
        "type": "bytes20"
      },
      {
        "name": "later",
        "type": "bytes32[]"
      },
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
      }
    ],
    "outputs": [],
    "stateMutability": "payable"
  },
  {
    "type": "function",
    "name": "revokeRole",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32"
      },
      {
        "name": "account",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "rollbackDefaultAdminDelay",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "sendMessage",
    "inputs": [
      {
        "name": "message",
        "type": "tuple",
        "components": [
          {
            "name": "targets",
            "type": "address[]"
          },
          {
            "name": "calldatas",
            "type": "bytes[]"
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "gasLimit",
            "type": "uint32"
          }
        ]
      },
      {
        "name": "destinationChain",
        "type": "uint256"
      },
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
    "name": "sendVotes",
    "inputs": [
      {
        "name": "homeChainId",
        "type": "uint256"
      },
      {
        "name": "governor",
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
    "name": "unpause",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      },
      {
        "name": "approved",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateOrigin",
    "inputs": [
      {
        "name": "origin",
        "type": "tuple",
        "components": [
          {
            "name": "chainId",
            "type": "uint256"
          },
          {
            "name": "minimum",
            "type": "uint8"
          },
          {
            "name": "delay",
            "type": "uint32"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "updateVetoer",
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
    "name": "vetoer",
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
    "type": "event",
    "name": "AdapterUpdated",
    "inputs": [
      {
        "name": "adapter",
        "type": "address",
        "indexed": true
      },
      {
        "name": "slot",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "approved",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "BridgeFailed",
    "inputs": [
      {
        "name": "messageId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "adapter",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminDelayChangeScheduled",
    "inputs": [
      {
        "name": "newDelay",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "effectSchedule",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferCanceled",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "DefaultAdminTransferScheduled",
    "inputs": [
      {
        "name": "newAdmin",
        "type": "address",
        "indexed": true
      },
      {
        "name": "acceptSchedule",
        "type": "uint48",
        "indexed": false
      }
    ],
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
    "name": "MessageCancelled",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageConfirmed",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "executableAt",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageExecuted",
    "inputs": [
      {
        "name": "messageId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "payloadHash",
        "type": "bytes32",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageReceived",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "adapter",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageResent",
    "inputs": [
      {
        "name": "messageId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "taken",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MessageSent",
    "inputs": [
      {
        "name": "messageId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "taken",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "payload",
        "type": "bytes",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OriginUpdated",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "minimum",
        "type": "uint8",
        "indexed": false
      },
      {
        "name": "delay",
        "type": "uint32",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Paused",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RefundKept",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleAdminChanged",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "previousAdminRole",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "newAdminRole",
        "type": "bytes32",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleGranted",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "RoleRevoked",
    "inputs": [
      {
        "name": "role",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "Unpaused",
    "inputs": [
      {
        "name": "account",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "VetoerUpdated",
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
    "name": "VotesVoided",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "AccessControlBadConfirmation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminRules",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlInvalidDefaultAdmin",
    "inputs": [
      {
        "name": "defaultAdmin",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "neededRole",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "CloneArgumentsTooLong",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_BridgeDisabled",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_DelayTooShort",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "delay",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_EtherTransferFailed",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_InvalidPayload",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_MessageExpired",
    "inputs": [
      {
        "name": "expiredAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotCancellable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotExecutable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotExecutableYet",
    "inputs": [
      {
        "name": "executableAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageResentByAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_NoBridge",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_NotEnoughGas",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_Paused",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_ThresholdNotMet",
    "inputs": [
      {
        "name": "count",
        "type": "uint256"
      },
      {
        "name": "required",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TooManyAdapters",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_Unauthorised",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_UnknownAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Create2EmptyBytecode",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedDeployment",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
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
