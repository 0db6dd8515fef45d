// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const organisationDeployerAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "namespaces",
        "type": "address"
      },
      {
        "name": "governorImplementation",
        "type": "address"
      },
      {
        "name": "quadraticGovernorImplementation",
        "type": "address"
      },
      {
        "name": "timelockImplementation",
        "type": "address"
      },
      {
        "name": "tokenImplementation",
        "type": "address"
      },
      {
        "name": "vestingImplementation",
        "type": "address"
      },
      {
        "name": "spokeImplementation",
        "type": "address"
      },
      {
        "name": "safeProxyFactory",
        "type": "address"
      },
      {
        "name": "safeSingleton",
        "type": "address"
      },
      {
        "name": "safeFallbackHandler",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "deployBatch",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32"
      },
      {
        "name": "authority",
        "type": "address"
      },
      {
        "name": "isNew",
        "type": "bool"
      },
      {
        "name": "batch",
        "type": "bytes"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "getSafe",
    "inputs": [
      {
        "name": "setup",
        "type": "tuple",
        "components": [
          {
            "name": "kind",
            "type": "uint8"
          },
          {
            "name": "name",
            "type": "string"
          },
          {
            "name": "saltNonce",
            "type": "uint256"
          },
          {
            "name": "owners",
            "type": "address[]"
          },
          {
            "name": "threshold",
            "type": "uint256"
          }
        ]
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
    "type": "event",
    "name": "ContractDeployed",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "authority",
        "type": "address",
        "indexed": true
      },
      {
        "name": "account",
        "type": "address",
        "indexed": true
      },
      {
        "name": "kind",
        "type": "uint8",
        "indexed": false
      },
      {
        "name": "name",
        "type": "string",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "GovernanceSystemInitialised",
    "inputs": [
      {
        "name": "governor",
        "type": "address",
        "indexed": true
      },
      {
        "name": "timelock",
        "type": "address",
        "indexed": true
      },
      {
        "name": "deployer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "refundGas",
        "type": "address",
        "indexed": false
      },
      {
        "name": "token",
        "type": "address",
        "indexed": false
      },
      {
        "name": "canceller",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OrganisationDeployed",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "authority",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "BatchDeployer_NotNamespaces",
    "inputs": [
      {
        "name": "sender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_InvalidProxyKind",
    "inputs": [
      {
        "name": "kind",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_InvalidSafeKind",
    "inputs": [
      {
        "name": "kind",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NoCode",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NoInitialisation",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NothingToDeploy",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_SafeDiffers",
    "inputs": [
      {
        "name": "safe",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Factory_InvalidGovernorAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Factory_InvalidTimelockAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_QuorumWithoutBase",
    "inputs": []
  }
] as const;
