// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const assetControllerAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "adapters",
        "type": "address[8]"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "CONTROLLER_MANAGER_ROLE",
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
    "name": "PAUSE_ROLE",
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
    "name": "allowTokenUnwrapping",
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
    "name": "burningCurrentLimitOf",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "burningMaxLimitOf",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "cancelDefaultAdminTransfer",
    "inputs": [],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "chainOf",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "sends",
        "type": "bool"
      },
      {
        "name": "takes",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
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
    "name": "custody",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "tuple",
        "components": [
          {
            "name": "locks",
            "type": "bool"
          },
          {
            "name": "taxed",
            "type": "bool"
          },
          {
            "name": "mintSelector",
            "type": "bytes4"
          },
          {
            "name": "burnSelector",
            "type": "bytes4"
          }
        ]
      }
    ],
    "stateMutability": "view"
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
    "name": "duration",
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
    "name": "initialize",
    "inputs": [
      {
        "name": "setup",
        "type": "tuple",
        "components": [
          {
            "name": "admin",
            "type": "address"
          },
          {
            "name": "manager",
            "type": "address"
          },
          {
            "name": "pauser",
            "type": "address"
          },
          {
            "name": "duration",
            "type": "uint32"
          },
          {
            "name": "minBridges",
            "type": "uint8"
          },
          {
            "name": "unwrapping",
            "type": "bool"
          },
          {
            "name": "custody",
            "type": "tuple",
            "components": [
              {
                "name": "locks",
                "type": "bool"
              },
              {
                "name": "taxed",
                "type": "bool"
              },
              {
                "name": "mintSelector",
                "type": "bytes4"
              },
              {
                "name": "burnSelector",
                "type": "bytes4"
              }
            ]
          },
          {
            "name": "multiBridgeAdapters",
            "type": "address[]"
          },
          {
            "name": "limits",
            "type": "tuple[]",
            "components": [
              {
                "name": "adapter",
                "type": "address"
              },
              {
                "name": "minting",
                "type": "uint256"
              },
              {
                "name": "burning",
                "type": "uint256"
              }
            ]
          },
          {
            "name": "chains",
            "type": "tuple[]",
            "components": [
              {
                "name": "chainId",
                "type": "uint256"
              },
              {
                "name": "sends",
                "type": "bool"
              },
              {
                "name": "takes",
                "type": "bool"
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
    "name": "minBridges",
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
    "name": "mintingCurrentLimitOf",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "mintingMaxLimitOf",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "multiBridgeAdapters",
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
        "name": "",
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
    "name": "resendTransfer",
    "inputs": [
      {
        "name": "payload",
        "type": "bytes"
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
    "name": "setChain",
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
            "name": "sends",
            "type": "bool"
          },
          {
            "name": "takes",
            "type": "bool"
          }
        ]
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setDuration",
    "inputs": [
      {
        "name": "newDuration",
        "type": "uint32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setLimits",
    "inputs": [
      {
        "name": "limits",
        "type": "tuple",
        "components": [
          {
            "name": "adapter",
            "type": "address"
          },
          {
            "name": "minting",
            "type": "uint256"
          },
          {
            "name": "burning",
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
    "name": "setMinBridges",
    "inputs": [
      {
        "name": "newMinBridges",
        "type": "uint8"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setMultiBridgeAdapter",
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
    "name": "setTokenUnwrapping",
    "inputs": [
      {
        "name": "allowed",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
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
    "name": "transferIdOf",
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
    "name": "transferState",
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
        "name": "executed",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "transferTo",
    "inputs": [
      {
        "name": "transfer",
        "type": "tuple",
        "components": [
          {
            "name": "recipient",
            "type": "address"
          },
          {
            "name": "threshold",
            "type": "uint8"
          },
          {
            "name": "unwrap",
            "type": "bool"
          },
          {
            "name": "amount",
            "type": "uint256"
          },
          {
            "name": "destinationChain",
            "type": "uint256"
          }
        ]
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
        "name": "transferId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "payable"
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
    "name": "wasSent",
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
    "type": "event",
    "name": "BridgeTaxPaid",
    "inputs": [
      {
        "name": "user",
        "type": "address",
        "indexed": true
      },
      {
        "name": "treasury",
        "type": "address",
        "indexed": true
      },
      {
        "name": "amount",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "tax",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "ChainUpdated",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "sends",
        "type": "bool",
        "indexed": false
      },
      {
        "name": "takes",
        "type": "bool",
        "indexed": false
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
    "name": "DurationUpdated",
    "inputs": [
      {
        "name": "duration",
        "type": "uint256",
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
    "name": "LimitsUpdated",
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
        "name": "minting",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "burning",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MinBridgesUpdated",
    "inputs": [
      {
        "name": "minBridges",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MultiBridgeAdapterUpdated",
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
    "name": "NotUnwrapped",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32",
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
    "name": "TokenSet",
    "inputs": [
      {
        "name": "token",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TokenUnwrappingUpdated",
    "inputs": [
      {
        "name": "allowed",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TransferExecuted",
    "inputs": [
      {
        "name": "transferId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "payloadHash",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "limit",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TransferReceived",
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
    "name": "TransferResent",
    "inputs": [
      {
        "name": "transferId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "bridges",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "TransferSent",
    "inputs": [
      {
        "name": "transferId",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "sender",
        "type": "address",
        "indexed": true
      },
      {
        "name": "bridges",
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
    "name": "AddressEmptyCode",
    "inputs": [
      {
        "name": "target",
        "type": "address"
      }
    ]
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
    "name": "Controller_ChainNotSupported",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
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
    "name": "Controller_NotEnoughGas",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_NotHighEnoughLimits",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_Paused",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_SelectorNotAllowed",
    "inputs": [
      {
        "name": "selector",
        "type": "bytes4"
      }
    ]
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
    "name": "Controller_TransferNotExecutable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TransferNotExecutableYet",
    "inputs": [
      {
        "name": "sentAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TransferResentByAdapter",
    "inputs": [
      {
        "name": "adapter",
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
    "name": "Controller_UnsupportedToken",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_ZeroAmount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedCall",
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
    "name": "ReentrancyGuardReentrantCall",
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
  },
  {
    "type": "error",
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  }
] as const;
