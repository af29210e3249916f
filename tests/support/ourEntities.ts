/** The entities of the product. An integrator who adds one beside them has no line to write in the tests that hold these to the specification. */
export const OURS = 'analytic article beneficiary campaign carpoolAnalytic community communityMember editorial event hitchhiker icon relayPoint relayPointType solidaryRecord structure territory user volunteer'.split(' ');
