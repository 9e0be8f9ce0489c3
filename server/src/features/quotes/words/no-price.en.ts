/** Why a carrier gave no price, by the beginning of its reason. */
export const words = {
  accessorial_not_offered: 'It does not offer “{{service}}”.',
  class_not_rated: 'It has no rates for class {{what}}.',
  miles_not_rated: 'It does not drive so short a trip.',
  partial_not_offered: 'It rents whole trucks only.',
  zone_not_rated: 'It does not deliver so far.',
  parcel_too_heavy: 'It takes parcels of up to {{what}} lb.',
  NO_TARIFF: 'It has no rates for this load.',
  LANE_UNKNOWN: 'The distance between the stops is not known.',
  AREA_NOT_SERVED: 'It does not serve this area.',
  TOO_HEAVY: 'The load is too heavy for it.',
  unavailable: 'Its system did not answer.',
  suspended: 'Its system has been failing. It was not asked this time, and will be as soon as it answers again.',
  no_answer: 'It did not answer in time.',
  nonsense: 'Its answer made no sense.',
  refused: 'It did not understand the request.',
  error: 'Its price could not be worked out.',
};
