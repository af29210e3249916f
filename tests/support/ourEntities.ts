/** The entities of the product. The tests compare only these with the specification, so that an integrator who adds an entity need not change any test. */
export const OURS = 'analytic article beneficiary campaign carpoolAnalytic community communityMember editorial event hitchhiker icon relayPoint relayPointType solidaryRecord structure territory user volunteer'.split(' ');
