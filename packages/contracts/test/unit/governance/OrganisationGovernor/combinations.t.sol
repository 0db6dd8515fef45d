// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorBehaviour} from "./GovernorBehaviour.sol";

abstract contract Fractional is GovernorBehaviour {
    function _quadratic() internal pure override returns (bool) {
        return false;
    }
}

abstract contract Quadratic is GovernorBehaviour {
    function _quadratic() internal pure override returns (bool) {
        return true;
    }
}

contract Fractional_timelock_vetoes is Fractional {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }

    function _vetoes() internal pure override returns (bool) {
        return true;
    }
}

contract Fractional_timelock_noVetoes is Fractional {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }

    function _vetoes() internal pure override returns (bool) {
        return false;
    }
}

contract Fractional_noTimelock_noVetoes is Fractional {
    function _withTimelock() internal pure override returns (bool) {
        return false;
    }

    function _vetoes() internal pure override returns (bool) {
        return false;
    }
}

contract Quadratic_timelock_vetoes is Quadratic {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }

    function _vetoes() internal pure override returns (bool) {
        return true;
    }
}

contract Quadratic_timelock_noVetoes is Quadratic {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }

    function _vetoes() internal pure override returns (bool) {
        return false;
    }
}

contract Quadratic_noTimelock_noVetoes is Quadratic {
    function _withTimelock() internal pure override returns (bool) {
        return false;
    }

    function _vetoes() internal pure override returns (bool) {
        return false;
    }
}
