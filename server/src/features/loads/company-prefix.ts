/** The operator's GS1 company prefix, which the numbers of its bills of lading and handling units begin with. */
export const companyPrefix = '0614141';
