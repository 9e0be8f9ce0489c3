/** What decides whether LTL carriers take a material; its class may still be empty in a form. */
export type LtlMaterial = {
  un_number: string;
  proper_shipping_name: string;
  class_division: string;
  inhalation_zone?: string | null | undefined;
};

/**
 * What LTL carriers take on no terms. No law, but what their rules tariffs list as prohibited articles: explosives but
 * 1.4, poison gas, infectious substances and radioactive material that needs a label, and what is poisonous to breathe.
 */
const excludedClasses = /^(1\.[12356][A-Z]?|2\.3|6\.2|7)$/;

/** Excepted packages of radioactive material carry no label. */
const exceptedPackages = /^UN29(08|09|10|11)$/;

/** Whether LTL carriers refuse a material. */
export const isExcludedFromLtl = ({ un_number, class_division, inhalation_zone }: LtlMaterial): boolean =>
  Boolean(inhalation_zone) || (excludedClasses.test(class_division) && !exceptedPackages.test(un_number));
