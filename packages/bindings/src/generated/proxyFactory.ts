// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const proxyFactoryAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "upgrader",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "deploy",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "parameters_",
        "type": "tuple",
        "components": [
          {
            "name": "implementation",
            "type": "address"
          },
          {
            "name": "authority",
            "type": "address"
          },
          {
            "name": "argument",
            "type": "bytes32"
          },
          {
            "name": "companion",
            "type": "address"
          }
        ]
      },
      {
        "name": "initialisation",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "proxy",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "getDeployed",
    "inputs": [
      {
        "name": "deployer",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
      }
    ],
    "outputs": [
      {
        "name": "proxy",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "parameters",
    "inputs": [],
    "outputs": [
      {
        "name": "parameters_",
        "type": "tuple",
        "components": [
          {
            "name": "implementation",
            "type": "address"
          },
          {
            "name": "authority",
            "type": "address"
          },
          {
            "name": "argument",
            "type": "bytes32"
          },
          {
            "name": "companion",
            "type": "address"
          }
        ]
      },
      {
        "name": "upgrader",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "ProxyDeployed",
    "inputs": [
      {
        "name": "proxy",
        "type": "address",
        "indexed": true
      },
      {
        "name": "deployer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "implementation",
        "type": "address",
        "indexed": true
      },
      {
        "name": "authority",
        "type": "address",
        "indexed": false
      },
      {
        "name": "argument",
        "type": "bytes32",
        "indexed": false
      },
      {
        "name": "companion",
        "type": "address",
        "indexed": false
      },
      {
        "name": "salt",
        "type": "bytes32",
        "indexed": false
      }
    ],
    "anonymous": false
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
    "name": "Factory_SaltAlreadyUsed",
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
    "name": "ProxyFactory_InvalidAuthority",
    "inputs": [
      {
        "name": "authority",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ProxyFactory_InvalidUpgrader",
    "inputs": [
      {
        "name": "upgrader",
        "type": "address"
      }
    ]
  }
] as const;
